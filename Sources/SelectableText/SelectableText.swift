@_exported public import PCRE2
@_exported public import TextComposer
@_exported public import TextLayout
@_exported public import TextModel
@_exported public import TextSelection
@_exported public import TextValidation

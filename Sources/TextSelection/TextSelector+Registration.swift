import TextValidation

extension TextSelector {
  /// Why a validator was not registered.
  public enum RegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A validator of that identifier is registered; it stays, and so does its action (layout.md, V4).
    case duplicateIdentifier(String)
    /// The validator's identifier is empty.
    case emptyIdentifier

    /// A sentence for the programmer.
    public var description: String {
      switch self {
      case .duplicateIdentifier(let identifier): "a validator is already registered as '\(identifier)'"
      case .emptyIdentifier: "a validator's identifier must not be empty"
      }
    }
  }

  /// A validator with what a selector needs to know of it.
  struct Registration: Sendable {
    /// How a validator finds its selections in running text.
    enum Form: Sendable {
      /// It accepts whole words.
      case word
      /// It says where its matches are.
      case range(any TextRangeValidator)
      /// It takes what it wants of the default dialect's selections.
      case dialect(any DialectRangeValidator)
    }

    /// The identifier when it was registered.
    let identifier: String
    let validator: any TextSelectionValidator
    let action: Action?
    let form: Form

    init(_ validator: any TextSelectionValidator, action: Action?) {
      identifier = validator.identifier
      self.validator = validator
      self.action = action
      form = Self.form(of: validator)
    }

    /// A ``TextValidation/ContainerValidator`` only draws otherwise: what is inside says where.
    private static func form(of validator: any TextSelectionValidator) -> Form {
      var inner = validator
      while let container = inner as? ContainerValidator { inner = container.validator }
      return switch inner {
      case let dialect as any DialectRangeValidator: .dialect(dialect)
      case let range as any TextRangeValidator: .range(range)
      default: .word
      }
    }
  }
}

/// The pack that `selectable packs new` writes: it loads, its examples hold, and its comments say what to change.
enum PackTemplate {
  /// The files by name, of a pack for `dialect`, which is a name that packs may have.
  static func files(dialect: String) -> [(name: String, text: String)] {
    [
      ("README.md", readme(dialect)), ("pack.json", pack(dialect)), ("issue.json", rule), ("issue.pcre2", pattern),
    ]
  }

  private static func readme(_ dialect: String) -> String {
    """
    # \(dialect)

    What the default dialect selects, and issue keys such as `ABC-123`: a pack to start from.

    - `pack.json` says what the dialect is. `precedence` names every rule; of two equally long candidates at the same
      place the earlier rule wins. Raise `version` when results change.
    - `issue.json` is a rule: the kind of what it selects, and its examples. In `matches` the marks stand around each
      selection; `rejects` have none. Write down every text that once went wrong.
    - `issue.pcre2` is its pattern, with comments.

    To add a rule, write two such files under another name, and put the name into `precedence`. To add rules to what
    a platform selects, set `extends` to its dialect, `searches` to `apart`, and `precedence` to the rules that
    `selectable packs show NAME` lists, with yours among them. `Validators/README.md` of SelectableText has all keys. Then:

        selectable packs test \(dialect)
        selectable scan --pack \(dialect) FILE

    """
  }

  private static func pack(_ dialect: String) -> String {
    """
    {
      "format": 1,
      "dialect": "\(dialect)",
      "version": "1",
      "follows": "our own conventions",
      "summary": "What the default dialect selects, and issue keys.",
      "offset_unit": "utf8",
      "text_unit": "line",
      "granularity": "range",
      "extends": "default",
      "precedence": ["handlebars", "link", "domain", "email", "issue", "mention", "hashtag", "cashtag", "phone"],
      "options": {}
    }

    """
  }

  private static let rule = """
    {
      "kind": "issue",
      "summary": "Keys of issues: capitals, a hyphen and a number.",
      "captures": {"project": "project", "number": "number"},
      "checks": ["boundary", "notFollowedBy(-)"],
      "matches": [
        "see ⟦ABC-123⟧.",
        "⟦ABC-1⟧, ⟦QA-2⟧"
      ],
      "rejects": [
        "xABC-12",
        "ABC-12x",
        "ABC-12-3",
        "https://a.example/ABC-123"
      ]
    }

    """

  private static let pattern = #"""
    # Extended mode: blanks and line breaks mean nothing, and a number sign begins a comment.
    (?<! - )                            # not from the middle of A-BC-1
    (?<project> [A-Z] [A-Z0-9]{1,9}+ )  # possessive: never gives back what it took, so it cannot run away
    -
    (?<number> [1-9] [0-9]{0,6}+ )
    # What must not stand before and behind it, the check "boundary" in issue.json sees to.

    """#
}

internal import CPCRE2

/// Why a search was given up. That nothing matches is no error.
public enum MatchError: Error, Hashable, Sendable {
  /// The pattern tried more ways to match from one offset than ``MatchLimits/match`` allows.
  case matchLimit
  /// The interpreter had more unfinished choices than ``MatchLimits/depth`` allows.
  case depthLimit
  /// The interpreter needed more memory than ``MatchLimits/heapKibibytes`` allows.
  case heapLimit
  /// Just-in-time code needed more stack than ``MatchLimits/jitStackKibibytes`` allows.
  case jitStackLimit
  /// The searches of a text took longer than ``MatchLimits/time`` allows.
  case timeLimit
  /// Any other error, by PCRE2's code: memory ran out (-48), or a recursion did not advance (-52).
  case other(code: CInt)

  /// The error for a negative result of `pcre2_match` that is not "no match".
  init(code: CInt) {
    switch code {
    case PCRE2_ERROR_MATCHLIMIT: self = .matchLimit
    case PCRE2_ERROR_DEPTHLIMIT: self = .depthLimit
    case PCRE2_ERROR_HEAPLIMIT: self = .heapLimit
    case PCRE2_ERROR_JIT_STACKLIMIT: self = .jitStackLimit
    case PCRE2_ERROR_CALLOUT: self = .timeLimit
    default: self = .other(code: code)
    }
  }
}

extension MatchError: CustomStringConvertible {
  /// Which limit was hit, and what to do about it.
  public var description: String {
    switch self {
    case .matchLimit:
      "match limit exceeded: the pattern backtracks too much; make nested repeats possessive or raise the limit"
    case .depthLimit:
      "depth limit exceeded: the pattern keeps too many choices open; make repeats possessive or raise the limit"
    case .heapLimit:
      "heap limit exceeded: the pattern keeps too many choices open; make repeats possessive or raise the limit"
    case .jitStackLimit:
      "JIT stack limit exceeded: the pattern keeps too many choices open; make repeats possessive or raise the limit"
    case .timeLimit:
      "time limit exceeded: the pattern reads the text again from many places; bound its repeats or raise the limit"
    case .other(let code):
      "\(errorMessage(forCode: code)) (PCRE2 error \(code))"
    }
  }
}

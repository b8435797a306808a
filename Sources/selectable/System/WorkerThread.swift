#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread that does one thing.
struct WorkerThread: Sendable {
  /// How much stack a thread gets: that of the main thread, on systems that give others less.
  private static let stackByteCount = 8 << 20

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  #if canImport(Glibc)
    private let thread: pthread_t
  #else
    // SAFETY: an identifier, which pthread_join(3) alone uses.
    private nonisolated(unsafe) let thread: pthread_t
  #endif

  /// Starts a thread; `nil` if the system gives none.
  init?(_ body: @escaping @Sendable () -> Void) {
    // SAFETY: attributes are initialized before use and destroyed after it; the reference to the work that is handed
    // over is taken back exactly once, by the thread, or here if there is none.
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, WorkerThread.stackByteCount)
    let work = unsafe Unmanaged.passRetained(Work(body))
    #if canImport(Glibc)
      var thread = pthread_t()
      let result = unsafe pthread_create(&thread, &attributes, { unsafe runWork($0) }, work.toOpaque())
      if result == 0 {
        self.thread = thread
        return
      }
    #else
      var thread: pthread_t?
      let result = unsafe pthread_create(&thread, &attributes, { unsafe runWork($0) }, work.toOpaque())
      if result == 0, let thread = unsafe thread {
        unsafe self.thread = thread
        return
      }
    #endif
    unsafe work.release()
    return nil
  }

  /// Waits for the thread's end; must be called once.
  func join() {
    #if canImport(Glibc)
      pthread_join(thread, nil)
    #else
      // SAFETY: the thread was started, and is joined once.
      _ = unsafe pthread_join(thread, nil)
    #endif
  }

  /// The start of every thread: does the work it was given.
  fileprivate static func start(_ context: UnsafeMutableRawPointer?) {
    guard let context = unsafe context else { return }
    // SAFETY: the context is the reference that init handed over.
    unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
  }
}

private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  unsafe WorkerThread.start(context)
  return nil
}

/// How many processors there are to work with; at least one.
var availableProcessorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// State that threads share: one at a time works with it, others may wait for what it does to it.
///
/// `Synchronization.Mutex` cannot wait, and the thread sanitizer does not know it; this is a mutex and a condition of
/// pthreads(7) with the state they guard.
@safe final class Monitor<State: ~Copyable & Sendable>: Sendable {
  // SAFETY: made in init, freed in deinit; the state is touched by the owner of the mutex alone.
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private nonisolated(unsafe) let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private nonisolated(unsafe) let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

  init(_ state: consuming State) {
    // SAFETY: the memory was allocated just now and nobody else knows it.
    unsafe self.state.initialize(to: state)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe condition.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    // SAFETY: nobody refers to the monitor any more, so nobody holds the mutex or waits.
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deinitialize(count: 1).deallocate()
    unsafe mutex.deinitialize(count: 1).deallocate()
    unsafe state.deinitialize(count: 1).deallocate()
  }

  /// Works with the state while no other thread does.
  func withLock<Result: ~Copyable>(_ body: (inout State) -> Result) -> Result {
    // SAFETY: this thread owns the mutex from the lock to the unlock.
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return unsafe body(&state.pointee)
  }

  /// Works with the state, then lets all who wait look at it again.
  func change<Result>(_ body: (inout State) -> Result) -> Result {
    // SAFETY: as in withLock(_:).
    unsafe pthread_mutex_lock(mutex)
    defer {
      unsafe pthread_cond_broadcast(condition)
      unsafe pthread_mutex_unlock(mutex)
    }
    return unsafe body(&state.pointee)
  }

  /// Waits until `body` has an answer; it is asked now, and after each ``change(_:)``.
  func wait<Result>(for body: (inout State) -> Result?) -> Result {
    // SAFETY: as in withLock(_:); pthread_cond_wait(3) gives the mutex up while it waits, and takes it again.
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let result = unsafe body(&state.pointee) { return result }
      unsafe pthread_cond_wait(condition, mutex)
    }
  }
}

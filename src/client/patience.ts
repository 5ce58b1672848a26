/** The timeout of an answer, restarted whenever data arrives. */
export interface Patience {
  /** Aborts on timeout, and when the caller cancels. */
  signal: AbortSignal
  /** Restarts the timeout, because data arrived. */
  renew(): void
  end(): void
}

/** One signal for both reasons to stop; `AbortSignal.any` is missing in browsers people still use. */
export function startPatience(timeout: number, outer?: AbortSignal): Patience {
  const controller = new AbortController()
  const stop = () => controller.abort()
  let timer = setTimeout(stop, timeout)
  outer?.addEventListener('abort', stop)
  if (outer?.aborted) stop()
  return {
    signal: controller.signal,
    renew() {
      clearTimeout(timer)
      timer = setTimeout(stop, timeout)
    },
    end() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', stop)
    },
  }
}

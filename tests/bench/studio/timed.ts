/** Milliseconds that a piece of work takes, and its answer. */
export async function timed<T>(work: () => Promise<T>): Promise<{ took: number; done: T }> {
  const began = performance.now()
  const done = await work()
  return { took: performance.now() - began, done }
}

/** Does it once however often it is asked for, and again after a failure. */
export function onceAsked(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
}

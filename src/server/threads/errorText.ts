/** Text of anything thrown, for another thread: errors lose their class on the way. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

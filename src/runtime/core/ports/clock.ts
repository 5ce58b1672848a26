/** Time as a port: the core never reads the machine's clock. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs once after so many milliseconds; the returned function cancels it. */
  after(ms: number, run: () => void): () => void
}

/** Time, handed in: nothing in the core reads the machine's own. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Runs once, after so many milliseconds; the answer calls it off. */
  after(ms: number, run: () => void): () => void
}

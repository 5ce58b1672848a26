/** One thing an operator should know; never personal data or row values. */
export interface StoreEvent {
  level: 'info' | 'warn' | 'error'
  /** Dotted name, for example `store.discarded`. */
  event: string
  [detail: string]: unknown
}

export type StoreLog = (event: StoreEvent) => void

/** Default log: writes warnings and errors to standard error, one JSON object per line. */
export const logToStderr: StoreLog = (event) => {
  if (event.level !== 'info') process.stderr.write(`${JSON.stringify(event)}\n`)
}

/** One question to the server: an operationId and its flat input (null is "not given" and left out). */
export interface Request {
  /** Call and canonical input: equal questions have equal keys. */
  key: string
  call: string
  input: Readonly<Record<string, unknown>>
}

/** How sources are asked; the application puts SWR's cache underneath. */
export interface SourceTransport {
  /** The last answer to this question, shown while it is asked again. */
  peek(key: string): unknown
  /** An answer that came with the page itself and is as fresh as any: it is taken once, and nothing is asked. */
  takeInitial?(key: string): unknown
  /** `fresh` never joins a request that is already under way: that one may be older than a change just made. */
  ask(request: Request, options: { fresh: boolean }): Promise<unknown>
}

/**
 * Sends a call of an action. Rejects with an error that carries the Chinese `msg` to show; refusals of the server
 * also carry `code` (and `data`), an expired login is named `LoginExpired`.
 */
export type Call = (id: string, input: Readonly<Record<string, unknown>>) => Promise<unknown>

/** A request to the server: operationId and flat input (null values are left out). */
export interface Request {
  /** Operation and canonical input: equal requests have equal keys. */
  key: string
  call: string
  input: Readonly<Record<string, unknown>>
}

/** How sources send requests; the application implements it with SWR's cache. */
export interface SourceTransport {
  /** Returns the cached answer, shown while it is revalidated. */
  peek(key: string): unknown
  /**
   * Takes the answer embedded in the page, which serves the sources that start together and no later ones; it counts as
   * fresh, so no request is sent.
   */
  takeInitial?(key: string): unknown
  /** `fresh` never joins a request in flight, which may be older than a change just made. */
  ask(request: Request, options: { fresh: boolean }): Promise<unknown>
}

/**
 * Sends an action's call. Rejects with an error that has the Chinese `msg` to show; refusals of the server also have
 * `code` (and `data`), an expired login is named `LoginExpired`.
 */
export type Call = (id: string, input: Readonly<Record<string, unknown>>) => Promise<unknown>

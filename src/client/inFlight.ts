/** Requests in flight by key, so that equal ones are deduped. */
export interface InFlight {
  /** Joins the request of this key that is in flight, or sends one. */
  join(key: string, send: () => Promise<unknown>): Promise<unknown>
  /** Sends one that others may join from now on, and joins none itself. */
  send(key: string, send: () => Promise<unknown>): Promise<unknown>
}

export function createInFlight(): InFlight {
  const requests = new Map<string, Promise<unknown>>()

  function start(key: string, send: () => Promise<unknown>): Promise<unknown> {
    const request = send()
    requests.set(key, request)
    const settled = () => {
      if (requests.get(key) === request) requests.delete(key)
    }
    request.then(settled, settled)
    return request
  }
  return { send: start, join: (key, send) => requests.get(key) ?? start(key, send) }
}

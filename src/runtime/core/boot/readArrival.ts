/** What an address may bring for this browser alone; none of it is for pages to see. */
export interface Arrival {
  /** Query `userToken`: a one-time ticket (decision 0147). */
  ticket?: string
  /** Queries of the provider's callback, or of a gateway that asked it for us. */
  state?: string
  code?: string
  openId?: string
}

const NAMES = { userToken: 'ticket', state: 'state', code: 'code', openId: 'openId' } as const

/** The form of a state that was given out here; the provider brings it back alone where it was refused. */
const GIVEN_STATE = /^[0-9a-f]{32}$/

/** A `code` without the `state` of a callback is a page's own, and so is a `state` that comes with nothing of it. */
const isOurs = (name: string, query: URLSearchParams): boolean =>
  name === 'userToken' || name === 'openId' || isCallback(query)

const isCallback = (query: URLSearchParams): boolean =>
  query.has('state') &&
  (query.has('code') || query.has('openId') || GIVEN_STATE.test(query.get('state') ?? ''))

/** The query text of an address → what it brought, and the query without it. */
export function readArrival(search: string): { arrival: Arrival; rest: string } {
  const query = new URLSearchParams(search)
  const ours = Object.entries(NAMES).filter(([name]) => query.has(name) && isOurs(name, query))
  const arrival = Object.fromEntries(ours.map(([name, key]) => [key, query.get(name) ?? '']))
  for (const [name] of ours) query.delete(name)
  if (ours.length === 0) return { arrival, rest: search }
  const rest = query.toString()
  return { arrival, rest: rest && `?${rest}` }
}

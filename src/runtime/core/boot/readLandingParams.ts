/** Query parameters of the address that are for this browser alone; pages never see them. */
export interface LandingParams {
  /** Query `userToken`: a one-time ticket (decision 0147). */
  ticket?: string
  /** Queries of the provider's callback, or of a gateway that asked it for us. */
  state?: string
  code?: string
  openId?: string
}

const NAMES = { userToken: 'ticket', state: 'state', code: 'code', openId: 'openId' } as const

/** The format of a `state` issued here; the provider returns it alone when the user refused. */
const ISSUED_STATE = /^[0-9a-f]{32}$/

/** A `code` without `state` belongs to the page, and so does a `state` without the other parameters of a callback. */
const isOurs = (name: string, query: URLSearchParams): boolean =>
  name === 'userToken' || name === 'openId' || isCallback(query)

const isCallback = (query: URLSearchParams): boolean =>
  query.has('state') &&
  (query.has('code') || query.has('openId') || ISSUED_STATE.test(query.get('state') ?? ''))

/** Splits the query of an address into the landing parameters and the rest, which keeps its order. */
export function readLandingParams(search: string): { params: LandingParams; rest: string } {
  const query = new URLSearchParams(search)
  const ours = Object.entries(NAMES).filter(([name]) => query.has(name) && isOurs(name, query))
  const params = Object.fromEntries(ours.map(([name, key]) => [key, query.get(name) ?? '']))
  for (const [name] of ours) query.delete(name)
  if (ours.length === 0) return { params, rest: search }
  const rest = query.toString()
  return { params, rest: rest && `?${rest}` }
}

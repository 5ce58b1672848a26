import { lookup as askNames } from 'node:dns'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { AddressRefused } from './addressRefused.ts'
import { answerOf } from './answerOf.ts'
import { isPublicAddress } from './publicAddress.ts'
import { publicLookup } from './publicLookup.ts'

/**
 * Permitted targets of a request: `public` machines over TLS, or any address that the `operator` wrote into the
 * environment, which may be in a private network. Addresses from documents and answers are public.
 */
export type Reach = 'public' | 'operator'

export interface OutgoingInit extends RequestInit {
  /** `public` by default. */
  reach?: Reach
  /** Largest answer, in bytes. */
  mostBytes?: number
}

export type Outgoing = (address: string, init?: OutgoingInit) => Promise<Response>

const MOST_BYTES = 64 * 1024 * 1024
const MOST_MS = 60_000
/** Milliseconds after which an idle connection is not reused: the other side may be about to close it. */
const KEPT_MS = 4_000

/**
 * Creates the one function by which the server calls others over HTTP. It follows no redirect: with `redirect:
 * 'manual'` the caller gets the answer and may call the next address itself, otherwise the call fails. A call also
 * fails beyond `mostBytes` or one minute, and with `AddressRefused` for an address beyond its reach.
 * @param resolve finds the addresses of a name, which are checked when a connection is opened
 */
export function createOutgoing(resolve: typeof askNames = askNames): Outgoing {
  const kept = { keepAlive: true, timeout: KEPT_MS }
  const agents = {
    operator: { 'http:': new HttpAgent(kept), 'https:': new HttpsAgent(kept) },
    public: { 'https:': new HttpsAgent({ ...kept, lookup: publicLookup(resolve) }) },
  }
  return async (address, { reach = 'public', mostBytes = MOST_BYTES, ...init } = {}) => {
    const url = urlOf(address, reach)
    const limit = AbortSignal.timeout(MOST_MS)
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
    signal.throwIfAborted()
    const { method, headers, body } = await messageOf(url, init)
    const { [url.protocol as 'https:']: agent } = agents[reach]
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const answer = await new Promise<IncomingMessage>((took, failed) => {
      const sent = send(url, { method, headers, agent, signal })
      sent.once('response', took)
      sent.once('error', (error) => failed(signal.aborted ? signal.reason : failure(error)))
      sent.end(body)
    })
    return answerOf(answer, { mostBytes, signal, follows: init.redirect === 'manual' })
  }
}

/** The function for the server's own calls. */
export const outgoing: Outgoing = createOutgoing()

/** Returns the function for addresses from the environment (`operator`). */
export const toOperators =
  (ask: Outgoing): Outgoing =>
  (address, init) =>
    ask(address, { ...init, reach: 'operator' })

/** @throws AddressRefused for an address beyond reach */
function urlOf(address: string, reach: Reach): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || url.username || url.password) throw new AddressRefused('no web address')
  if (reach === 'operator') return url
  if (url.protocol !== 'https:') throw new AddressRefused('an address without TLS')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new AddressRefused('not a public address')
  return url
}

/** Builds the request that `fetch` would send: a body sets its content type. */
async function messageOf(url: URL, { method, headers, body }: RequestInit) {
  const request = new Request(url, {
    ...(method === undefined ? {} : { method }),
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body }),
  })
  const bytes = Buffer.from(await request.arrayBuffer())
  const hasBody = request.body !== null
  return {
    method: request.method,
    headers: {
      ...Object.fromEntries(request.headers),
      ...(hasBody ? { 'content-length': String(bytes.length) } : {}),
    },
    body: hasBody ? bytes : undefined,
  }
}

/** Converts an error as `fetch` does, with its kind in the cause. */
const failure = (error: Error): Error =>
  error instanceof AddressRefused ? error : new TypeError('fetch failed', { cause: error })

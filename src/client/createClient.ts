import { CALLS } from '#contract/calls.gen.ts'
import type { CallData, CallEntry, CallInput, OperationId } from '#contract/calls.ts'
import type { Input } from './buildRequest.ts'
import { canonicalJson } from './canonicalJson.ts'
import { LoginExpired } from './errors.ts'
import { createFlights } from './flights.ts'
import type { Credentials, Sending } from './outgoing.ts'
import { createPending } from './pending.ts'
import { createPost } from './post.ts'

export interface ClientOptions {
  fetch: typeof globalThis.fetch
  baseUrl: string
  getToken: () => string | undefined
  /** The grants of `proveMobile`, newest first. */
  getProofs: () => readonly string[]
  /** The grant of `validateRecommend`. */
  getRecommendation: () => string | undefined
  /** A fresh idempotency key: 8 to 64 letters, digits, `-` or `_`, never the same twice. */
  newKey: () => string
  /** Calls in flight that want the loading indicator. */
  onPending?: (count: number) => void
  /** Once for a token that the server no longer takes, when nothing is in flight any more. */
  onLoginExpired: () => void
  /** Milliseconds; 30 seconds unless told. */
  timeout?: number
  /** Milliseconds since 1970; the machine's clock unless told. */
  now?: () => number
}

export interface CallOptions {
  /** Ends a reading call; a write with an idempotency key cannot be called back and ignores it. */
  signal?: AbortSignal
  /** Overrules the contract's `x-silent`. */
  silent?: boolean
}

export interface Client {
  /** Resolves to the envelope's data; rejects with one of `errors.ts`, or the signal's reason. */
  call<Id extends OperationId>(
    id: Id,
    input: CallInput<Id>,
    options?: CallOptions,
  ): Promise<CallData<Id>>
  /** The same for documents that name the call; an unknown name throws a plain Error. */
  callByName(id: string, input: Input, options?: CallOptions): Promise<unknown>
  /** From now on calls go in the encrypted envelope: for a site whose `otherConfig.isEncrypt` is on. */
  encrypt(): void
}

export function createClient(options: ClientOptions): Client {
  const { fetch, baseUrl, newKey, timeout = 30_000, onPending = () => {} } = options
  const post = createPost({ fetch, baseUrl, timeout }, options.now ?? Date.now)
  const expiry = createExpiry(options)
  const track = createPending({ onShown: onPending, onIdle: expiry.settle })
  const fly = createFlights(newKey)

  async function callByName(id: string, input: Input, { signal, silent }: CallOptions = {}) {
    const entry = entryOf(id)
    const credentials = entry.auth === 'none' ? {} : credentialsOf(options)
    const send = (sending: Omit<Sending, 'credentials'>) =>
      track(silent ?? entry.silent ?? false, () =>
        expiry.watch(credentials, post.send(id, entry, input, { credentials, ...sending })),
      )
    if (!entry.idempotent) return send({ signal })
    return fly(`${id} ${canonicalJson(input)}`, (key) => send({ key }))
  }

  return { callByName, call: callByName as Client['call'], encrypt: post.encrypt }
}

function entryOf(id: string): CallEntry {
  if (!Object.hasOwn(CALLS, id)) throw new Error(`no call is named ${id}`)
  return CALLS[id as OperationId]
}

function credentialsOf({ getToken, getProofs, getRecommendation }: ClientOptions): Credentials {
  return { token: getToken(), proofs: getProofs(), recommendation: getRecommendation() }
}

/** The first expired token is told once, when everything in flight has settled; a newer login is left alone. */
function createExpiry({ getToken, onLoginExpired }: ClientOptions) {
  let expired: string | undefined
  let told: string | undefined
  return {
    async watch<T>({ token }: Credentials, flight: Promise<T>): Promise<T> {
      return flight.catch((error: unknown) => {
        if (error instanceof LoginExpired && token !== told) expired ??= token
        throw error
      })
    },
    settle() {
      const token = expired
      expired = undefined
      if (token === undefined || token !== getToken()) return
      told = token
      onLoginExpired()
    },
  }
}

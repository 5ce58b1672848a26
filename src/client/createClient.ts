import type { CallData, CallInput, OperationId } from '#contract/calls.ts'
import type { Input } from './buildRequest.ts'
import { callEntry } from './callEntry.ts'
import { LoginExpired } from './errors.ts'
import { createIdempotentCalls } from './idempotency.ts'
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
  /** Called with the number of calls in flight that show the loading indicator. */
  onPending?: (count: number) => void
  /** Once for a token that the server no longer takes, when nothing is in flight any more. */
  onLoginExpired: () => void
  /** Milliseconds; default 30 seconds. */
  timeout?: number
  /** Milliseconds since 1970; default `Date.now`. */
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
  /** Sends all further calls in the encrypted envelope: for a site whose `otherConfig.isEncrypt` is on. */
  encrypt(): void
}

export function createClient(options: ClientOptions): Client {
  const { fetch, baseUrl, newKey, timeout = 30_000, onPending = () => {} } = options
  const post = createPost({ fetch, baseUrl, timeout }, options.now ?? Date.now)
  const expiry = createExpiry(options)
  const track = createPending({ onShown: onPending, onIdle: expiry.settle })
  const sendOnce = createIdempotentCalls(newKey)

  async function callByName(id: string, input: Input, { signal, silent }: CallOptions = {}) {
    const found = callEntry(id)
    const entry = found instanceof Promise ? await found : found
    const credentials = entry.auth === 'none' ? {} : credentialsOf(options)
    const send = (sending: Omit<Sending, 'credentials'>) =>
      track(silent ?? entry.silent ?? false, () =>
        expiry.watch(credentials, post.send(id, entry, input, { credentials, ...sending })),
      )
    if (!entry.idempotent) return send({ signal })
    return sendOnce(`${id} ${requestKeyOf(input)}`, (key) => send({ key }))
  }

  return { callByName, call: callByName as Client['call'], encrypt: post.encrypt }
}

function credentialsOf({ getToken, getProofs, getRecommendation }: ClientOptions): Credentials {
  return { token: getToken(), proofs: getProofs(), recommendation: getRecommendation() }
}

/** Reports the first expired token once, after everything in flight has settled; a newer login is left alone. */
function createExpiry({ getToken, onLoginExpired }: ClientOptions) {
  let expired: string | undefined
  let reportedToken: string | undefined
  return {
    async watch<T>({ token }: Credentials, flight: Promise<T>): Promise<T> {
      return flight.catch((error: unknown) => {
        if (error instanceof LoginExpired && token !== reportedToken) expired ??= token
        throw error
      })
    },
    settle() {
      const token = expired
      expired = undefined
      if (token === undefined || token !== getToken()) return
      reportedToken = token
      onLoginExpired()
    },
  }
}

/** JSON text that is the same for equal values: keys of every object are sorted. */
function requestKeyOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

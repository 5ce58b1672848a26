import type { CallEntry } from '#contract/calls.ts'
import { SUCCESS_CODE } from '#contract/codes.ts'
import { type Envelope, RefusalCode } from '#contract/envelope.ts'
import { type BuiltRequest, buildRequest, type Input } from './buildRequest.ts'
import { ApiRejection, BadAnswer, LoginExpired, NetworkFailure } from './errors.ts'
import { hashedInput } from './hashedInput.ts'

export interface Transport {
  fetch: typeof globalThis.fetch
  /** Origin (and prefix) before every address; empty for the page's own origin. */
  baseUrl: string
  /** Milliseconds until an answer is given up. */
  timeout: number
}

export interface Credentials {
  token?: string | undefined
  proof?: string | undefined
  recommendation?: string | undefined
}

export interface Sending {
  credentials: Credentials
  /** Sent as `idempotency-key`. */
  key?: string
  signal?: AbortSignal | undefined
}

/**
 * Sends one call and opens its envelope: the only place that turns an answer into data or an error.
 * An abort by `signal` rejects with the signal's reason, not with one of our errors.
 */
export async function call(
  transport: Transport,
  id: string,
  entry: CallEntry,
  input: Input,
  sending: Sending,
): Promise<unknown> {
  const { token } = sending.credentials
  const request = buildRequest(id, entry, await hashedInput(entry, input))
  const { status, text } = await exchange(transport, request, sending)
  const envelope = readEnvelope(text)
  if (envelope?.code === SUCCESS_CODE) return envelope.data
  const refused = status === 401 || envelope?.code === RefusalCode.NotLoggedIn
  if (refused && token) throw new LoginExpired(envelope?.msg ?? '登录已过期，请重新登录')
  if (!envelope) throw new BadAnswer(status)
  throw new ApiRejection(envelope.code, envelope.msg, envelope.data)
}

async function exchange(transport: Transport, request: BuiltRequest, sending: Sending) {
  const patience = startPatience(transport.timeout, sending.signal)
  try {
    const response = await transport.fetch(transport.baseUrl + request.address, {
      method: request.method,
      headers: headersOf(request, sending),
      signal: patience.signal,
      ...(request.body !== undefined && { body: request.body }),
    })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    if (sending.signal?.aborted) throw sending.signal.reason
    throw new NetworkFailure(patience.signal.aborted ? 'timeout' : 'unreachable', { cause })
  } finally {
    patience.end()
  }
}

function headersOf(request: BuiltRequest, { credentials, key }: Sending): Record<string, string> {
  return {
    accept: 'application/json',
    ...(request.body !== undefined && { 'content-type': 'application/json' }),
    ...(credentials.token && { authorization: `Bearer ${credentials.token}` }),
    ...(credentials.proof && { 'x-mobile-proof': credentials.proof }),
    ...(credentials.recommendation && { 'x-recommend-proof': credentials.recommendation }),
    ...(key && { 'idempotency-key': key }),
  }
}

/** One signal for both reasons to stop; `AbortSignal.any` is missing in browsers people still use. */
function startPatience(timeout: number, outer?: AbortSignal) {
  const controller = new AbortController()
  const stop = () => controller.abort()
  const timer = setTimeout(stop, timeout)
  outer?.addEventListener('abort', stop)
  if (outer?.aborted) stop()
  const end = () => {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
  return { signal: controller.signal, end }
}

function readEnvelope(text: string): Envelope<unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isEnvelope(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  if (value === null || typeof value !== 'object') return false
  const { code, msg } = value as Partial<Envelope<unknown>>
  return typeof code === 'string' && typeof msg === 'string' && 'data' in value
}

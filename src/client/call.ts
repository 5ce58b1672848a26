import type { CallEntry } from '#contract/calls.ts'
import { SUCCESS_CODE } from '#contract/codes.ts'
import { type Envelope, RefusalCode } from '#contract/envelope.ts'
import { SEALED_TYPE } from '#contract/sealed.ts'
import { buildRequest, type Input } from './buildRequest.ts'
import { ApiRejection, BadAnswer, LoginExpired, NetworkFailure } from './errors.ts'
import { hashedInput } from './hashedInput.ts'
import { type OutgoingRequest, plainRequest, type Sending } from './outgoing.ts'

export interface Transport {
  fetch: typeof globalThis.fetch
  /** Origin (and prefix) before every address; empty for the page's own origin. */
  baseUrl: string
  /** Milliseconds until an answer is given up. */
  timeout: number
  /** Puts a request into the encrypted envelope; absent where calls go in plain text. */
  seal?: Seal | undefined
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
  const plain = plainRequest(buildRequest(id, entry, await hashedInput(entry, input)), sending)
  const request = transport.seal ? await sealed(transport.seal, plain) : plain
  const { status, text, isOpen } = await exchange(transport, request, sending)
  const envelope = readEnvelope(text)
  if (envelope?.code === SUCCESS_CODE && isOpen) return envelope.data
  const refused = status === 401 || envelope?.code === RefusalCode.NotLoggedIn
  if (refused && token) throw new LoginExpired(envelope?.msg ?? '登录已过期，请重新登录')
  if (!envelope || envelope.code === SUCCESS_CODE) throw new BadAnswer(status)
  throw new ApiRejection(envelope.code, envelope.msg, envelope.data)
}

type Seal = (request: OutgoingRequest) => Promise<OutgoingRequest>

/** What sealing needs comes over the network, too. */
async function sealed(seal: Seal, plain: OutgoingRequest): Promise<OutgoingRequest> {
  try {
    return await seal(plain)
  } catch (error) {
    if (error instanceof ApiRejection || error instanceof NetworkFailure) throw error
    throw new NetworkFailure('unreachable', { cause: error })
  }
}

/** The answer's text; `isOpen` is false for one that came in plain text although the request was sealed. */
async function exchange(transport: Transport, request: OutgoingRequest, sending: Sending) {
  const patience = startPatience(transport.timeout, sending.signal)
  try {
    const response = await transport.fetch(transport.baseUrl + request.address, {
      method: request.method,
      headers: { accept: 'application/json', ...request.headers },
      signal: patience.signal,
      ...(request.body !== undefined && { body: request.body }),
    })
    const text = await response.text()
    if (!isSealed(response)) return { status: response.status, text, isOpen: !request.open }
    return { status: response.status, text: request.open?.(text) ?? '', isOpen: true }
  } catch (cause) {
    if (sending.signal?.aborted) throw sending.signal.reason
    throw new NetworkFailure(patience.signal.aborted ? 'timeout' : 'unreachable', { cause })
  } finally {
    patience.end()
  }
}

const isSealed = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith(SEALED_TYPE) ?? false

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

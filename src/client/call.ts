import type { CallEntry } from '#contract/calls.ts'
import { SUCCESS_CODE } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { SEALED_TYPE } from '#contract/sealed.ts'
import { type AnswerContent, readEnvelope, readText } from './answer.ts'
import { buildRequest, type Input } from './buildRequest.ts'
import { ApiRejection, BadAnswer, LoginExpired, NetworkFailure } from './errors.ts'
import { hashedInput } from './hashedInput.ts'
import { type OutgoingRequest, plainRequest, type Sending } from './outgoing.ts'
import { startPatience } from './patience.ts'

export interface Transport {
  fetch: typeof globalThis.fetch
  /** Origin (and prefix) before every address; empty for the page's own origin. */
  baseUrl: string
  /** The timeout in milliseconds. */
  timeout: number
  /** Puts a request into the encrypted envelope; absent where calls go in plain text. */
  seal?: Seal | undefined
}

interface Answer extends AnswerContent {
  status: number
  /** False for an answer in plain text to a request that was sealed. */
  isOpen: boolean
}

/**
 * Sends one call and opens its envelope: the only place that turns an answer into data, a file or an error.
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
  const { status, text, isOpen, file } = await exchange(transport, request, sending, entry)
  const envelope = readEnvelope(text)
  if (isOpen && file) return file
  if (isOpen && !entry.file && envelope?.code === SUCCESS_CODE) return envelope.data
  const refused = status === 401 || envelope?.code === RefusalCode.NotLoggedIn
  if (refused && token) throw new LoginExpired(envelope?.msg ?? '登录已过期，请重新登录')
  if (!envelope || envelope.code === SUCCESS_CODE) throw new BadAnswer(status)
  throw new ApiRejection(envelope.code, envelope.msg, envelope.data)
}

type Seal = (request: OutgoingRequest) => Promise<OutgoingRequest>

/** Seals a request; the key it needs is loaded over the network as well. */
async function sealed(seal: Seal, plain: OutgoingRequest): Promise<OutgoingRequest> {
  try {
    return await seal(plain)
  } catch (error) {
    if (error instanceof ApiRejection || error instanceof NetworkFailure) throw error
    throw new NetworkFailure('unreachable', { cause: error })
  }
}

async function exchange(
  transport: Transport,
  request: OutgoingRequest,
  sending: Sending,
  entry: CallEntry,
): Promise<Answer> {
  const patience = startPatience(transport.timeout, sending.signal)
  try {
    const response = await transport.fetch(transport.baseUrl + request.address, {
      method: request.method,
      headers: request.headers,
      signal: patience.signal,
      ...(request.body !== undefined && { body: request.body }),
    })
    const cameSealed = isSealed(response)
    const read = entry.file ? (await import('./readFile.ts')).readFile : readText
    const content = await read(response, cameSealed ? request : {}, patience)
    return { ...content, status: response.status, isOpen: cameSealed || !request.open }
  } catch (cause) {
    if (sending.signal?.aborted) throw sending.signal.reason
    throw new NetworkFailure(patience.signal.aborted ? 'timeout' : 'unreachable', { cause })
  } finally {
    patience.end()
  }
}

const isSealed = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith(SEALED_TYPE) ?? false

import type { FastifyError, FastifyInstance } from 'fastify'
import type { OperationId } from '#contract/calls.ts'
import { type Envelope, RefusalCode, type RefusalData } from '#contract/envelope.ts'
import { inputErrors, malformedInput } from '#server/calls/inputErrors.ts'
import { failure, STATUS } from '#server/messages/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { type MessageKey, sentence } from '#server/messages/sentence.ts'
import { mostRelevant, validationSentence } from '#server/messages/validationSentence.ts'
import { StoreError, type StoreErrorKind } from '#server/store/databaseError.ts'
import { escapeHtml } from './escapeHtml.ts'
import { isPageRequest } from './pageRequest.ts'

export interface Answer {
  status: number
  envelope: Envelope<RefusalData>
  /** A fault of the server: logged as an error. */
  ours: boolean
}

type Reading = readonly [RefusalCode, MessageKey]

/** Database error kind → refusal code and message for the caller. */
const STORE_READINGS: Record<StoreErrorKind, Reading> = {
  badData: [RefusalCode.BadRequest, 'textUnstorable'],
  conflict: [RefusalCode.Conflict, 'conflict'],
  missingReference: [RefusalCode.Conflict, 'conflict'],
  ruleBroken: [RefusalCode.Failure, 'failure'],
  refused: [RefusalCode.Failure, 'failure'],
  failure: [RefusalCode.Failure, 'failure'],
  busy: [RefusalCode.Unavailable, 'busy'],
  readOnly: [RefusalCode.Unavailable, 'readOnly'],
  unavailable: [RefusalCode.Unavailable, 'unavailable'],
}

const HTTP_READINGS: Record<number, Reading> = {
  404: [RefusalCode.NotFound, 'noSuchAddress'],
  408: [RefusalCode.Timeout, 'bodySlow'],
  413: [RefusalCode.TooLarge, 'bodyTooLarge'],
  415: [RefusalCode.BadRequest, 'bodyNotJson'],
  429: [RefusalCode.TooMany, 'tooManyRequests'],
  503: [RefusalCode.Unavailable, 'unavailable'],
}

/**
 * The only place that maps a thrown error to status and envelope.
 * @param id the call that was refused; its refusals name the inputs they are about
 */
export function answerOf(error: unknown, id?: OperationId): Answer {
  if (error instanceof Refusal) return answer(error.code, error.message, dataOf(error, id))
  if (error instanceof StoreError) return read(STORE_READINGS[error.kind])
  const { validation, statusCode = 500 } = error as FastifyError
  if (validation) return malformed(validation)
  const reading = HTTP_READINGS[statusCode]
  if (reading) return { ...read(reading), status: statusCode }
  if (statusCode >= 400 && statusCode < 500)
    return { ...read([RefusalCode.BadRequest, 'requestMalformed']), status: statusCode }
  return read([RefusalCode.Failure, 'failure'])
}

const dataOf = ({ data, messageKey, message }: Refusal, id: OperationId | undefined): RefusalData =>
  data ?? (id === undefined ? null : inputErrors(id, messageKey, message))

function malformed(errors: NonNullable<FastifyError['validation']>): Answer {
  const error = mostRelevant(errors)
  const msg = validationSentence(error)
  return answer(RefusalCode.BadRequest, msg, error ? malformedInput(error, msg) : null)
}

const read = ([code, key]: Reading): Answer => answer(code, sentence(key))

function answer(code: RefusalCode, msg: string, data: RefusalData = null): Answer {
  return {
    status: STATUS[code],
    envelope: failure(code, msg, data),
    ours: code === RefusalCode.Failure || code === RefusalCode.Unavailable,
  }
}

/** Seconds after which a client refused as busy may retry (`Retry-After`). */
const RETRY_AFTER = 1

const isBusy = (error: unknown): boolean =>
  error instanceof Refusal
    ? error.messageKey === 'busy'
    : error instanceof StoreError && error.kind === 'busy'

/** Installs the error handler. Page requests get an HTML page with the message. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { operationId } = request.routeOptions.config
    const { status, envelope, ours } = answerOf(error, operationId as OperationId | undefined)
    const busy = isBusy(error)
    // One line without a stack: a flood is refused hundreds of times a second.
    if (busy) request.log.warn('a call was refused as busy')
    else if (ours) request.log.error({ err: error }, 'a call failed')
    reply.code(status).header('cache-control', 'no-store')
    if (busy) reply.header('retry-after', RETRY_AFTER)
    return isPageRequest(request)
      ? reply.type('text/html; charset=utf-8').send(sentencePage(envelope.msg, request.id))
      : reply.send(envelope)
  })
}

/** Minimal HTML page with one sentence, for failed page requests, and the id by which an operator finds the reason. */
const sentencePage = (msg: string, id: string): string =>
  pageOf(escapeHtml(msg), escapeHtml(sentence('requestNumber', { id })))

const pageOf = (sentence: string, number: string): string =>
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${sentence}</title></head><body><h1>${sentence}</h1><p>${number}</p></body></html>`

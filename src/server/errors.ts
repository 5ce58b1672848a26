import type { FastifyError, FastifyInstance } from 'fastify'
import { type Envelope, type FormErrors, RefusalCode } from '#contract/envelope.ts'
import { failure, STATUS } from './envelope.ts'
import { isPageRequest } from './http/pageRequest.ts'
import { sentencePage } from './http/sentencePage.ts'
import { type MessageKey, sentence } from './messages.ts'
import { Refusal } from './refusal.ts'
import { StoreError, type StoreErrorKind } from './store/databaseError.ts'
import { validationSentence } from './validationSentence.ts'

export interface Answer {
  status: number
  envelope: Envelope<FormErrors | null>
  /** Ours to repair: logged as an error. */
  ours: boolean
}

type Reading = readonly [RefusalCode, MessageKey]

/** What of the database concerns the caller, and in which words. */
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

/** The one place that turns whatever was thrown into status and envelope. */
export function answerOf(error: unknown): Answer {
  if (error instanceof Refusal) return answer(error.code, error.message, error.data)
  if (error instanceof StoreError) return read(STORE_READINGS[error.kind])
  const { validation, statusCode = 500 } = error as FastifyError
  if (validation) return answer(RefusalCode.BadRequest, validationSentence(validation))
  const reading = HTTP_READINGS[statusCode]
  if (reading) return { ...read(reading), status: statusCode }
  if (statusCode >= 400 && statusCode < 500)
    return { ...read([RefusalCode.BadRequest, 'requestMalformed']), status: statusCode }
  return read([RefusalCode.Failure, 'failure'])
}

const read = ([code, key]: Reading): Answer => answer(code, sentence(key))

function answer(code: RefusalCode, msg: string, data: FormErrors | null = null): Answer {
  return {
    status: STATUS[code],
    envelope: failure(code, msg, data),
    ours: code === RefusalCode.Failure || code === RefusalCode.Unavailable,
  }
}

/** Installs the handler for everything thrown. Whoever asks for a page can read what is wrong. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, envelope, ours } = answerOf(error)
    if (ours) request.log.error({ err: error }, 'a call failed')
    reply.code(status).header('cache-control', 'no-store')
    return isPageRequest(request)
      ? reply.type('text/html; charset=utf-8').send(sentencePage(envelope.msg))
      : reply.send(envelope)
  })
}

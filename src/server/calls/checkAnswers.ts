import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SUCCESS_CODE } from '#contract/codes.ts'
import type { Schema } from './apiDocument.ts'
import { API } from './apiDocument.ts'
import type { Validator } from './validation/validator.ts'
import { validatorOf } from './validation/validators.ts'

const JSON_TYPE = 'application/json'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Operation of a route and the schemas of its successful answers by content type. */
    operationId?: string
    answers?: Readonly<Record<string, Schema>>
  }
}

/** In tests every answer is validated against the contract; a mismatch becomes a failure that describes it. */
export function checkAnswers(app: FastifyInstance): void {
  const compiled = new Map<string, Validator>()
  const refusal = validatorOf(API.components.schemas.Refusal ?? {}, 'body')
  app.addHook('preSerialization', async (request, _reply, payload: unknown) => {
    const { operationId, answers } = request.routeOptions.config
    if (!operationId || !answers) return payload
    const isSuccess = (payload as { code?: unknown }).code === SUCCESS_CODE
    const validator =
      compiled.get(operationId) ?? validatorOf(answers[JSON_TYPE] ?? NOTHING, 'body')
    compiled.set(operationId, validator)
    const validate = isSuccess ? validator : refusal
    if (validate(JSON.parse(JSON.stringify(payload)))) return payload
    throw new Error(`${operationId} answers what the contract does not allow: ${reason(validate)}`)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const isFile = payload instanceof Readable && !request.sealed
    if (isFile || Buffer.isBuffer(payload)) checkType(request, reply)
    return payload
  })
}

/** Calls that answer a file have no JSON success. */
const NOTHING: Schema = { not: {} }

/** Checks the content type of binary answers: a file, or a compressed envelope. */
function checkType({ routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const { operationId, answers = {} } = routeOptions.config
  const [type = ''] = String(reply.getHeader('content-type')).split(';')
  if (type !== JSON_TYPE && !Object.hasOwn(answers, type))
    throw new Error(`${operationId} answers ${type}, which the contract does not name`)
}

const reason = (validate: Validator) =>
  (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`).join('; ')

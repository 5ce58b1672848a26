import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import { SUCCESS_CODE } from '#contract/codes.ts'
import type { Schema } from './apiDocument.ts'
import { API } from './apiDocument.ts'
import { validatorOf } from './validators.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call a route answers, and the schema of its success envelope. */
    operationId?: string
    success?: Schema
  }
}

/** In tests every answer is held against the contract; one that differs becomes a failure that names the difference. */
export function checkAnswers(app: FastifyInstance): void {
  const compiled = new Map<string, ValidateFunction>()
  const refusal = validatorOf(API.components.schemas.Refusal ?? {}, 'body')
  app.addHook('preSerialization', async (request, _reply, payload: unknown) => {
    const { operationId, success } = request.routeOptions.config
    if (!operationId || !success) return payload
    const isSuccess = (payload as { code?: unknown }).code === SUCCESS_CODE
    const known = compiled.get(operationId) ?? validatorOf(success, 'body')
    compiled.set(operationId, known)
    const validate = isSuccess ? known : refusal
    if (validate(JSON.parse(JSON.stringify(payload)))) return payload
    throw new Error(`${operationId} answers what the contract does not allow: ${reason(validate)}`)
  })
}

const reason = (validate: ValidateFunction) =>
  (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`).join('; ')

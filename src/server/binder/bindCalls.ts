import type { FastifyInstance } from 'fastify'
import { CALLS } from '#contract/calls.gen.ts'
import type { CallEntry, OperationId } from '#contract/calls.ts'
import type { ServerParts } from '../serverParts.ts'
import { answerCall } from './answerCall.ts'
import { type CallSchemas, callSchemas } from './apiDocument.ts'
import type { CallHandler } from './callRequest.ts'
import { checkAnswers } from './checkAnswers.ts'
import { HANDLERS } from './handlers.ts'
import { validatorOf } from './validators.ts'

/** Binds every call of the contract to its handler. */
export function bindCalls(app: FastifyInstance, parts: ServerParts, checked: boolean): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    validatorOf(schema as Record<string, unknown>, httpPart ?? 'body'),
  )
  for (const [id, schemas] of callSchemas()) bindCall(app, parts, id, schemas)
  if (checked) checkAnswers(app)
}

function bindCall(
  app: FastifyInstance,
  parts: ServerParts,
  id: OperationId,
  { success, ...schema }: CallSchemas,
): void {
  const entry: CallEntry = CALLS[id]
  app.route({
    method: entry.method,
    url: entry.path.replace(/\{(\w+)\}/g, ':$1'),
    schema,
    config: { operationId: id, success },
    handler: (request) => answerCall(id, HANDLERS[id] as CallHandler<typeof id>, request, parts),
  })
}

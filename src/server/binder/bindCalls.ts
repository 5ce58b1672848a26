import type { FastifyInstance } from 'fastify'
import { CALLS } from '#contract/calls.gen.ts'
import type { CallEntry, OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { NOT_BUILT } from '#contract/notBuilt.ts'
import { Refusal } from '../refusal.ts'
import type { ServerParts } from '../serverParts.ts'
import { answerCall } from './answerCall.ts'
import { type CallSchemas, callSchemas } from './apiDocument.ts'
import type { BuiltCall, CallHandler } from './callRequest.ts'
import { checkAnswers } from './checkAnswers.ts'
import { HANDLERS } from './handlers.ts'
import { validatorOf } from './validators.ts'

const notBuilt: ReadonlySet<string> = new Set(NOT_BUILT)

const isBuilt = (id: OperationId): id is BuiltCall => !notBuilt.has(id)

/** Binds every call of the contract to its handler, or to the answer that it is not built. */
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
    handler: isBuilt(id)
      ? (request) => answerCall(id, HANDLERS[id] as CallHandler<typeof id>, request, parts)
      : () => {
          throw new Refusal(RefusalCode.NotBuilt, 'notBuilt')
        },
  })
}

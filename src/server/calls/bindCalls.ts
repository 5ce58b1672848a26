import type { FastifyInstance, preValidationAsyncHookHandler } from 'fastify'
import { CALLS } from '#contract/allCalls.ts'
import type { CallEntry, OperationId } from '#contract/calls.ts'
import { success } from '#server/messages/envelope.ts'
import { answerCall } from './answerCall.ts'
import { type CallSchemas, callSchemas } from './apiDocument.ts'
import type { CallHandler } from './callRequest.ts'
import { checkAnswers } from './checkAnswers.ts'
import { cleanerOf } from './cleanInputs.ts'
import { HANDLERS } from './handlers.ts'
import { type ServedFile, sendFile } from './sendFile.ts'
import type { ServerParts } from './serverParts.ts'
import { loadValidators, validatorOf } from './validation/validators.ts'

/** Binds every call of the contract to its handler. */
export async function bindCalls(
  app: FastifyInstance,
  parts: ServerParts,
  checked: boolean,
): Promise<void> {
  await loadValidators()
  app.setValidatorCompiler(({ schema, httpPart }) =>
    validatorOf(schema as Record<string, unknown>, httpPart ?? 'body'),
  )
  for (const [id, schemas] of callSchemas()) bindCall(app, { parts, checked }, id, schemas)
  if (checked) checkAnswers(app)
}

function bindCall(
  app: FastifyInstance,
  { parts, checked }: { parts: ServerParts; checked: boolean },
  id: OperationId,
  { answers, ...schema }: CallSchemas,
): void {
  const entry: CallEntry = CALLS[id]
  app.route({
    method: entry.method,
    url: entry.path.replace(/\{(\w+)\}/g, ':$1'),
    schema,
    config: { operationId: id, answers },
    preValidation: cleaned(schema),
    async handler(request, reply) {
      const handler = HANDLERS[id] as CallHandler<typeof id>
      const data = await answerCall(id, handler, request, parts, checked)
      return entry.file ? sendFile(request, reply, data as ServedFile) : success(data)
    },
  })
}

/** Cleans what was typed into a call before it is validated. */
function cleaned({
  params,
  querystring,
  body,
}: Omit<CallSchemas, 'answers'>): preValidationAsyncHookHandler {
  const cleanParams = params && cleanerOf(params)
  const cleanQuery = querystring && cleanerOf(querystring)
  const cleanBody = body && cleanerOf(body)
  return async (request) => {
    if (cleanParams) request.params = cleanParams(request.params)
    if (cleanQuery) request.query = cleanQuery(request.query)
    if (cleanBody) request.body = cleanBody(request.body)
  }
}

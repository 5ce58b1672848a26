import { CALLS } from '#contract/allCalls.ts'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { findFault } from '#server/base/shared/jsonFaults.ts'
import { callSchemas } from '#server/calls/apiDocument.ts'
import type { CallHandler, CallRequest } from '#server/calls/callRequest.ts'
import { HANDLERS } from '#server/calls/handlers.ts'
import type { Validator } from '#server/calls/validation/validator.ts'
import { validatorOf } from '#server/calls/validation/validators.ts'
import { isPublic, type PublicCall } from './publicCalls.ts'

type Input = Readonly<Record<string, unknown>>
type Surroundings = Pick<CallRequest<PublicCall>, 'org' | 'now' | 'ip' | 'origin' | 'parts'>

/** Runs a public call as an anonymous visitor; undefined for any other call and for invalid input. */
export function askAhead(
  id: OperationId,
  given: Input,
  surroundings: Surroundings,
): Promise<unknown> | undefined {
  if (!isPublic(id)) return undefined
  const input = validated(id, given)
  const isOurs = input && (input.orgId === undefined || input.orgId === surroundings.org.orgId)
  if (!isOurs || findFault(input)) return undefined
  const handler = HANDLERS[id] as CallHandler<PublicCall>
  return handler({
    ...surroundings,
    input: input as CallInput<PublicCall>,
    subject: {},
    userAgent: '',
    idempotencyKey: undefined,
  })
}

type Place = 'params' | 'querystring'
const validators = new Map<string, Validator>()

function validatorFor(id: PublicCall, place: Place): Validator {
  const key = `${id} ${place}`
  const compiled = validators.get(key)
  if (compiled) return compiled
  const schema = callSchemas().get(id)?.[place]
  const validator = schema ? validatorOf(schema, 'querystring') : () => true
  validators.set(key, validator)
  return validator
}

/** Path and query values validated by the contract, with numbers coerced from text. */
function validated(id: PublicCall, given: Input): Record<string, unknown> | undefined {
  const { inPath = [] } = CALLS[id]
  const entries = Object.entries(given)
  const params = Object.fromEntries(entries.filter(([name]) => inPath.includes(name)))
  const query = Object.fromEntries(entries.filter(([name]) => !inPath.includes(name)))
  const holds = validatorFor(id, 'params')(params) && validatorFor(id, 'querystring')(query)
  return holds ? { ...params, ...query } : undefined
}

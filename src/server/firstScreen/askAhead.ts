import type { ValidateFunction } from 'ajv/dist/2020.js'
import { CALLS } from '#contract/calls.gen.ts'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { callSchemas } from '../binder/apiDocument.ts'
import type { CallContext, CallHandler } from '../binder/callRequest.ts'
import { HANDLERS } from '../binder/handlers.ts'
import { validatorOf } from '../binder/validators.ts'
import { findFault } from '../http/jsonBody.ts'

/**
 * What may be answered together with the HTML: configuration and notices, the same for everybody. Nothing that looks
 * people up or is counted against somebody who tries.
 */
const PUBLIC = [
  'noticePage',
  'noticeDetail',
  'webSite',
  'otherConfig',
  'memberConfigList',
  'pcMemberNotice',
  'mobileMemberNotice',
  'formConfig',
  'feeStandard',
  'statusList',
  'functionOtherConfig',
  'subOrgList',
  'approvalList',
] as const satisfies readonly OperationId[]
type PublicCall = (typeof PUBLIC)[number]

const isPublic = (id: OperationId): id is PublicCall =>
  (PUBLIC as readonly OperationId[]).includes(id)

type Input = Readonly<Record<string, unknown>>
type Surroundings = Omit<CallContext, 'subject' | 'idempotencyKey'>

/** Asks a public call as a visitor would; undefined for any other call, and for what the contract would not take. */
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
    idempotencyKey: undefined,
  })
}

type Place = 'params' | 'querystring'
const validators = new Map<string, ValidateFunction>()

function validatorFor(id: PublicCall, place: Place): ValidateFunction {
  const key = `${id} ${place}`
  const schema = callSchemas().get(id)?.[place] ?? { type: 'object' }
  const validator = validators.get(key) ?? validatorOf(schema, 'querystring')
  validators.set(key, validator)
  return validator
}

/** Path and query values as the contract takes them, numbers read from their digits. */
function validated(id: PublicCall, given: Input): Record<string, unknown> | undefined {
  const { inPath = [] } = CALLS[id]
  const entries = Object.entries(given)
  const params = Object.fromEntries(entries.filter(([name]) => inPath.includes(name)))
  const query = Object.fromEntries(entries.filter(([name]) => !inPath.includes(name)))
  const holds = validatorFor(id, 'params')(params) && validatorFor(id, 'querystring')(query)
  return holds ? { ...params, ...query } : undefined
}

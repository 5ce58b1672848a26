import type { FastifyRequest } from 'fastify'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { success } from '../envelope.ts'
import { Refusal } from '../refusal.ts'
import type { ServerParts } from '../serverParts.ts'
import type { Organisation } from '../services/organisation.ts'
import { readCredentials, resolveSubject } from '../services/session/resolveSubject.ts'
import { originOf } from '../siteAddress.ts'
import { admit } from './admit.ts'
import type { CallHandler } from './callRequest.ts'

/** Runs one call: organisation by host, subject by token and proof, then its handler; answers the success envelope. */
export async function answerCall<Id extends OperationId>(
  id: Id,
  handler: CallHandler<Id>,
  request: FastifyRequest,
  parts: ServerParts,
) {
  const org = await parts.configuration.organisationOf(request.hostname)
  const input = inputOf<Id>(request)
  if (!NAMES_UNIT.has(id)) checkOrganisation(input as { orgId?: unknown }, org)
  const credentials = readCredentials(request.headers)
  const subject = admit(id, await resolveSubject(parts.store, org.orgId, credentials))
  const data = await handler({
    input,
    org,
    subject,
    now: parts.clock(),
    ip: request.ip,
    origin: originOf(request, parts.publicUrl),
    idempotencyKey: keyOf(request),
    parts,
  })
  return success(data)
}

/** Names are unique over path, query and body: the contract's tests hold it to that. */
function inputOf<Id extends OperationId>(request: FastifyRequest): CallInput<Id> {
  return Object.assign({}, request.body, request.query, request.params) as CallInput<Id>
}

/** Calls whose `orgId` is the unit of a user detail (specification, section 3), not the organisation of the site. */
const NAMES_UNIT: ReadonlySet<OperationId> = new Set(['updateUser'])

/** The organisation is a matter of the host; a value that says otherwise is refused, never obeyed. */
function checkOrganisation(input: { orgId?: unknown }, org: Organisation): void {
  if (input.orgId !== undefined && input.orgId !== org.orgId)
    throw new Refusal(RefusalCode.Forbidden, 'orgForeign')
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

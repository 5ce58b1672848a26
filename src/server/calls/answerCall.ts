import type { FastifyRequest } from 'fastify'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Activity } from '#server/base/activity/activity.ts'
import type { Organisation } from '#server/base/organisation.ts'
import { type Answered, isStreamed } from '#server/base/servedFile.ts'
import { readCredentials, resolveSubject } from '#server/base/session/resolveSubject.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { isFactorDue } from '#server/modules/people/secondFactor/factorDue.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Store } from '#server/store/store.ts'
import { admit } from './admit.ts'
import { callActivity, enteredRefusal, entersReading } from './callActivity.ts'
import type { CallHandler } from './callRequest.ts'
import { mapTexts } from './mapTexts.ts'
import { previewedParts } from './previewedParts.ts'
import type { ServerParts } from './serverParts.ts'
import { signFiles } from './signFiles.ts'
import { originOf } from './siteAddress.ts'
import { storeOf } from './storeOf.ts'
import { whileHeld } from './whileHeld.ts'

/** Runs one call: resolves the organisation by host and the subject by token and proofs, then calls the handler. */
export async function answerCall<Id extends OperationId>(
  id: Id,
  handler: CallHandler<Id>,
  request: FastifyRequest,
  parts: ServerParts,
  checked = false,
): Promise<Answered<Id>> {
  const org = await parts.configuration.organisationOf(request.hostname)
  const input = withoutSignatures(inputOf<Id>(request), parts.files)
  if (!NAMES_UNIT.has(id)) checkOrganisation(input as { orgId?: unknown }, org)
  const credentials = readCredentials(request.headers)
  const known = await resolveSubject(parts.store, org.orgId, credentials)
  const subject = await withFactor(known, parts.configuration, org)
  const { ip } = request
  const { orgId } = org
  const shown = await previewedParts(id, request, { orgId, parts })
  const activity = callActivity(id, { subject, input, ip, checked })
  const held = whileHeld(id, subject, storeOf(id, parts.store))
  const answer = () =>
    handler({
      input,
      org,
      subject: admit(id, subject),
      now: parts.clock(),
      ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_AT_MOST),
      origin: originOf(request, parts.publicUrl),
      idempotencyKey: keyOf(request),
      parts: { ...shown, store: activity.over(held) },
    })
  const data = await entered(id, activity, { store: parts.store, orgId }, answer)
  if (!isStreamed(data)) return signFiles(data, { orgId, input, parts })
  data.stream.whenEnded((end) => activity.ended(parts.store, orgId, end))
  return data
}

/** Adds `factorDue`: whether the organisation requires the subject to set up a second factor. */
async function withFactor(
  subject: CallSubject,
  configuration: ServerParts['configuration'],
  { orgId }: Organisation,
): Promise<CallSubject> {
  const { account } = subject
  if (!account || account.rights.length === 0) return subject
  return { ...subject, factorDue: isFactorDue(await configuration.of(orgId), account) }
}

/**
 * Returns the answer once the activity log has its entry: a write's entry is part of its transaction, a read's is
 * committed before a byte is sent. If the log cannot be written, the call fails.
 */
async function entered<T>(
  id: OperationId,
  activity: Activity,
  { store, orgId }: { store: Store; orgId: string },
  answer: () => Promise<T>,
): Promise<T> {
  try {
    const data = await answer()
    if (entersReading(id)) await activity.done(store, orgId, data)
    return data
  } catch (error) {
    const code = enteredRefusal(id, error)
    if (code) await activity.refused(store, orgId, code)
    throw error
  }
}

const USER_AGENT_AT_MOST = 300

/** Names are unique across path, query and body; the contract's tests check that. */
function inputOf<Id extends OperationId>(request: FastifyRequest): CallInput<Id> {
  return Object.assign({}, request.body, request.query, request.params) as CallInput<Id>
}

/** Calls whose `orgId` is the unit of a user detail (specification, section 3), not the organisation of the site. */
const NAMES_UNIT: ReadonlySet<OperationId> = new Set(['updateUser'])

/** The host determines the organisation; a different `orgId` in the input is refused. */
function checkOrganisation(input: { orgId?: unknown }, org: Organisation): void {
  if (input.orgId !== undefined && input.orgId !== org.orgId)
    throw new Refusal(RefusalCode.Forbidden, 'orgForeign')
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

/** Replaces signed file addresses sent back by a page with their stored form, the object name. */
const withoutSignatures = <Input>(input: Input, files: FileStore): Input =>
  mapTexts(input, (text) => files.replaced(text, files.plain)) as Input

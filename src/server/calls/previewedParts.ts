import type { FastifyRequest } from 'fastify'
import { CALLS } from '#contract/allCalls.ts'
import type { OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { PREVIEW_HEADER } from '#contract/preview.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { grantedPreview } from '#server/modules/changes/preview/previewGrant.ts'
import { isOpenReading } from './callActivity.ts'
import type { ServerParts } from './serverParts.ts'

/** Open readings whose effects go beyond their answer: they open accounts, or draw papers that are kept. */
const NEVER_PREVIEWED: ReadonlySet<OperationId> = new Set([
  'orderReceipt',
  'validateRecommend',
  'wxAuthorize',
  'wxSignature',
])

/** True for calls that show a configuration as visitors see it, and the studio's own look at a form. */
const isPreviewed = (id: OperationId): boolean =>
  id === 'previewForm' || (isOpenReading(id) && !NEVER_PREVIEWED.has(id))

/**
 * Returns the parts of a call; for a preview, with the configuration that its header grants in place of the live one.
 * Calls that do more than show it are answered by the live one: what is settled, drawn or opened by a configuration that
 * is not published would stay.
 * @throws Forbidden without a valid grant, and for every call that is not a GET: a preview writes nothing
 */
export async function previewedParts(
  id: OperationId,
  { headers }: Pick<FastifyRequest, 'headers'>,
  { orgId, parts }: { orgId: string; parts: ServerParts },
): Promise<ServerParts> {
  const grant = headers[PREVIEW_HEADER]
  if (typeof grant !== 'string') return parts
  if (CALLS[id].method !== 'GET') throw new Refusal(RefusalCode.Forbidden, 'previewReadOnly')
  const shown = grantedPreview(parts.storage.secret, orgId, grant, parts.clock())
  if (shown === undefined) throw new Refusal(RefusalCode.Forbidden, 'previewExpired')
  if (!isPreviewed(id)) return parts
  const live = await parts.configuration.of(orgId)
  const preview = await parts.previews.of(live, shown)
  const of: typeof parts.configuration.of = async (asked) =>
    asked === orgId ? preview : parts.configuration.of(asked)
  return { ...parts, configuration: { ...parts.configuration, of } }
}

import type { FastifyRequest } from 'fastify'
import { CALLS } from '#contract/allCalls.ts'
import type { OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { PREVIEW_HEADER } from '#contract/preview.ts'
import { Refusal } from '../messages/refusal.ts'
import { grantedPreview } from '../services/changes/preview/previewGrant.ts'
import type { ServerParts } from './serverParts.ts'

/**
 * Returns the parts of a call; for a preview, with the configuration that its header grants in place of the live one.
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
  const live = await parts.configuration.of(orgId)
  const preview = await parts.previews.of(live, shown)
  const of: typeof parts.configuration.of = async (asked) =>
    asked === orgId ? preview : parts.configuration.of(asked)
  return { ...parts, configuration: { ...parts.configuration, of } }
}

import { RefusalCode } from '#contract/envelope.ts'
import type { CallHandler } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { otherConfigOf } from '../../services/site/otherConfigOf.ts'

/** As `otherConfig`; an id in the path is held to the site's organisation like any other `orgId`. */
export const userOtherConfig: CallHandler<'userOtherConfig'> = async ({ input, org, parts }) => {
  if (input.id !== org.orgId) throw new Refusal(RefusalCode.Forbidden, 'orgForeign')
  return JSON.stringify(otherConfigOf(await parts.configuration.of(org.orgId)))
}

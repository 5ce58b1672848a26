import type { CallHandler } from '../../binder/callRequest.ts'
import { cleanHtml } from '../../services/shared/cleanHtml.ts'

export const pcMemberNotice: CallHandler<'pcMemberNotice'> = async ({ org, parts }) =>
  (await parts.configuration.of(org.orgId))
    .get('memberNotices.json')
    .map(({ memberType, pcContent }) => ({ memberType, pcContent: cleanHtml(pcContent) }))

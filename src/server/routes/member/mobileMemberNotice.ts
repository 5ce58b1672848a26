import type { CallHandler } from '../../binder/callRequest.ts'
import { cleanHtml } from '../../services/shared/cleanHtml.ts'

export const mobileMemberNotice: CallHandler<'mobileMemberNotice'> = async ({ org, parts }) =>
  (await parts.configuration.of(org.orgId))
    .get('memberNotices.json')
    .map(({ memberType, mobileContent }) => ({
      memberType,
      mobileContent: cleanHtml(mobileContent),
    }))

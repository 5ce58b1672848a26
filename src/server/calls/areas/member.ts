import { cleanHtml } from '../../base/shared/cleanHtml.ts'
import { listNotices } from '../../modules/configuration/notices/listNotices.ts'
import { readNotice } from '../../modules/configuration/notices/readNotice.ts'
import { otherConfigOf } from '../../modules/configuration/site/otherConfigOf.ts'
import { siteInfoOf } from '../../modules/configuration/site/siteInfoOf.ts'
import { memberTypesOf } from '../../modules/configuration/society/memberTypes.ts'
import type { CallHandler } from '../callRequest.ts'

export const memberConfigList: CallHandler<'memberConfigList'> = async ({ org, parts }) =>
  memberTypesOf(await parts.configuration.of(org.orgId))

export const mobileMemberNotice: CallHandler<'mobileMemberNotice'> = async ({ org, parts }) =>
  (await parts.configuration.of(org.orgId))
    .get('memberNotices.json')
    .map(({ memberType, mobileContent }) => ({
      memberType,
      mobileContent: cleanHtml(mobileContent),
    }))

export const noticeDetail: CallHandler<'noticeDetail'> = async ({ org, input, now, parts }) =>
  readNotice(parts, org.orgId, input.id, now)

export const noticePage: CallHandler<'noticePage'> = async ({ org, input, now, parts }) => {
  const notices = await listNotices(parts, org.orgId, now)
  const start = (input.current - 1) * input.size
  return { records: notices.slice(start, start + input.size), total: notices.length }
}

export const otherConfig: CallHandler<'otherConfig'> = async ({ org, parts }) =>
  JSON.stringify(otherConfigOf(await parts.configuration.of(org.orgId)))

export const pcMemberNotice: CallHandler<'pcMemberNotice'> = async ({ org, parts }) =>
  (await parts.configuration.of(org.orgId))
    .get('memberNotices.json')
    .map(({ memberType, pcContent }) => ({ memberType, pcContent: cleanHtml(pcContent) }))

export const webSite: CallHandler<'webSite'> = async ({ org, parts }) =>
  siteInfoOf(await parts.configuration.of(org.orgId))

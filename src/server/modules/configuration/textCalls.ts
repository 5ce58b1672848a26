import type { OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallHandler } from '#server/base/moduleTables.ts'
import { cleanHtml } from '#server/base/shared/cleanHtml.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { listNotices } from './notices/listNotices.ts'
import { readNotice } from './notices/readNotice.ts'
import type { ConfigurationParts } from './parts.ts'
import { otherConfigOf } from './site/otherConfigOf.ts'
import { siteInfoOf } from './site/siteInfoOf.ts'
import { memberTypesOf } from './society/memberTypes.ts'

type Handler<Id extends OperationId> = CallHandler<Id, ConfigurationParts>

export const memberConfigList: Handler<'memberConfigList'> = async ({ org, parts }) =>
  memberTypesOf(await parts.configuration.of(org.orgId))

export const mobileMemberNotice: Handler<'mobileMemberNotice'> = async ({ org, parts }) =>
  (await parts.configuration.of(org.orgId))
    .get('memberNotices.json')
    .map(({ memberType, mobileContent }) => ({
      memberType,
      mobileContent: cleanHtml(mobileContent),
    }))

export const noticeDetail: Handler<'noticeDetail'> = async ({ org, input, now, parts }) =>
  readNotice(parts, org.orgId, input.id, now)

export const noticePage: Handler<'noticePage'> = async ({ org, input, now, parts }) => {
  const notices = await listNotices(parts, org.orgId, now)
  const start = (input.current - 1) * input.size
  return { records: notices.slice(start, start + input.size), total: notices.length }
}

export const otherConfig: Handler<'otherConfig'> = async ({ org, parts }) =>
  JSON.stringify(otherConfigOf(await parts.configuration.of(org.orgId)))

export const pcMemberNotice: Handler<'pcMemberNotice'> = async ({ org, parts }) =>
  (await parts.configuration.of(org.orgId))
    .get('memberNotices.json')
    .map(({ memberType, pcContent }) => ({ memberType, pcContent: cleanHtml(pcContent) }))

export const privacyAgreement: Handler<'privacyAgreement'> = async ({ org, parts }) =>
  shownText((await parts.configuration.of(org.orgId)).get('agreements.json').privacyAgreement)

export const userAgreement: Handler<'userAgreement'> = async ({ org, parts }) =>
  shownText((await parts.configuration.of(org.orgId)).get('agreements.json').userAgreement)

/** As `otherConfig`; the id in the path must be the site's organisation. */
export const userOtherConfig: Handler<'userOtherConfig'> = async ({ input, org, parts }) => {
  if (input.id !== org.orgId) throw new Refusal(RefusalCode.Forbidden, 'orgForeign')
  return JSON.stringify(otherConfigOf(await parts.configuration.of(org.orgId)))
}

export const webSite: Handler<'webSite'> = async ({ org, parts }) =>
  siteInfoOf(await parts.configuration.of(org.orgId))

const shownText = ({
  title,
  version,
  content,
}: Record<'title' | 'version' | 'content', string>) => ({
  title,
  version,
  content: cleanHtml(content),
})

import type { ModuleCalls } from '#server/base/moduleTables.ts'
import { readMeeting, readMeetingForMembers } from './meetings/readMeeting.ts'
import type { ConfigurationParts } from './parts.ts'
import {
  dictionaryCache,
  domainName,
  galleryForm,
  galleryForms,
  orgDictionaryCache,
  page,
  rsaKey,
  site,
  statusList,
} from './siteCalls.ts'
import { readSettings, refuseChange } from './society/readSettings.ts'
import {
  memberConfigList,
  mobileMemberNotice,
  noticeDetail,
  noticePage,
  otherConfig,
  pcMemberNotice,
  privacyAgreement,
  userAgreement,
  userOtherConfig,
  webSite,
} from './textCalls.ts'
import { grantUpload } from './uploads/grantUpload.ts'

/** Operation → service. */
export const CONFIGURATION_CALLS = {
  site,
  page,
  galleryForms,
  galleryForm,
  uploadToken: grantUpload,
  dictionaryCache,
  orgDictionaryCache,
  domainName,
  moDomainName: (request) => domainName(request),
  rsaKey,
  statusList,
  functionOtherConfig: (request) => otherConfig(request),
  noticePage,
  noticeDetail,
  webSite,
  otherConfig,
  memberConfigList,
  pcMemberNotice,
  mobileMemberNotice,
  meetingDetailOpen: readMeeting,
  meetingDetail: readMeetingForMembers,
  settings: readSettings,
  changeSettings: async () => refuseChange(),
  userAgreement,
  privacyAgreement,
  userOtherConfig,
} satisfies ModuleCalls<ConfigurationParts>

import type { OperationId } from '#contract/calls.ts'

/**
 * Calls that may be answered together with the HTML: configuration and notices, the same for everyone. None that look
 * up persons or are rate limited.
 */
const PUBLIC = [
  'noticePage',
  'noticeDetail',
  'webSite',
  'otherConfig',
  'memberConfigList',
  'pcMemberNotice',
  'mobileMemberNotice',
  'formConfig',
  'feeStandard',
  'statusList',
  'functionOtherConfig',
  'subOrgList',
  'approvalList',
  'dictionaryCache',
  'orgDictionaryCache',
] as const satisfies readonly OperationId[]

export type PublicCall = (typeof PUBLIC)[number]

export const isPublic = (id: OperationId): id is PublicCall =>
  (PUBLIC as readonly OperationId[]).includes(id)

import { describe, expect, test } from 'vitest'
import type { OperationId } from '#contract/calls.ts'
import { callSchemas } from '#server/calls/apiDocument.ts'

/**
 * Names that the specification, section 7, states for a call (section 3 where it refers there). Where it states two
 * payloads, each stands by itself.
 */
const STATED: { [Id in OperationId]?: string | string[] } = {
  uploadToken: '',
  orgDictionaryCache: 'orgId',
  auditHistory: 'id',
  formConfig: 'orgId functionCode objId',
  statusList: 'orgId functionCode',
  functionOtherConfig: 'orgId functionCode',
  feeStandard: 'orgId memberType',
  memberJoinPage: 'current size orgId oneMemberCode keyword',
  noticePage: 'current size orgId',
  noticeDetail: 'id',
  memberApply:
    'orgId oneMemberCode oneMemberType twoMemberCode memberType formInfo optionCode status',
  memberStatus: [
    'id status optionCode',
    'id status oneMemberType memberType enclosure',
    'id status oneMemberType memberType formInfo',
  ],
  updateMemberStatus: 'id oneMemberType memberType enclosure status optionCode',
  orApply:
    'orgId oneOrType twoOrType approvalId objId objCodeId memberId formInfo optionCode status',
  orgApply: 'orgId formInfo',
  memberFormInfo: 'id',
  generateMemberCertificate: 'id',
  webSite: 'orgId',
  login: ['userName userPwd', 'mobile userPwd', 'mobile code'],
  logout: '',
  logoutPost: '',
  loginInfo: '',
  userDetail: 'userId',
  updateUser:
    'userId realName sex mobile birthDay cardType cardNo title position subject edu major address areaCode orgId orgName',
  validMobile: ['mobile', 'mobile userId'],
  validCardNo: 'cardNo userId',
  validOrgName: 'areaCode orgName',
  validCode: 'orgId mobile validCode',
  validMobileRegistered: 'mobile',
  sendRegisterCode: 'orgId mobile',
  sendFindPwdCode: 'orgId mobile',
  sendValidCode: 'orgId mobile',
  register: 'type realName mobile validCode userPwd areaCode',
  orgRegister: 'type mobile validCode userPwd orgName linkMan linkPhone areaCode orgType',
  findPwd: 'mobile validCode userPwd',
  orgNameList: 'areaCode notId orgId orgType oneSubOrgType',
  /** `areaCode` is what it answers. */
  orgInfo: 'id',
  userOtherConfig: 'id',
  userAgreement: 'orgId',
  privacyAgreement: 'orgId',
  userList: 'approvalId status',
  validateRecommend: ['type recommendCode', 'type realName cardNo'],
  orApplyPage: 'current size orgId keyword',
  orDetail: 'id',
  orFormInfo: 'id',
  orStatus: ['id status optionCode formInfo', 'id status optionCode enclosure'],
  memberConfigList: 'orgId',
  memberInfo: 'id',
  memberQueryPage: 'current size orgId oneMemberCode keyword',
  memberApprovalPage: 'current size orgId status keyword',
  pcMemberNotice: 'orgId',
  mobileMemberNotice: 'orgId',
  updateOrgStatus: 'id status optionCode',
  generateOrgCertificate: 'id',
  payPeriod: 'orgId memberType',
  payConfigSwitch: 'orgId',
  invoiceConfig: 'orgId',
  orderNotice: 'id year',
  pay: ['id method param', 'id method payInfo', 'id method param invoiceInfo'],
  payResult: 'id',
  orderCancel: 'id',
  meetingDetailOpen: 'id',
  meetingDetail: 'id',
}

interface Shape {
  properties?: Record<string, object>
  required?: string[]
  oneOf?: Shape[]
}

/** Every way a call may be given its values: of alternative bodies each by itself. */
function waysOf(id: OperationId): { names: string[]; required: string[] }[] {
  const {
    params,
    querystring,
    body = {},
  } = callSchemas().get(id) as unknown as Record<string, Shape>
  return (body.oneOf ?? [body]).map((one) => {
    const parts = [params, querystring, one]
    return {
      names: parts.flatMap((part) => Object.keys(part?.properties ?? {})),
      required: parts.flatMap((part) => part?.required ?? []),
    }
  })
}

const CASES = Object.entries(STATED).flatMap(([id, stated]) =>
  [stated].flat().map((payload) => ({ id: id as OperationId, payload: String(payload) })),
)

describe('a payload as the specification states it has a place for each name, and lacks none', () => {
  test.each(CASES)('$id: $payload', ({ id, payload }) => {
    const sent = payload.split(' ').filter(Boolean)
    const fitting = waysOf(id).filter(
      ({ names, required }) =>
        sent.every((name) => names.includes(name)) && required.every((name) => sent.includes(name)),
    )
    expect(fitting).not.toEqual([])
  })
})

import { expect, test } from 'vitest'
import { operation } from './readApi.ts'

/** Addresses the specification states word for word (section 7). */
test.each([
  ['rsaKey', 'get', '/api/system/v1/open/rsaKey'],
  ['time', 'get', '/api/system/v1/open/time'],
  ['uploadToken', 'get', '/api/system/v1/open/uploadToken'],
  ['dictionaryCache', 'get', '/api/system/v1/open/dictionary/cache'],
  ['orgDictionaryCache', 'get', '/api/system/v1/open/orgDictionary/cache'],
  ['domainName', 'get', '/api/system/v1/open/domainName'],
  ['auditHistory', 'get', '/api/system/v1/open/auditHistory/{id}'],
  ['formConfig', 'get', '/api/system/v1/open/function/formConfig'],
  ['statusList', 'get', '/api/system/v1/open/functionConfig/statusList'],
  ['memberJoinPage', 'get', '/api/mo/v1/open/member/user/join/page'],
  ['noticePage', 'get', '/api/mo/v1/open/notice/user/page'],
  ['noticeDetail', 'get', '/api/mo/v1/open/notice/{id}'],
  ['memberApply', 'post', '/api/mo/v1/open/member/apply'],
  ['memberStatus', 'put', '/api/mo/v1/open/member/status'],
  ['orApply', 'post', '/api/mo/v1/open/or/apply'],
  ['orgApply', 'post', '/api/mo/v1/orgApply'],
  ['memberFormInfo', 'get', '/api/mo/v1/open/member/formInfo/{id}'],
  ['generateMemberCertificate', 'post', '/api/mo/v1/open/member/generate/certificatePng/{id}'],
  ['webSite', 'get', '/api/mo/v1/open/user/webSite/{orgId}'],
  ['payResult', 'get', '/api/order/v1/open/payResult/{id}'],
  ['orderCancel', 'get', '/api/order/v1/order/cancel/{id}'],
  ['wxSignature', 'get', '/api/meeting/v1/open/wx/signature'],
  ['meetingDetailOpen', 'get', '/api/meeting/v1/open/user/meetingDetail/{id}'],
  ['meetingDetail', 'get', '/api/meeting/v1/meeting/user/meetingDetail/{id}'],
])('%s is %s %s', (id, method, path) => {
  expect(operation(id)).toMatchObject({ method, path })
})

test.each(['login', 'register', 'orgRegister', 'findPwd', 'validMobile', 'sendRegisterCode'])(
  '%s is an open user call',
  (id) => expect(operation(id).path).toMatch(/^\/api\/user\/v1\/open\//),
)

test.each(['auditPage', 'auditDecide'])('%s needs a token and stands under admin', (id) => {
  const { path, operation: call } = operation(id)
  expect(path).toMatch(/^\/api\/admin\/v1\//)
  expect(call.security).toEqual([{ token: [] }])
})

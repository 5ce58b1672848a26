import { describe, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import type { CallEntry, OperationId } from '#contract/calls.ts'
import { callLogs, callRights, callSchemas } from '#server/calls/apiDocument.ts'
import { type Part, propertiesOf, resolved } from '../../support/contractParts.ts'

const PUBLISHED = 'configuration and texts, the same for everybody'
const OWN = 'answers what one knows of oneself'
const YES_OR_NO = 'answers yes or no; limited by network'
const CODE = 'sends a code, which is good for nothing by itself'
const DRAFT = 'documents of the configuration; every step records who did it and when'
const OUTSIDE = 'asks the messaging app’s platform; nothing is stored'

/** Why a call leaves no entry. */
const UNLOGGED: { [Id in OperationId]?: string } = {
  site: PUBLISHED,
  page: PUBLISHED,
  galleryForms: PUBLISHED,
  loginSessions: OWN,
  secondFactor: OWN,
  galleryForm: PUBLISHED,
  rsaKey: PUBLISHED,
  time: PUBLISHED,
  dictionaryCache: PUBLISHED,
  orgDictionaryCache: PUBLISHED,
  domainName: PUBLISHED,
  moDomainName: PUBLISHED,
  formConfig: PUBLISHED,
  statusList: PUBLISHED,
  functionOtherConfig: PUBLISHED,
  feeStandard: PUBLISHED,
  noticePage: PUBLISHED,
  noticeDetail: PUBLISHED,
  webSite: PUBLISHED,
  otherConfig: PUBLISHED,
  memberConfigList: PUBLISHED,
  pcMemberNotice: PUBLISHED,
  mobileMemberNotice: PUBLISHED,
  subOrgList: PUBLISHED,
  approvalList: PUBLISHED,
  userAgreement: PUBLISHED,
  privacyAgreement: PUBLISHED,
  orgNameList: PUBLISHED,
  orgInfo: PUBLISHED,
  userOtherConfig: PUBLISHED,
  payPeriod: PUBLISHED,
  payConfigSwitch: PUBLISHED,
  invoiceConfig: PUBLISHED,
  meetingDetailOpen: PUBLISHED,
  meetingDetail: PUBLISHED,
  memberJoinPage: 'the directory, which is published',
  userList: 'the leaders of a term, who are published',
  certificateState: 'printed on the certificate for whoever is shown it',
  uploadToken: 'a place for a file; the call that refers to the file is logged',
  fileAddress: 'shown again; the call that showed the record of the file is logged',
  loginInfo: OWN,
  closingEffects: OWN,
  myApplicationPage: OWN,
  validUserPwd: OWN,
  validMobile: YES_OR_NO,
  validCardNo: YES_OR_NO,
  validUserName: YES_OR_NO,
  validOrgName: YES_OR_NO,
  validCode: YES_OR_NO,
  validMobileRegistered: YES_OR_NO,
  sendRegisterCode: CODE,
  sendFindPwdCode: CODE,
  sendValidCode: CODE,
  sendLoginCode: CODE,
  wxSignature: OUTSIDE,
  wxAuthorize: OUTSIDE,
  wxOpenId: OUTSIDE,
  changePage: DRAFT,
  changeRead: DRAFT,
  changeDocument: DRAFT,
  changeStep: DRAFT,
  changeAdditions: DRAFT,
  changeAdd: DRAFT,
  changeRemove: DRAFT,
  changeUndo: DRAFT,
  changeRetire: DRAFT,
  changeSeat: DRAFT,
  changeReport: DRAFT,
  versionPage: DRAFT,
  versionRead: DRAFT,
  versionCompare: DRAFT,
  studioSearch: DRAFT,
  previewPages: DRAFT,
  previewForm: DRAFT,
  studioMemberTypes: DRAFT,
  studioOverrides: DRAFT,
}

const LOGS = callLogs()
const SCHEMAS = callSchemas()
const ids = Object.keys(CALLS) as OperationId[]

const HOW = `say in schemas/api.json how it stands in the activity log, such as
  "x-log": { "kind": "write", "record": { "type": "application", "input": "id" } }
(kinds: write, read, export, login, rights; "answer" instead of "input" where the answer has the id, neither where the
service says it by tx.note), and give it its words in src/server/messages/activity.json; or list it in UNLOGGED of
tests/server/base/activity/completeness.test.ts with the reason why nobody needs to know`

test('every call is entered in the log, or it is said why not', () => {
  const silent = ids.filter((id) => !LOGS.has(id) && UNLOGGED[id] === undefined)
  expect(silent, `${silent.join(', ')}: ${HOW}`).toEqual([])
})

test('no reason is given for a call that is entered, or that does not exist', () => {
  const listed = Object.keys(UNLOGGED) as OperationId[]
  expect(listed.filter((id) => LOGS.has(id) || !Object.hasOwn(CALLS, id))).toEqual([])
})

test('what only staff may do is always entered, but for drafts of the configuration', () => {
  const silent = [...callRights()].flatMap(([id, { needs, others }]) =>
    (needs.length > 0 || others === 'audit' || others === 'dues') &&
    !LOGS.has(id) &&
    UNLOGGED[id] !== DRAFT
      ? [id]
      : [],
  )
  expect(silent, `${silent.join(', ')}: ${HOW}`).toEqual([])
})

test('calls that answer a file are exports, and no others', () => {
  const files = ids.filter((id) => (CALLS[id] as CallEntry).file)
  const exports = [...LOGS].flatMap(([id, { kind }]) => (kind === 'export' ? [id] : []))
  expect(exports.toSorted()).toEqual(files.toSorted())
})

const inputsOf = (id: OperationId): Map<string, Part> => {
  const { params, querystring, body } = SCHEMAS.get(id) ?? {}
  return new Map([params, querystring, body].flatMap((part) => propertiesOf(part as Part)))
}

const answersOf = (id: OperationId): Map<string, Part> => {
  const answer = SCHEMAS.get(id)?.answers['application/json'] as Part
  return new Map(propertiesOf(new Map(propertiesOf(answer)).get('data')))
}

/** A closed list, or digits: nobody's words. */
function isCode(part: Part): boolean {
  const { enum: values, const: value, pattern, items } = resolved(part)
  if (items) return isCode(items)
  return (
    values !== undefined || value !== undefined || /^\^?[\\d[\]0-9{},-]+\$$/.test(pattern ?? '')
  )
}

describe.each([...LOGS])('%s', (id, { record, says = [] }) => {
  test('names values that it has', () => {
    const inputs = inputsOf(id)
    expect(says.filter((name) => !inputs.has(name))).toEqual([])
    if (record?.input) expect([...inputs.keys()]).toContain(record.input)
    if (record?.answer) expect([...answersOf(id).keys()]).toContain(record.answer)
  })

  test('keeps codes, and nothing anybody typed', () => {
    const inputs = inputsOf(id)
    expect(says.filter((name) => !isCode(inputs.get(name) ?? {}))).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { checkConfiguration } from '#server/modules/configuration/checks/checkConfiguration.ts'
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'

const demo = await readConfigurationFolder('fixtures/organisations/demo')
const now = new Date('2026-11-29T04:00:00Z')
const parts = { product: await readProduct(), shared: readSharedData(), now }

type Change = (documents: ConfigurationDocuments) => ConfigurationDocuments

/** Replaces a text that the file holds. */
const edit =
  (file: string, find: string | RegExp, put: string): Change =>
  (documents) => {
    const text = documents[file] ?? ''
    expect(text).toMatch(find)
    return { ...documents, [file]: text.replace(find, () => put) }
  }

/** A mistake with where it is found, how severe it is, and a part of its sentence. */
type Planted = [
  mistake: string,
  change: Change,
  file: string,
  at: string,
  severity: 'error' | 'warning',
  says: string,
]

const FORM = 'formConfig/0301-101-10101.json'

const PLANTED: Planted[] = [
  [
    'a member type without a flow',
    edit(
      'memberTypes.json',
      '"items": [',
      `"items": [${JSON.stringify({ oneMemberCode: '01', oneMemberType: '101', oneMemberTypeName: '个人会员', twoMemberCode: '0105', memberType: '10105', name: '青年会员' })},`,
    ),
    'memberTypes.json',
    '/items/0',
    'error',
    '“青年会员”没有办理流程',
  ],
  [
    'a published member type removed',
    edit('memberTypes.json', /\{[^{}]*"10104"[^{}]*\},\s*/, ''),
    'memberTypes.json',
    '/items',
    'warning',
    '“荣誉会员”',
  ],
  [
    'a pattern that refuses every name of a unit',
    edit(
      'formConfig/0301-102-10201.json',
      '"value": "orgName",',
      '"value": "orgName", "isRegExp": true, "customRegExp": "[A-Z]+",',
    ),
    'formConfig/0301-102-10201.json',
    '/formInfo/1/0/customRegExp',
    'error',
    '单位名称',
  ],
  [
    'a pattern that refuses every name of a person',
    edit(FORM, '"commonRegExp": "realName"', '"customRegExp": "[A-Z ]+"'),
    FORM,
    '/formInfo/1/0/customRegExp',
    'error',
    '“姓名”',
  ],
  [
    'a pay period that is over',
    edit('fees.json', '"2025,2027"', '"2020,2021"'),
    'fees.json',
    '/items/0/payPeriod/year',
    'warning',
    '2021年已经过去',
  ],
  [
    'a fee from a year beyond the pay period',
    edit(
      'fees.json',
      /"fee": \{([^}]*)\}/,
      `"fee": [{"amount":10000,"resolvedAt":"2025-12-13","resolution":"决议"},{"from":2035,"amount":10000,"resolvedAt":"2025-12-13","resolution":"决议"}]`,
    ),
    'fees.json',
    '/items/0/fee/1/from',
    'warning',
    '2035',
  ],
  [
    'all payment methods of a fee closed',
    (documents) => ({ ...documents, 'payConfig.json': '{}' }),
    'fees.json',
    '/items/0/payPeriod/payMethod',
    'warning',
    '“普通会员”',
  ],
  [
    'a fee that allows no payment method',
    edit('fees.json', '"payMethod": ["01", "02"]', '"payMethod": []'),
    'fees.json',
    '/items/0/payPeriod/payMethod',
    'warning',
    '“普通会员”',
  ],
  [
    'a notice of membership that shows nothing',
    edit('memberNotices.json', /"pcContent": "(?:[^"\\]|\\.)*"/, '"pcContent": "<p>&nbsp; </p>"'),
    'memberNotices.json',
    '/items/0/pcContent',
    'error',
    '电脑上显示的内容',
  ],
  [
    'a name of blanks',
    edit('modules.json', '"name": "入会申请"', '"name": "　 "'),
    'modules.json',
    '/items/0/name',
    'error',
    '模块名称',
  ],
  [
    'an address of a tile that is none',
    edit('modules.json', '"https://www.example.org/journal"', '"htps:/www.example.org"'),
    'modules.json',
    '/items/7/content',
    'error',
    '外部链接',
  ],
  [
    'a tile to an external address without one',
    edit('modules.json', '"https://www.example.org/journal"', '""'),
    'modules.json',
    '/items/7/content',
    'error',
    '“会刊投稿”',
  ],
  [
    'an address of a banner that is none',
    edit('site.json', /"address": "[^"]*"/, '"address": "www.example.org"'),
    'site.json',
    '/banner/0/file/0/address',
    'error',
    '链接',
  ],
  [
    'a bank account without a number',
    edit('payConfig.json', '"0000-0000-0000-0001"', '"abc"'),
    'payConfig.json',
    '/02/bankAccount',
    'error',
    '账号',
  ],
  [
    'a bank account without its bank',
    edit('payConfig.json', '"示例银行北京学知路支行"', '" "'),
    'payConfig.json',
    '/02/openBank',
    'error',
    '开户行',
  ],
  [
    'payment on the spot without a place',
    edit('payConfig.json', /"address": "[^"]*"/, '"address": ""'),
    'payConfig.json',
    '/03/address',
    'error',
    '地址',
  ],
  [
    'a notice taken down before it starts',
    edit(
      'notices.json',
      '"createAt": "2026-11-12T09:30:00+08:00",',
      '"createAt": "2026-11-12T09:30:00+08:00", "endAt": "2026-11-12",',
    ),
    'notices.json',
    '/items/0/endAt',
    'error',
    '2026-11-12',
  ],
  [
    'a meeting that ends before it begins',
    edit('meetings.json', '"2027-04-18T17:30:00+08:00"', '"2027-04-16 08:00"'),
    'meetings.json',
    '/items/0/endAt',
    'error',
    '结束时间',
  ],
  [
    'a term that ends before it begins',
    edit('approvals.json', '"endAt": "2027-11-17"', '"endAt": "2017-11-17"'),
    'approvals.json',
    '/items/0/endAt',
    'error',
    '2017-11-17',
  ],
  [
    'a moment that is no day of the calendar',
    edit('meetings.json', '"2027-04-18T17:30:00+08:00"', '"2027-04-31 17:30"'),
    'meetings.json',
    '/items/0/endAt',
    'error',
    '2027-04-31',
  ],
  [
    'an agreement changed under the same version',
    edit('agreements.json', '<h3>一、总则</h3>', '<h3>一、总则</h3><p>新的一条</p>'),
    'agreements.json',
    '/userAgreement/version',
    'warning',
    '2026-03-01',
  ],
  [
    'steps of one flow with the same title',
    edit(
      'memberConfig.json',
      '"type": "02", "title": "填写申请表"',
      '"type": "02", "title": "阅读入会须知"',
    ),
    'memberConfig.json',
    '/items/0/steps/1/title',
    'warning',
    '“阅读入会须知”',
  ],
  [
    'a host of the society dropped',
    edit('organisation.json', ', "demo.localhost"', ''),
    'organisation.json',
    '/hosts',
    'warning',
    'demo.localhost',
  ],
  [
    'member numbers with fewer digits than those given',
    edit('organisation.json', '"digits": 6', '"digits": 3'),
    'organisation.json',
    '/memberNum/digits',
    'warning',
    '由 6 位改为 3 位',
  ],
  [
    'a column without a title',
    edit(FORM, '"label": "开始年月",', ''),
    FORM,
    '/formInfo/8/0/items/0',
    'warning',
    'startAt',
  ],
  [
    'a theme that nobody can read',
    edit('site.json', '"#1D5FD1"', '"#FFFFFF"'),
    'site.json',
    '/webInfo/theme/1',
    'warning',
    '#FFFFFF',
  ],
]

const FORMS: [name: string, says: string][] = [
  ['0402-survey1', '打开后不能提交'],
  ['0401-02-0209', '没有届次'],
  ['0301-101', '没有会员类型'],
  ['0301-101-10109', '没有会员类型'],
]

test.each(FORMS)('a form that no call asks for is an error: %s', (name, says) => {
  const file = `formConfig/${name}.json`
  const documents = { ...demo, [file]: demo[FORM] ?? '' }
  const found = checkConfiguration(documents, parts, demo).filter(
    (finding) => finding.file === file && finding.severity === 'error',
  )
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(says)])
})

test.each(['0301-10101', '0301', '0401-0201', '0401-01-0101'])(
  'a form that a call asks for has no finding for its name: %s',
  (name) => {
    const file = `formConfig/${name}.json`
    const found = checkConfiguration({ ...demo, [file]: demo[FORM] ?? '' }, parts, demo)
    expect(found.filter((finding) => finding.file === file)).toEqual([])
  },
)

describe('a mistake whose document is right by its shape is found at its place', () => {
  test.each(PLANTED)('%s', (_mistake, change, file, at, severity, says) => {
    const found = checkConfiguration(change(demo), parts, demo)
      .filter((finding) => finding.file === file && finding.path === at)
      .map((finding) => [finding.severity, finding.message, finding.line > 1] as const)
    expect(found).toEqual([[severity, expect.stringContaining(says), true]])
  })
})

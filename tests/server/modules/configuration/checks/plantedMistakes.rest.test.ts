import { describe, expect, test } from 'vitest'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { checkConfiguration } from '#server/modules/configuration/checks/checkConfiguration.ts'
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'

const demo = await readConfigurationFolder('fixtures/organisations/demo')
const parts = { product: await readProduct(), shared: readSharedData() }

type Change = (documents: ConfigurationDocuments) => ConfigurationDocuments

/** Replaces a text that the file holds. */
const edit =
  (file: string, find: string | RegExp, put: string): Change =>
  (documents) => {
    const text = documents[file] ?? ''
    expect(text).toMatch(find)
    return { ...documents, [file]: text.replace(find, () => put) }
  }
const put =
  (file: string, text: string): Change =>
  (documents) => ({ ...documents, [file]: text })
const remove =
  (file: string): Change =>
  ({ [file]: _removed, ...documents }) =>
    documents
const rename =
  (from: string, to: string): Change =>
  (documents) =>
    put(to, documents[from] ?? '')(remove(from)(documents))
/** The steps of the first process in another order, by their types. */
const steps =
  (...types: string[]): Change =>
  (documents) => {
    const config = JSON.parse(documents['memberConfig.json'] ?? '')
    config.items[0].steps = types.map((type) => ({ type, title: '步骤' }))
    return put('memberConfig.json', JSON.stringify(config))(documents)
  }

const FORM = 'formConfig/0301-101-10101.json'

type Planted = [mistake: string, change: Change, file: string, code: string, says: string]

const ERRORS: Planted[] = [
  [
    'a member type with a name like a text',
    edit('memberTypes.json', '"普通会员"', `"${'普通会员'.repeat(11)}"`),
    'memberTypes.json',
    'wrong-shape',
    '会员类型名称长度只能在1-40之间',
  ],
  [
    'a field with a name like a text',
    edit(FORM, '"label": "姓名"', `"label": "${'姓名'.repeat(101)}"`),
    FORM,
    'name-too-long',
    '字段名称不能超过200个字符',
  ],
  [
    'a secret in another society’s folder',
    edit('payProviders.json', 'sandbox/pay/keys/ccb-query.password', '../mech/ccb.password'),
    'payProviders.json',
    'clear-secret',
    'SECRETS_DIR/demo/',
  ],
  [
    'a secret that was named before societies had names of their own',
    edit('payProviders.json', '"file": "sandbox/secret"', '"env": "PAY_WECHAT_SECRET"'),
    'payProviders.json',
    'clear-secret',
    'PAY_DEMO_',
  ],
  [
    'a bank at an address of somebody’s choice',
    edit('payProviders.json', '/sandbox/pay/ccb/CCBIS/ccbMain', 'http://127.0.0.1:9/'),
    'payProviders.json',
    'foreign-address',
    'https://ibsbjstar.ccb.com.cn/CCBIS/ccbMain',
  ],
  [
    'a file saved as GBK',
    edit('memberNotices.json', '普通会员', '\uFFFD\uFFFD'),
    'memberNotices.json',
    'wrong-encoding',
    'GBK',
  ],
  [
    'a file with a byte order mark',
    (documents) => put('site.json', `\uFEFF${documents['site.json']}`)(documents),
    'site.json',
    'wrong-encoding',
    'BOM',
  ],
  [
    'a status of the history twice',
    edit('statusList.json', '"05", "06"', '"05", "05"'),
    'statusList.json',
    'status-list',
    '05',
  ],
  [
    'a status of the history that no application has',
    edit('statusList.json', '"05", "06"', '"01", "06"'),
    'statusList.json',
    'status-list',
    '01',
  ],
  ['a document misnamed', rename('fees.json', 'fee.json'), 'fee.json', 'unknown-document', 'fee'],
  [
    'a form under the code of joining',
    put('formConfig/0201-101-10101.json', demo['formConfig/0401.json'] ?? ''),
    'formConfig/0201-101-10101.json',
    'unknown-document',
    '不会被用到',
  ],
  [
    'a dictionary without its prefix',
    put('dictionaries/MEMBER_JOIN_APPLY_STATUS.json', '[]'),
    'dictionaries/MEMBER_JOIN_APPLY_STATUS.json',
    'unknown-document',
    'ORG_',
  ],
  [
    'a folder that nothing reads',
    put('forms/0301.json', '{}'),
    'forms/0301.json',
    'unknown-document',
    'forms',
  ],
  [
    'a process without a form',
    remove('formConfig/0301-101-10102.json'),
    'memberConfig.json',
    'missing-form',
    '“高级会员”没有申请表',
  ],
  [
    'a reading step without a notice',
    edit('memberNotices.json', '"10102"', '"10104"'),
    'memberConfig.json',
    'missing-notice',
    '“高级会员”',
  ],
  [
    'a dues step without a fee',
    edit('fees.json', '"10102"', '"10104"'),
    'memberConfig.json',
    'missing-fee',
    '“高级会员”',
  ],
  ['all fees removed', remove('fees.json'), 'memberConfig.json', 'missing-fee', '不能缴费'],
  ['a process that asks for nothing', steps('06', '04'), 'memberConfig.json', 'step-order', '02'],
  ['a step twice', steps('01', '02', '04', '04'), 'memberConfig.json', 'step-order', '写了两次'],
  ['waiting before writing', steps('04', '02', '06'), 'memberConfig.json', 'step-order', '之后'],
  ['a step after success', steps('02', '06', '04'), 'memberConfig.json', 'step-order', '06'],
  [
    'a property twice in a document',
    edit('site.json', '"webInfo": {', '"webInfo": {}, "webInfo": {'),
    'site.json',
    'duplicate-key',
    'webInfo',
  ],
  [
    'a property twice in a form',
    edit('formConfig/0301-101-10101.json', '"type": "photo"', '"type": "photo", "type": "photo"'),
    'formConfig/0301-101-10101.json',
    'duplicate-key',
    'type',
  ],
  [
    'a notice without content',
    edit('notices.json', /"content": "(?:[^"\\]|\\.)*"/, '"content": ""'),
    'notices.json',
    'wrong-shape',
    '请填写公告的内容',
  ],
  [
    'a flag written in words',
    edit(FORM, '"type": "photo"', '"type": "photo", "required": "是"'),
    FORM,
    'flag-unclear',
    'true',
  ],
  [
    'an attribute misspelt',
    edit(FORM, '"type": "photo"', '"type": "photo", "requried": true'),
    FORM,
    'unknown-attribute',
    'required',
  ],
  [
    'a condition on a code that is no option',
    edit('formConfig/0301-101-10102.json', /"conditionText": "[^"]*"/, '"conditionText": "77"'),
    'formConfig/0301-101-10102.json',
    'condition-not-offered',
    '“77”不是',
  ],
  [
    'a further relation on a code that is no option',
    edit(
      'formConfig/0301-101-10102.json',
      '"isRelation": true,',
      '"isRelation": true, "relations": [{ "conditionText": "78", "fields": ["party"] }],',
    ),
    'formConfig/0301-101-10102.json',
    'condition-not-offered',
    '“78”不是',
  ],
  [
    'a misspelt property of printInfo',
    edit(FORM, '"remark":', '"remrak":'),
    FORM,
    'wrong-shape',
    'remrak',
  ],
  [
    'an opinion of an audit that there is not',
    edit(FORM, '"nodeId": "06"', '"nodeId": "07"'),
    FORM,
    'wrong-shape',
    '审核环节',
  ],
  [
    'the key of the name renamed',
    edit(FORM, '"value": "realName"', '"value": "name"'),
    FORM,
    'role-missing',
    '没有“姓名”（realName）',
  ],
  [
    'the key of a unit renamed',
    edit('formConfig/0301-102-10201.json', '"value": "orgName"', '"value": "unit"'),
    'formConfig/0301-102-10201.json',
    'role-missing',
    'orgName',
  ],
  [
    'a card number without the type of card',
    edit(FORM, '"value": "cardType"', '"value": "cardKind"'),
    FORM,
    'role-pair',
    'cardType',
  ],
  [
    'two processes of one type',
    edit('memberConfig.json', '"memberType": "10102"', '"memberType": "10101"'),
    'memberConfig.json',
    'duplicate-id',
    '10101',
  ],
]

const WARNINGS: Planted[] = [
  [
    'a mark that turns the words beside it',
    edit(FORM, '"label": "姓名"', '"label": "姓名\u202E"'),
    FORM,
    'unseen-character',
    '“姓名”里有看不见的字符（U+202E）',
  ],
  [
    'a control character in a name',
    edit('memberTypes.json', '"普通会员"', '"普通\\u0007会员"'),
    'memberTypes.json',
    'unseen-character',
    'U+0007',
  ],
  [
    'a member type whose history nobody sees',
    edit('statusList.json', /\{ "objId": "101,10103"[^}]*\},\s*/, ''),
    'statusList.json',
    'status-list',
    '学生会员',
  ],
  [
    'a key with a meaning lost',
    edit(FORM, '"value": "introduction"', '"value": "intro"'),
    FORM,
    'role-lost',
    '“简介”（introduction）',
  ],
  [
    'a description that names another amount than its fee',
    edit('fees.json', '"amount": 20000', '"amount": 24000'),
    'fees.json',
    'fee-text',
    '200.00 元，会费是 240.00 元',
  ],
  [
    'yuan written as fen',
    edit('fees.json', '"amount": 10000', '"amount": 100'),
    'fees.json',
    'fee-jump',
    '1.00 元',
  ],
  [
    'a version ten times the one before it',
    edit(
      'fees.json',
      /"fee": \{\s+"amount": 10000,/,
      '"fee": [{ "amount": 10000, "resolvedAt": "2025-01-01", "resolution": "x" }, { "from": 2027, "amount": 120000,',
    ),
    'fees.json',
    'fee-jump',
    '2027年会费 1200.00 元',
  ],
]

const checked = (change: Change) => {
  let documents = change(demo)
  if (documents['fees.json']?.includes('"fee": [{'))
    documents = put(
      'fees.json',
      documents['fees.json'].replace(
        '"resolution": "第四次会员代表大会审议通过"\n      }',
        '"resolution": "第四次会员代表大会审议通过"\n      }]',
      ),
    )(documents)
  return checkConfiguration(documents, parts, demo)
}

describe('a mistake that applicants would meet is found at its file', () => {
  test.each(ERRORS)('%s', (_mistake, change, file, code, says) => {
    const found = checked(change).filter(
      (finding) => finding.file === file && finding.code === code,
    )
    expect(found.map(({ severity }) => severity)).toContain('error')
    expect(found.map(({ message, hint = '' }) => `${message} ${hint}`).join('\n')).toContain(says)
  })
})

describe('what may be meant asks', () => {
  test.each(WARNINGS)('%s', (_mistake, change, file, code, says) => {
    const found = checked(change).filter(
      (finding) => finding.file === file && finding.code === code,
    )
    expect(found.map(({ severity }) => severity)).toEqual(['warning'])
    expect(found[0]?.message).toContain(says)
  })
})

describe('what is in use has no finding', () => {
  test.each(['demo', 'mech', 'med'])('the society %s', async (society) => {
    const documents = await readConfigurationFolder(`fixtures/organisations/${society}`)
    expect(checkConfiguration(documents, parts, documents)).toEqual([])
  })
  test('reading and uploading on either side of writing, and no wait at all', () => {
    for (const order of [
      steps('01', '02', '04', '03', '06'),
      steps('02', '06'),
      steps('02', '01', '04'),
      steps('03', '01', '02', '06'),
    ])
      expect(checked(order).filter(({ code }) => code === 'step-order')).toEqual([])
  })
  test('a description that names the new amount, or none', () => {
    for (const text of ['每年 100 元，2027 年起 1,200.50 元', '按标准缴纳'])
      expect(
        checked((documents) =>
          edit(
            'fees.json',
            '每年 100 元',
            text,
          )(edit('fees.json', '"amount": 10000', '"amount": 120050')(documents)),
        ).filter(({ code }) => code === 'fee-text'),
      ).toEqual([])
  })

  test('a fee that becomes free, and one that doubles', () => {
    for (const amount of ['0', '20000'])
      expect(
        checked(edit('fees.json', '"amount": 10000', `"amount": ${amount}`)).filter(
          ({ code }) => code === 'fee-jump',
        ),
      ).toEqual([])
  })
})

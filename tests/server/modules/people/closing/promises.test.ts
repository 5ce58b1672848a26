import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import type { OperationId } from '#contract/calls.ts'
import type { RetentionKind } from '#domain/record/retention.ts'
import { ROOT } from '#server/root.ts'

interface Kept {
  /** The calls that keep it; none where people do, or where every call does. */
  by: OperationId[]
  /** Tests that fail when it is not kept: file and name. */
  tests: [file: string, name: string][]
}

const CLOSING = 'tests/server/modules/people/closing/closing.test.ts'
const OWN_DATA = 'tests/server/modules/privacy/ownData/ownData.test.ts'
const RETENTION = 'tests/server/modules/privacy/retention/retention.rest.test.ts'
const COLUMNS = 'tests/server/modules/records/applications/member/columns.test.ts'
const OR_COLUMNS = 'tests/server/modules/records/applications/organisation/columns.test.ts'
const GONE = 'after that no login counts, and no table of what is deleted or anonymised names her'

/** What the shipped privacy texts promise, word by word, and what keeps it. */
const PROMISES: Record<string, Kept> = {
  会员查询中手机号码隐去中间四位: {
    by: ['memberQueryPage', 'memberJoinPage'],
    tests: [
      [
        'tests/server/modules/configuration/society/configured.test.ts',
        'finds by part of a name or unit, with masked mobiles',
      ],
    ],
  },
  '入会申请通过后，您的姓名、性别、单位名称、会员证号和会员类型列入会员查询，任何人都可以看到；单位会员还列出所在地区和单位简介':
    {
      by: ['memberJoinPage'],
      tests: [
        [COLUMNS, 'the directory answers its columns to %s, and nothing beside'],
        [COLUMNS, 'the directory shows of a unit its area and introduction besides'],
      ],
    },
  '知道您完整的手机号码、证件号码或会员证号的人，可以查到您申请的上述内容和状态；照片、会籍有效期、所填内容和审核意见只有您本人和工作人员可以看到':
    {
      by: ['memberQueryPage', 'memberInfo', 'memberDetail', 'auditHistory'],
      tests: [
        [COLUMNS, 'answers its columns, in the list as by id'],
        [COLUMNS, 'gives opinions of the audit to the owner and staff alone'],
        ['tests/server/authorize/matrix.test.ts', 'expectedStatus'],
      ],
    },
  '推荐通过后，您的姓名、单位名称和职务列入任职名单，任何人都可以看到；知道您完整的手机号码或证件号码的人，可以查到推荐的分支机构、届次和状态':
    {
      by: ['userList', 'orApplyPage'],
      tests: [
        [OR_COLUMNS, 'the list of recommendations answers its columns to a stranger'],
        [OR_COLUMNS, 'the list of leaders answers name, unit and positions to a stranger'],
      ],
    },
  '同一网络短时间内查询过多的，暂停查询并记入操作日志': {
    by: ['memberQueryPage', 'memberJoinPage', 'orApplyPage'],
    tests: [
      [
        'tests/server/modules/records/applications/rateLimitedSearch.test.ts',
        'an address may search the open lists so often',
      ],
    ],
  },
  '信息保存在境内，传输加密，按权限访问，查看、修改、导出申请和登录都记入操作日志': {
    by: ['memberDetail', 'memberStatus', 'exportUsers', 'login'],
    tests: [
      ['tests/server/base/activity/completeness.test.ts', 'every call is entered in the log'],
      ['tests/server/http/realSite.test.ts', 'strict-transport-security'],
      ['tests/server/authorize/matrix.test.ts', 'expectedStatus'],
    ],
  },
  '密码和短信验证码只保存摘要，无法还原': {
    by: ['register', 'sendValidCode'],
    tests: [['tests/server/store/personalData.test.ts', '%s of no table is ever given away']],
  },
  '订单、缴费记录、收据、发票及其凭证属于会计资料，依法保留，不因注销删除': {
    by: ['closeAccount'],
    tests: [[CLOSING, 'the books of a member who leaves keep amounts and numbers']],
  },
  '同意记录和操作日志为安全和举证而保留，不对外显示': {
    by: ['logPage'],
    tests: [['tests/server/authorize/rights.rest.test.ts', "logPage: ['accounts']"]],
  },
  '未完成、退回或未通过的申请2年没有改动的，会籍终止满5年的，所填内容、审核意见自动清除，不再显示姓名和号码，上传的材料一天内从存储中删除；还有款项没有办完的，办完再清除':
    {
      by: ['retentionPlan', 'retentionPage'],
      tests: [
        [RETENTION, 'is announced, then loses person, answers, history and files as by a closing'],
        [RETENTION, "['whose last day is five years past', { endAt: '2019-12-31' }, true]"],
        [RETENTION, "['97', 'refused']"],
        [RETENTION, 'money that waits to be confirmed holds its record'],
        [
          'tests/server/modules/files/storage/sweep.test.ts',
          'a file nobody refers to goes after a day',
        ],
      ],
    },
  '续费提醒记录保存2年，操作日志保存3年，同意协议的记录在账号注销后保存3年，期满自动删除': {
    by: ['retentionPlan', 'retentionPage'],
    tests: [
      [RETENTION, 'of reminders leave'],
      [RETENTION, 'of consents leave when the account is closed as long, never of one in use'],
      [RETENTION, 'of the log leave, and that is entered'],
    ],
  },
  '您可以在“个人中心－我的个人信息”下载平台保存的与您有关的全部信息，有便于阅读的 PDF 和便于转移的 JSON':
    {
      by: ['ownData'],
      tests: [
        [OWN_DATA, 'a member gets what is stored about the member, labelled in Chinese'],
        [OWN_DATA, 'the PDF says it to be read'],
      ],
    },
  '您可以在“修改资料”中随时更正账号资料，在申请等待上传或退回时修改申请': {
    by: ['updateUser', 'memberStatus', 'orStatus'],
    tests: [
      [
        'tests/server/modules/people/accounts/updateUser.test.ts',
        'a profile is kept as it was sent, and read back with its paths',
      ],
      ['tests/server/authorize/capability.test.ts', '$call says $claimed and asks for $optionCode'],
    ],
  },
  '您可以在“个人中心－我的个人信息”注销账号，注销前逐项说明删除什么、保留什么；注销后，申请所填内容、审核意见和登录记录立即删除，除上述保留的记录外不再显示您的姓名和号码，上传的材料一天内从存储中删除':
    {
      by: ['closingEffects', 'closeAccount'],
      tests: [
        [CLOSING, 'is told before what will happen, and that nothing stands against it'],
        [CLOSING, GONE],
        [
          'tests/server/modules/files/storage/sweep.test.ts',
          'a file nobody refers to goes after a day',
        ],
      ],
    },
  注销后可以用同一手机号码重新注册: {
    by: ['closeAccount', 'register'],
    tests: [[CLOSING, 'the mobile can register anew, and brings nothing back']],
  },
}

/** Said of the society's own doing, which no call keeps. */
const STATEMENTS = [
  /^注册时：/,
  /^申请入会时：/,
  /^我们(?:不)?收集/,
  /^用于/,
  /致信 \S+@\S+，我们在 15 个工作日内答复$/,
]

const SOCIETIES = ['demo', 'mech', 'med']

function promisesOf(society: string): string[] {
  const path = join(ROOT, 'fixtures/organisations', society, 'agreements.json')
  const { content } = JSON.parse(readFileSync(path, 'utf8')).privacyAgreement
  const sentences = [...String(content).matchAll(/<p>(.*?)<\/p>/g)].map(([, text = '']) =>
    text.replace(/。$/, ''),
  )
  return sentences.filter((text) => !STATEMENTS.some((statement) => statement.test(text)))
}

test.each(SOCIETIES)('every sentence of the privacy text of %s is kept by something', (society) => {
  expect(promisesOf(society).toSorted()).toEqual(Object.keys(PROMISES).toSorted())
})

const retentionOf = (society: string): { [Kind in RetentionKind]: string } =>
  JSON.parse(readFileSync(join(ROOT, 'fixtures/organisations', society, 'retention.json'), 'utf8'))

test.each(SOCIETIES)(
  'the periods of the privacy text of %s are those it is run with',
  (society) => {
    const { unfinished, refused, ended, reminders, log, consents } = retentionOf(society)
    const said = promisesOf(society).join()
    expect(refused).toBe(unfinished)
    expect(said).toContain(`未通过的申请${unfinished}没有改动的，会籍终止满${ended}的`)
    expect(said).toContain(`续费提醒记录保存${reminders}，操作日志保存${log}`)
    expect(said).toContain(`账号注销后保存${consents}，期满自动删除`)
  },
)

describe.each(Object.entries(PROMISES))('%s', (_promise, { by, tests }) => {
  test('is kept by calls there are', () => {
    expect(by.filter((id) => !Object.hasOwn(CALLS, id))).toEqual([])
  })

  test.each(tests)('is held by %s: %s', (file, name) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(name)
  })
})

import { describe, expect, test } from 'vitest'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { mergeChange } from '#server/modules/changes/mergeChange.ts'
import { describeDocuments } from '#server/modules/changes/wording/describeDocuments.ts'
import { placeWords } from '#server/modules/changes/wording/placeWords.ts'

const shared = readSharedData()
const told = (path: string, before: unknown, after: unknown) =>
  describeDocuments(
    { [path]: JSON.stringify(before) },
    { [path]: JSON.stringify(after) },
    shared,
  ).map(({ sentence }) => sentence)

const theme = (...colours: string[]) => ({ webInfo: { theme: colours } })
const hosts = (...ticketHosts: string[]) => ({ ticketHosts })
const methods = (...payMethod: string[]) => ({
  items: [{ memberType: '10101', payPeriod: { payMethod } }],
})
const members = (...names: string[]) => ({ memberDisplay: names.map((realName) => ({ realName })) })
const notices = (...ids: string[]) => ({ items: ids.map((id) => ({ id, title: `通知${id}` })) })

describe('a change is told at its place as staff call it', () => {
  test.each<[string, string, unknown, unknown, string[]]>([
    [
      'places with a meaning each have its name',
      'site.json',
      theme('#66B1FF', '#1D5FD1'),
      theme('#D8F3DC', '#1B6E4B'),
      [
        '站点外观 › 主题色 › 浅色：由“#66B1FF”改为“#D8F3DC”',
        '站点外观 › 主题色 › 主色：由“#1D5FD1”改为“#1B6E4B”',
      ],
    ],
    [
      'a text that another replaces is told by its place',
      'site.json',
      hosts('a.cn', 'b.cn'),
      hosts('a.cn', 'c.cn'),
      ['免登录域名 › 第 2 项：由“b.cn”改为“c.cn”'],
    ],
    [
      'a text that is added is told once',
      'site.json',
      hosts('a.cn'),
      hosts('a.cn', 'c.cn'),
      ['免登录域名：新增“c.cn”'],
    ],
    [
      'a text that is removed is told once, whatever follows it',
      'site.json',
      hosts('a.cn', 'b.cn', 'c.cn'),
      hosts('b.cn', 'c.cn'),
      ['免登录域名：去掉了“a.cn”'],
    ],
    [
      'a text that moved is told by both positions',
      'site.json',
      hosts('a.cn', 'b.cn', 'c.cn'),
      hosts('c.cn', 'a.cn', 'b.cn'),
      ['免登录域名 › c.cn：由第 3 位移到第 1 位'],
    ],
    [
      'a code of a list is told by its words',
      'fees.json',
      methods('01', '02', '03'),
      methods('02', '03'),
      ['第 1 项 › 缴费年限 › 支付方式：去掉了“在线支付（全部方式）”'],
    ],
    [
      'an entry without an identity is removed alone, and its neighbours stay',
      'site.json',
      members('甲', '乙', '丙'),
      members('甲', '丙'),
      ['删除会员风采 › 乙'],
    ],
    [
      'an entry without an identity that moved is told as moved',
      'site.json',
      members('甲', '乙', '丙'),
      members('丙', '甲', '乙'),
      ['会员风采 › 丙：由第 3 位移到第 1 位'],
    ],
    [
      'an entry without an identity is found by its name, changed and moved',
      'site.json',
      {
        memberDisplay: [{ realName: '甲', title: '理事' }, { realName: '乙' }, { realName: '丙' }],
      },
      {
        memberDisplay: [{ realName: '乙' }, { realName: '丙' }, { realName: '甲', title: '会长' }],
      },
      ['会员风采 › 甲 › 身份：由“理事”改为“会长”', '会员风采 › 甲：由第 1 位移到第 3 位'],
    ],
    [
      'of a list turned round, an entry that is where it was is not told',
      'site.json',
      members('甲', '乙', '丙'),
      members('丙', '乙', '甲'),
      ['会员风采 › 丙：由第 3 位移到第 1 位'],
    ],
    [
      'a number is set off from the text',
      'certificates.json',
      { member: { size: [2000, 1400] } },
      { member: { size: [1000, 1400] } },
      [expect.stringMatching(/宽和高 › 宽：由 2000 改为 1000$/)],
    ],
    [
      'an entry that moved is told by both positions',
      'notices.json',
      notices('1', '2', '3'),
      notices('3', '1', '2'),
      ['通知3：由第 3 位移到第 1 位'],
    ],
    [
      'a part without a title of its own has the panel’s name',
      'payConfig.json',
      { '0101': { isOpen: true } },
      { '0101': { isOpen: false } },
      ['支付宝 › 是否开放：由“开”改为“关”'],
    ],
  ])('%s', (_case, path, before, after, sentences) => {
    expect(told(path, before, after)).toEqual(sentences)
  })
})

const page = (children: unknown[], model: unknown = {}) => ({
  ...{ id: 'home', title: '首页', model },
  views: { pc: { type: 'stack', children } },
})
const heading = { type: 'text', text: '欢迎' }
const button = (label: string, when?: unknown) => ({
  type: 'button',
  action: 'go',
  label,
  ...(when ? { when } : {}),
})
const rule = (...operands: unknown[]) => ({ $: { '==': operands } })

describe('a page of the society is told in words', () => {
  test.each<[string, unknown, unknown, string[]]>([
    [
      'a text of an element',
      page([heading, heading]),
      page([heading, { type: 'text', text: '你好' }]),
      ['视图 › 电脑版 › 内容 › 你好 › 文字：由“欢迎”改为“你好”'],
    ],
    [
      'an element without a name has its kind',
      page([{ type: 'table', source: 'a' }]),
      page([{ type: 'table', source: 'b' }]),
      ['视图 › 电脑版 › 内容 › 第 1 项（表格） › 数据源：由“a”改为“b”'],
    ],
    [
      'names that the author gave stay',
      page([], { sources: { list: { call: 'a' } } }),
      page([], { sources: { list: { call: 'b' } } }),
      ['行为 › 数据源 › “list” › 接口：由“a”改为“b”'],
    ],
    [
      'a rule is told once, as a whole',
      page([button('去', rule(1, 2))]),
      page([button('去', rule(3, 4))]),
      ['视图 › 电脑版 › 内容 › 去 › 显示条件：内容已修改'],
    ],
    [
      'a text with holes is told by its text',
      page([{ type: 'text', text: { $t: '共 {n}' } }]),
      page([{ type: 'text', text: { $t: '有 {n}' } }]),
      ['视图 › 电脑版 › 内容 › 第 1 项（文字） › 文字：由“共 {n}”改为“有 {n}”'],
    ],
  ])('%s', (_case, before, after, sentences) => {
    expect(told('pages/home.json', before, after)).toEqual(sentences)
  })
})

describe('a place of a finding or a conflict', () => {
  const fees = { 'memberTypes.json': '{"items":[{"memberType":"10101","name":"普通会员"}]}' }
  const text = JSON.stringify({ items: [{ memberType: '10101', fee: { amount: 1 } }] })

  test('an entry that a finding counts has its name', () => {
    const place = { path: 'fees.json', at: ['items', '0', 'fee'], isCounted: true, text }
    expect(placeWords(place, fees)).toBe('会费标准 › 普通会员 › 会费')
  })

  test('an entry that only the other side has is named, and its parts are shown in words', () => {
    const base = { 'notices.json': JSON.stringify(notices('1', '2')) }
    const mine = { 'notices.json': JSON.stringify(notices('1')) }
    const theirs = { 'notices.json': JSON.stringify(notices('1', '2')).replace('通知2', '第二轮') }
    const { conflicts } = mergeChange({ kind: 'merge', base, mine, theirs, decided: [] })
    expect(conflicts).toMatchObject([
      {
        itemName: '公告 › 第二轮',
        mine: '（没有）',
        theirs: expect.stringContaining('标题：“第二轮”'),
      },
    ])
  })

  test('an entry of texts is named, however the merge names it', () => {
    const site = JSON.stringify(theme('#66B1FF', '#1D5FD1'))
    const at = ['webInfo', 'theme', '"#1D5FD1"#1']
    expect(placeWords({ path: 'site.json', at, text: site }, {})).toMatch(/主题色 › 主色$/)
    const gone = ['webInfo', 'theme', '"#000000"#1']
    expect(placeWords({ path: 'site.json', at: gone, text: site }, {})).toMatch(/主题色 › #000000$/)
  })
})

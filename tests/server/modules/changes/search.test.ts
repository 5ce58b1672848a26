import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { staffWith } from '../../support/staffWith.ts'
import type { Visitor } from '../../support/visitor.ts'

let server: TestApp
let lin: Visitor

beforeAll(async () => {
  server = await openApp()
  lin = await staffWith(server, 'configure')
})
afterAll(() => server.close())

const found = async (keyword: string) =>
  (await lin.call('studioSearch', { keyword })).map(
    ({ title, kindName, pointer }) => `${kindName} › ${title} ${pointer}`,
  )

test.each([
  ['a field by its name', '主题色', '横幅、主题与页脚 › 站点外观 › 主题色 /webInfo/theme'],
  ['a list by what else it is called', '首页横幅', '横幅、主题与页脚 › 横幅 /banner'],
  ['another such word', '轮播图', '横幅、主题与页脚 › 横幅 /banner'],
  ['a document by an everyday word', '缴费标准', '收费 › 会费标准 '],
  ['by what the panel says of it', '首页的会员风采', '横幅、主题与页脚 › 会员风采 /memberDisplay'],
  ['a field by pinyin initials', 'zts', '横幅、主题与页脚 › 站点外观 › 主题色 /webInfo/theme'],
  ['in the entry that is named', '普通 会费', '会费标准 › 普通会员 › 会费 /items/10101/fee'],
  [
    'in one entry of several',
    '高级会员 金额',
    '会费标准 › 高级会员 › 会费 › 金额 /items/10102/fee/amount',
  ],
  [
    'one that is not filled in',
    '撤下时间 缴纳工作',
    '公告 › 关于开展 2027 年度会费缴纳工作的通知 › 撤下时间 /items/42c03d1aa7ecd28a/endAt',
  ],
  ['an entry by its type', '荣誉会员', '会员类型 › 荣誉会员 /items/10104'],
])('search finds %s', async (_case, keyword, place) => {
  expect(await found(keyword)).toContain(place)
})

test('documents come first, then names that begin with the word, then texts', async () => {
  const kinds = (await lin.call('studioSearch', { keyword: '会费' })).map(({ kind }) => kind)
  expect(kinds[0]).toBe('document')
  expect(kinds[1]).toBe('field')
  expect(kinds.indexOf('text')).toBeGreaterThan(kinds.lastIndexOf('field'))
  expect(kinds.at(-1)).toBe('page')
})

test('what has the same name is told apart by where it is', async () => {
  const rows = await found('金额')
  expect(new Set(rows).size).toBe(rows.length)
})

test('a text is shown with where it is', async () => {
  const rows = await lin.call('studioSearch', { keyword: '可一次缴纳多个年度' })
  const text = { kind: 'text', title: '缴费时看到的说明', kindName: '会费标准 › 普通会员' }
  expect(rows).toContainEqual(expect.objectContaining(text))
})

test('nothing is found by what is nowhere', async () => {
  expect(await found('没有这样的东西')).toEqual([])
})

describe('a page of the product', () => {
  const pages = async (keyword: string, who = lin) =>
    (await who.call('studioSearch', { keyword })).filter(({ kind }) => kind === 'page')

  test.each([
    ['by its tile', '会员状态查询', 'pages/module/0202/query.json'],
    ['by part of its tile', '状态查询', 'pages/module/0202/query.json'],
    ['by what people call its tile', '进度查询', 'pages/module/0202/query.json'],
    ['by its title', '缴纳会费', 'pages/module/0202/payDues.json'],
    ['by the words on it', '请选择会员类型', 'pages/module/0201/join.json'],
    ['by the head of a column', '申请时间', 'pages/user/applications.json'],
    ['by what else people say for it', '申请日期', 'pages/user/applications.json'],
    ['by two words', '状态查询 审核痕迹', 'pages/module/0202/query.json'],
  ])('is found %s', async (_how, keyword, path) => {
    expect((await pages(keyword)).map((one) => one.path)).toContain(path)
  })

  test('is shown with the text that was found', async () => {
    const found = (await pages('请选择会员类型')).find(({ path }) => path.includes('0201/join'))
    expect(found).toMatchObject({
      title: '页面 入会申请',
      detail: expect.stringContaining('请选择会员类型'),
    })
  })

  test('is none that the society says differently already, whose texts are its own', async () => {
    const { id } = await lin.call('changeOpen', { title: '自己的页面' })
    const path = 'pages/module/0201/join.json'
    await lin.call('changeAdd', { id, path })
    const found = await lin.call('studioSearch', { id, keyword: '请勾选并阅读入会须知' })
    expect(found.filter((one) => one.kind === 'page').map((one) => one.path)).not.toContain(path)
    expect(found).toContainEqual(expect.objectContaining({ path }))
  })

  test('is offered to nobody who may not change pages', async () => {
    expect(await pages('状态查询', await staffWith(server, 'configure.fees'))).toEqual([])
  })
})

test.each([
  ['a text of the society’s own document', '可一次缴纳　多个年度'],
  ['in wide letters', '２０２７ 年度会费'],
])('search finds %s as people write it', async (_what, keyword) => {
  const rows = await lin.call('studioSearch', { keyword })
  expect(rows.filter(({ kind }) => kind !== 'page').length).toBeGreaterThan(0)
})

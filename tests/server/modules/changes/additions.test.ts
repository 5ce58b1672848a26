import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#server/base/repositories/accounts.ts'
import { addDocument } from '#server/modules/changes/additions/addDocument.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { staffWith } from '../../support/staffWith.ts'
import { DEMO, type Visitor } from '../../support/visitor.ts'

let server: TestApp
let staff: Visitor
let id: string

beforeAll(async () => {
  server = await openApp()
  staff = await staffWith(server, 'configure')
})
afterAll(() => server.close())
beforeEach(async () => {
  id = (await staff.call('changeOpen', { title: '金卡会员' })).id
})

const add = (path: string) => staff.call('changeAdd', { id, path })
const listed = async (keyword = '', who = staff) =>
  (await who.call('changeAdditions', { id, keyword })).map(({ path, title }) => [path, title])
const contentOf = async (path: string) =>
  (await staff.call('changeDocument', { id, path })).content ?? ''

const FORM = 'formConfig/0301-101-10199.json'
const TYPES = 'memberTypes.json'

/** A member type whose form is not there yet. */
async function addType(): Promise<void> {
  const types = JSON.parse(await contentOf(TYPES))
  const type = { ...types.items[0], memberType: '10199', name: '金卡会员' }
  const content = JSON.stringify({ ...types, items: [...types.items, type] })
  await staff.call('changeStep', { id, path: TYPES, stepId: 'type', rev: 0, content })
}

describe('what may be added', () => {
  test('the form of a new member type, which begins as that of another of its kind', async () => {
    await addType()
    expect(await listed('金卡')).toEqual([[FORM, '金卡会员申请表']])
    await add(FORM)
    expect(await contentOf(FORM)).toBe(await contentOf('formConfig/0301-101-10101.json'))
    expect(await listed('金卡')).toEqual([
      ['scenarios/0301-101-10199/test-1.scenario.json', '金卡会员申请表的表单测试'],
    ])
  })

  test('a document that was left out, meaning what it meant', async () => {
    expect((await listed('规定'))[0]).toEqual(['staff.json', '工作人员的规定'])
    await add('staff.json')
    expect(JSON.parse(await contentOf('staff.json'))).toEqual({})
  })

  test('a page of the product, as it is, but none that staff work with', async () => {
    const path = 'pages/notFound.json'
    expect((await listed('页面不存在'))[0]).toEqual([path, expect.stringContaining('页面不存在')])
    expect((await listed('studio')).length).toBe(0)
    expect((await listed()).some(([one]) => one?.startsWith('pages/'))).toBe(false)
    await add(path)
    const product = server.parts.pages.product().pages.find((page) => page.id === 'notFound')
    expect(await contentOf(path)).toBe(product?.text)
    const ofStaff = await staff.ask('changeAdd', { id, path: 'dialogs/duesOffline.json' })
    expect(ofStaff).toMatchObject({ status: 400, msg: expect.stringContaining('duesOffline') })
  })

  test.each([
    ['退回申请', 'returnOpinion'],
    ['处理说明', 'handleNote'],
    ['筛选日志', 'logFilter'],
  ])('no dialog in which staff are asked something: %s', async (title, dialog) => {
    const path = `dialogs/${dialog}.json`
    expect((await listed(title)).map(([one]) => one)).not.toContain(path)
    const found = await staff.call('studioSearch', { keyword: title })
    expect(found.map((one) => one.path)).not.toContain(path)
    expect(await staff.ask('changeAdd', { id, path })).toMatchObject({ status: 400 })
    const text = server.parts.pages.product().dialogs.find((one) => one.id === dialog)?.text
    const content = text ?? ''
    await staff.call('changeStep', { id, path, stepId: 'written', rev: 0, content })
    const { findings } = await staff.call('changeReport', { id })
    const message = expect.stringContaining('学会不能改写')
    expect(findings).toMatchObject([{ path, severity: 'error', message }])
  })

  test('a page of a tile, by the name that the society gave the tile', async () => {
    expect(await listed('会员状态查询')).toContainEqual([
      'pages/module/0202/query.json',
      '页面 会员状态查询 › 会员详情',
    ])
  })

  test.each([
    ['状态查询', 'pages/module/0202/query.json'],
    ['会员状态查询', 'pages/module/0202/query.json'],
    ['进度查询', 'pages/module/0202/query.json'],
    ['入会申请', 'pages/module/0201/join.json'],
    ['申请入会', 'pages/module/0201/join.json'],
    ['页眉', 'pages/shell.json'],
    ['会员名录', 'pages/module/0203/directory.json'],
  ])('a page by what people call it: %s', async (keyword, path) => {
    expect((await listed(keyword)).map(([one]) => one)).toContain(path)
  })

  test.each([
    ['请选择会员类型', 'pages/module/0201/join.json'],
    ['请选择 会员类型', 'pages/module/0201/join.json'],
    ['申请时间', 'pages/user/applications.json'],
    ['申请日期', 'pages/user/applications.json'],
  ])('a page by the words that are on it: %s', async (keyword, path) => {
    const found = await staff.call('changeAdditions', { id, keyword })
    const word = (keyword.split(' ')[0] ?? '').replace('日期', '时间')
    const detail = expect.stringContaining(word)
    expect(found).toContainEqual(expect.objectContaining({ path, detail }))
  })

  test('a page by every word that stands on it, whatever else is called so', async () => {
    const words = ['会员类型', '会费', '手机号码', '审核']
    for (const word of words)
      expect(
        (await listed(word)).filter(([one]) => one?.startsWith('pages/')).length,
      ).toBeGreaterThan(0)
  })

  test('every page has a name that people understand', async () => {
    const { pages } = server.parts.pages.product()
    const found = await listed('页面')
    const nameless = found.filter(
      ([, title]) => !/\p{Script=Han}/u.test(title?.replace('页面', '') ?? ''),
    )
    expect(nameless.filter(([path]) => path?.startsWith('pages/'))).toEqual([])
    expect(pages.length).toBeGreaterThan(30)
  })

  test('a test of a form, which passes until it says more', async () => {
    await add('scenarios/0301-101-10101/test-1.scenario.json')
    const { tests } = await staff.call('changeReport', { id })
    expect(tests).toContainEqual(
      expect.objectContaining({
        title: expect.stringContaining('普通会员申请表的表单测试'),
        passed: true,
      }),
    )
  })

  test('a dictionary of the society, by its name', async () => {
    await add('dictionaries/ORG_GRADE.json')
    const { documents } = await staff.call('changeRead', { id })
    expect(documents.find(({ path }) => path.endsWith('ORG_GRADE.json'))?.state).toBe('added')
  })

  test('only what the caller may change', async () => {
    const providers = await staffWith(server, 'configure.providers')
    expect(await listed('', providers)).toEqual([['invoiceProvider.json', '电子发票接入']])
    const fees = await staffWith(server, 'configure.fees')
    expect(await listed('', fees)).toEqual([])
    const asked = { id, path: 'staff.json' }
    expect((await fees.ask('changeAdd', asked)).status).toBe(403)
  })
})

test('what another person adds meanwhile is not written over', async () => {
  const { store } = server.parts
  const path = 'staff.json'
  const content = '{ "twoPersons": { "audits": true } }'
  const other = () =>
    staff.ask('changeStep', { id, path, stepId: crypto.randomUUID(), rev: 0, content })
  let answered: Awaited<ReturnType<typeof other>> | undefined
  const tx: typeof store.tx = async (orgId, work) => {
    const found = await store.tx(orgId, work)
    answered ??= await other()
    return found
  }
  const { id: accountId } = await staff.call('loginInfo', {})
  const account = await store.tx(DEMO, (own) => findAccount(own, accountId))
  const request = { input: { id, path }, org: { orgId: DEMO }, subject: { account } }
  await addDocument({
    ...request,
    parts: { ...server.parts, store: { ...store, tx } },
  } as unknown as Parameters<typeof addDocument>[0]).catch(() => undefined)
  const kept = answered?.status === 200 ? content : '{}\n'
  expect([answered?.status, await contentOf(path)]).toEqual([409, kept])
})

test.each([
  ['what is there', 'fees.json', 409, '已经有这份内容了'],
  ['a name that nothing reads', 'fee.json', 400, 'fee.json'],
  ['a dictionary of the product', 'dictionaries/SEX.json', 400, 'SEX'],
])('%s is not added', async (_what, path, status, msg) => {
  const answer = await staff.ask('changeAdd', { id, path })
  expect(answer).toMatchObject({ status, msg: expect.stringContaining(msg) })
})

test('whoever wants a page that is there gets it as it is', async () => {
  const path = 'pages/notFound.json'
  const want = () => staff.call('changeAdd', { id, path, acceptsExisting: true })
  expect((await want()).undo).not.toBe('')
  const { content, rev } = await staff.call('changeDocument', { id, path })
  expect(await want()).toEqual({ path, undo: '' })
  expect(await staff.call('changeDocument', { id, path })).toMatchObject({ content, rev })
})

test('an added document is taken back as one step', async () => {
  await add('staff.json')
  await staff.call('changeUndo', { id })
  const isOffered = async () => (await listed('规定')).some(([path]) => path === 'staff.json')
  expect(await isOffered()).toBe(true)
  await add('staff.json')
  expect(await isOffered()).toBe(false)
})

test('what is added and removed again is no change', async () => {
  await add('staff.json')
  await staff.call('changeRemove', { id, path: 'staff.json' })
  const { documents } = await staff.call('changeRead', { id })
  expect(documents.filter(({ state }) => state !== 'same')).toEqual([])
  expect(documents.some(({ path }) => path === 'staff.json')).toBe(false)
})

test('what is removed is listed under the name that it had', async () => {
  const path = 'scenarios/0301-101-10102/recommendation.scenario.json'
  const titleIn = async () =>
    (await staff.call('changeRead', { id })).documents.find((one) => one.path === path)
  const before = await titleIn()
  await staff.call('changeRemove', { id, path })
  expect(await titleIn()).toMatchObject({ title: before?.title, state: 'removed' })
})

test('a document is removed unless no configuration can do without it', async () => {
  const { mayRemove } = await staff.call('changeDocument', { id, path: 'meetings.json' })
  expect(mayRemove).toBe(true)
  await staff.call('changeRemove', { id, path: 'meetings.json' })
  expect(
    (await staff.call('changeDocument', { id, path: 'meetings.json' })).content,
  ).toBeUndefined()
  expect((await listed('会议'))[0]).toEqual(['meetings.json', '会议'])
  const needed = { id, path: 'site.json' }
  expect((await staff.call('changeDocument', needed)).mayRemove).toBe(false)
  expect(await staff.ask('changeRemove', needed)).toMatchObject({
    status: 409,
    msg: '这份内容不能没有，不能删除',
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { caseOfValues } from '#replay/cases/caseOfValues.ts'
import { societyCase } from '#replay/cases/societyCase.ts'
import { fixtureTables } from '#replay/tables.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { sendForPublishing } from '../../../support/sendForPublishing.ts'
import { staffWith } from '../../../support/staffWith.ts'
import type { Visitor } from '../../../support/visitor.ts'
import { publishedAndReplayed } from './publishedAndReplayed.ts'

const NAME = '0301-101-10101'
const FORM = `formConfig/${NAME}.json`
const pathOf = (number: number) => `scenarios/${NAME}/typed-2026-11-20-${number}.scenario.json`

let server: TestApp
let staff: Visitor
let id: string

beforeAll(async () => {
  server = await openApp()
  staff = await staffWith(server, 'configure.forms', 'publish')
})
afterAll(() => server.close())
beforeEach(async () => {
  id = (await staff.call('changeOpen', { title: '申请表' })).id
})

const scenario = (title: string, more: object = {}) =>
  JSON.stringify({
    ...{ title, formInfo: { file: `../../${FORM}` }, steps: [{ expect: { valid: false } }] },
    ...more,
  })
const add = (test: string, more: object = {}) =>
  staff.call('changeAdd', { id, path: FORM, test, ...more })
const refused = (test: string, more: object = {}, who = staff) =>
  who.ask('changeAdd', { id, path: FORM, test, ...more })
const changed = async () =>
  (await staff.call('changeRead', { id })).documents.filter(({ state }) => state !== 'same')

describe('a test that staff made of a form', () => {
  test('is kept as it is, and played in the report of its change set', async () => {
    const text = scenario('空表')
    const { path } = await add(text)
    expect(path).toBe(pathOf(1))
    expect((await staff.call('changeDocument', { id, path })).content).toBe(text)
    const { tests } = await staff.call('changeReport', { id })
    expect(tests).toMatchObject([{ path, passed: true, title: '普通会员申请表 · 空表' }])
  })

  test('is one step that can be taken back, and done again', async () => {
    expect(await add(scenario('空表'))).toMatchObject({ undo: '新增“测试：空表”' })
    await staff.call('changeUndo', { id })
    expect(await changed()).toEqual([])
    await staff.call('changeUndo', { id, isRedo: true })
    expect(await changed()).toMatchObject([{ title: '测试：空表', state: 'added' }])
  })

  test('has a name that no other has, in another change set, or taken back', async () => {
    const other = await staff.call('changeOpen', { title: '别的' })
    const { path: first } = await add(scenario('一'), { id: other.id })
    const { path: second } = await add(scenario('一'))
    await staff.call('changeUndo', { id })
    const { path: third } = await add(scenario('一'))
    expect(new Set([first, second, third]).size).toBe(3)
  })

  test('is added once for a click that is sent again', async () => {
    const key = 'BBBBBBBBBBBBBBBBBBBBBBBB'
    const sent = () => staff.call('changeAdd', { id, path: FORM, test: scenario('空表') }, key)
    expect(await sent()).toEqual(await sent())
    expect(await changed()).toHaveLength(1)
  })
})

test.each([
  ['no JSON', 'x', 400, /这份测试不能用/],
  ['a word that no scenario has', scenario('甲', { steps: [{ click: 'a' }] }), 400, /不能用/],
  [
    'one of another form',
    scenario('甲', { formInfo: { file: '../../formConfig/0401.json' } }),
    400,
    /不能用/,
  ],
  ['one without a name', scenario(' '), 400, /请填写测试的名称/],
  ['one that is too long', scenario('长'.repeat(300_000)), 400, /./],
])('%s is refused, and nothing is added', async (_, text, status, msg) => {
  expect(await refused(text)).toMatchObject({ status, msg: expect.stringMatching(msg) })
  expect(await changed()).toEqual([])
})

test.each(['fees.json', 'formConfig/0301-101-10999.json', '../x', 'scenarios/a/b.scenario.json'])(
  'there is no test of %s',
  async (path) => {
    expect((await refused(scenario('甲'), { path })).status).toBe(400)
    expect(await changed()).toEqual([])
  },
)

test('a name that another test of the form has is refused', async () => {
  await add(scenario('空表'))
  expect(await refused(scenario('空表'))).toMatchObject({
    status: 409,
    msg: '这张表单已经有叫“空表”的测试，请换一个名称',
  })
})

test('only who may change forms adds one', async () => {
  const fees = await staffWith(server, 'configure.fees')
  expect((await refused(scenario('甲'), {}, fees)).status).toBe(403)
})

test('a change set that waits for publishing gets none', async () => {
  await add(scenario('一'))
  await sendForPublishing(staff, id, '好了')
  expect((await refused(scenario('二'))).status).toBe(409)
})

test('published and pulled, it is replayed by the command', async () => {
  const { content = '' } = await staff.call('changeDocument', { id, path: FORM })
  const tables = await fixtureTables()
  const bundle = convertFormInfo(JSON.parse(content).formInfo, tables)
  const made = caseOfValues(bundle, tables, { realName: '沈砚秋' })
  const { path } = await add(JSON.stringify(societyCase({ title: '只填姓名', ...made }, NAME)))
  expect(await publishedAndReplayed(server, staff, { id, path })).toMatchObject([
    { title: '只填姓名', passed: true, failures: [] },
  ])
})

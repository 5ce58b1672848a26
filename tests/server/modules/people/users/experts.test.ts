import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { listAudits } from '#server/modules/records/repositories/audits.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../../support/visitor.ts'
import { freshMobile } from '../accounts/registration.ts'

let server: TestApp
let staff: Visitor
let staffId: string
beforeAll(async () => {
  server = await openApp()
  staff = visitor(server)
  await staff.login('staff', 'Staff-2026')
  staffId = (await staff.call('loginInfo', {})).id
})
afterAll(() => server.close())

const page = { current: 1, size: 200 } as const
const FIELD = '因果推断'

const experts = async (keyword = '') =>
  (await staff.call('expertPage', { ...page, keyword })).records

async function person() {
  const mobile = freshMobile()
  const { id } = await staff.call('addUser', { realName: '顾闻溪', mobile })
  return { id, mobile }
}

async function expert(expertise = FIELD) {
  const { id, mobile } = await person()
  await staff.call('addExpert', { mobile, expertise })
  return { id, mobile }
}

const trail = async (id: string) =>
  (await server.parts.store.tx(DEMO, (tx) => listAudits(tx, id))).map(({ opinion, accountId }) => [
    opinion,
    accountId,
  ])

test('an account is made an expert, gets another field, and is one no more', async () => {
  const { id, mobile } = await person()
  expect(await experts(mobile)).toEqual([])
  expect(await staff.call('addExpert', { mobile, expertise: ` ${FIELD} ` })).toEqual({ id })
  const [row] = (await staff.call('userPage', { ...page, keyword: mobile })).records
  expect(row).toMatchObject({ id, expertise: FIELD })
  expect(await experts(mobile)).toEqual([row])
  expect(await staff.call('manageExpert', { id, expertise: '数据治理' })).toBe(true)
  expect(await experts(mobile)).toEqual([{ ...row, expertise: '数据治理' }])
  expect(await staff.call('delExpert', { id })).toBe(true)
  expect(await experts(mobile)).toEqual([])
  const { expertise: _none, ...still } = row ?? {}
  expect((await staff.call('userPage', { ...page, keyword: mobile })).records).toEqual([still])
  expect(await trail(id)).toEqual([
    ['新增用户：顾闻溪', staffId],
    [`新增专家（${FIELD}）：顾闻溪`, staffId],
    ['修改专家领域（数据治理）：顾闻溪', staffId],
    ['取消专家：顾闻溪', staffId],
  ])
})

test('who is one no more can be made one again with the same words', async () => {
  const { id, mobile } = await expert()
  await staff.call('delExpert', { id })
  expect(await staff.call('addExpert', { mobile, expertise: FIELD })).toEqual({ id })
  expect(await experts(mobile)).toMatchObject([{ id }])
})

test('the list is found by field, name or number, and goes by pages', async () => {
  const { id, mobile } = await expert('高维统计')
  for (const keyword of ['高维', mobile]) expect(await experts(keyword)).toMatchObject([{ id }])
  const { total } = await staff.call('expertPage', page)
  expect(await staff.call('expertPage', { current: total + 1, size: 1 })).toEqual({
    records: [],
    total,
  })
})

test('the holder keeps it when the profile or the account changes', async () => {
  const { id, mobile } = await expert()
  await staff.call('manageUser', { id, realName: '顾闻溪溪', mobile })
  expect(await experts(mobile)).toMatchObject([{ id, expertise: FIELD, realName: '顾闻溪溪' }])
})

describe('what is refused', () => {
  const ask = (mobile: string, expertise = FIELD) => staff.ask('addExpert', { mobile, expertise })

  test('a number nobody has, a unit’s and a member of staff’s', async () => {
    for (const mobile of [freshMobile(), '13800000021', '13800000009'])
      expect(await ask(mobile)).toMatchObject({
        status: 400,
        data: { errors: { mobile: '该手机号码没有个人账号，请先新增用户' } },
      })
  })

  test('somebody who is an expert already; of two at once one is told', async () => {
    const { mobile } = await person()
    const answers = await Promise.all([ask(mobile), ask(mobile, '数据治理')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await ask(mobile)).toMatchObject({ status: 409, msg: '该用户已是专家' })
  })

  test.each(['', '  ', '领'.repeat(65)])('the field %j', async (expertise) => {
    const { id, mobile } = await expert()
    for (const answer of [
      await ask(mobile, expertise),
      await staff.ask('manageExpert', { id, expertise }),
    ])
      expect(answer).toMatchObject({
        status: 400,
        msg: expect.stringContaining('专业领域'),
        data: { errors: { expertise: expect.stringContaining('专业领域') } },
      })
  })

  test('an account that is no expert', async () => {
    const { id } = await person()
    const refused = { status: 404, data: null }
    expect(await staff.ask('manageExpert', { id, expertise: FIELD })).toMatchObject(refused)
    expect(await staff.ask('delExpert', { id })).toMatchObject(refused)
  })
})

const CALLS: [OperationId, object][] = [
  ['expertPage', page],
  ['addExpert', { mobile: '13800000002', expertise: FIELD }],
  ['manageExpert', { id: 'AAAAAAAAAAAAAAAA', expertise: FIELD }],
  ['delExpert', { id: 'AAAAAAAAAAAAAAAA' }],
]

describe('is for staff alone, inside their society', () => {
  test.each(CALLS)('%s', async (call, input) => {
    const ask = (who: Visitor) => who.ask(call, input as CallInput<typeof call>)
    expect(await ask(visitor(server))).toMatchObject({ status: 401, data: null })
    const member = visitor(server)
    await member.login('13800000002', 'Member-2026')
    expect(await ask(member)).toMatchObject({ status: 403, data: null })
  })

  test('an expert of another society is not found', async () => {
    const { id, mobile } = await expert()
    const there = visitor(server, 'mech.localhost', MECH)
    await there.login('staff', 'Staff-2026')
    const { records } = await there.call('expertPage', page)
    expect(records.map((row) => row.id)).not.toContain(id)
    expect(await there.ask('delExpert', { id })).toMatchObject({ status: 404 })
    const other = { id, expertise: '数据治理' }
    expect(await there.ask('manageExpert', other)).toMatchObject({ status: 404 })
    expect(await there.ask('addExpert', { mobile, expertise: FIELD })).toMatchObject({
      status: 400,
    })
  })
})

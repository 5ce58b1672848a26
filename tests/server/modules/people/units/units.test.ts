import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { oneAtATime } from '#server/base/idempotency/oneAtATime.ts'
import { findAccount } from '#server/base/repositories/accounts.ts'
import { placeOf } from '#server/modules/records/applications/organisation/placeOf.ts'
import { listAudits } from '#server/modules/records/repositories/audits.ts'
import { findOrgUnit } from '#server/modules/records/repositories/orgUnits.ts'
import type { Tx } from '#server/store/store.ts'
import { applyInput, groupValues } from '../../../support/applications.ts'
import { endedOrWaiting } from '../../../support/endedOrWaiting.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { positionValues } from '../../../support/orgApplications.ts'
import { DEMO, lastCode, MECH, type Visitor, visitor } from '../../../support/visitor.ts'
import { whileChanging } from '../../../support/whileChanging.ts'
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
const UNIT = { areaCode: '440305', linkMan: '沈知远', linkPhone: '0755-123456' }
const names = { next: 1 }
const unit = (change: Partial<CallInput<'addOrg'>> = {}) => ({
  ...UNIT,
  orgName: `新设研究院${names.next++}号`,
  ...change,
})

const listed = async (keyword: string) =>
  (await staff.call('orgPage', { ...page, keyword })).records
const offered = async (areaCode: string) =>
  (await staff.call('orgNameList', { orgType: '04', areaCode })).map(({ orgName }) => orgName)
const isFree = (orgName: string, areaCode = UNIT.areaCode) =>
  staff.call('validOrgName', { areaCode, orgName })
const trail = async (id: string) =>
  (await server.parts.store.tx(DEMO, (tx) => listAudits(tx, id))).map(
    ({ nodeId, opinion, accountId }) => [nodeId, opinion, accountId],
  )

/** Somebody who can log in for a unit, logged in. */
async function userOf(orgUnitId: string, mobile = freshMobile()): Promise<Visitor> {
  await staff.call('addUser', { realName: '顾闻溪', mobile, orgUnitId })
  const who = visitor(server)
  await who.call('sendLoginCode', { orgId: DEMO, mobile })
  who.token = (await who.call('login', { mobile, code: await lastCode(server, mobile) })).token
  return who
}

test('a unit staff add can be picked at once, and is in use once somebody can log in for it', async () => {
  const input = unit()
  const { orgName } = input
  expect(await isFree(orgName)).toBe(true)
  const { id } = await staff.call('addOrg', input)
  const { linkPhone: _hidden, ...shown } = input
  const row = { id, ...shown, maskPhone: '075****3456', createAt: expect.any(String) }
  expect(await listed(orgName)).toEqual([{ ...row, status: '0' }])
  expect(await offered(UNIT.areaCode)).toContain(orgName)
  expect(await isFree(orgName)).toBe(false)
  const who = await userOf(id)
  expect(await who.call('loginInfo', {})).toMatchObject({ userType: '2', orgId: id, orgName })
  expect(await listed(orgName)).toEqual([{ ...row, status: '1' }])
  expect(await trail(id)).toEqual([['unit', `新增单位：${orgName}`, staffId]])
})

test('the same press adds one unit, and a unit that was deleted can be added again', async () => {
  const input = unit()
  const press = () => staff.call('addOrg', input, 'the-same-press-of-a-unit')
  const [{ id }, second] = await Promise.all([press(), press()])
  expect(second).toEqual({ id })
  expect(await listed(input.orgName)).toHaveLength(1)
  await staff.call('delOrg', { id })
  const { id: again } = await staff.call('addOrg', input)
  expect(await listed(input.orgName)).toMatchObject([{ id: again }])
})

describe('the list', () => {
  const found = async (more: object) => {
    const { records, total } = await staff.call('orgPage', { ...page, ...more })
    expect(records).toHaveLength(total)
    return records
  }

  test('is narrowed by whether somebody can log in, and by name, contact or telephone', async () => {
    const { id } = await staff.call('addOrg', unit({ linkMan: '慕容白', linkPhone: '0769-8' }))
    for (const keyword of ['慕容白', '0769-8'])
      expect(await found({ keyword })).toMatchObject([{ id }])
    expect(await found({ keyword: '慕%白' })).toEqual([])
    const [on, off] = [await found({ status: '1' }), await found({ status: '0' })]
    expect(on.map(({ orgName }) => orgName)).toContain('临澜数据技术有限公司')
    expect(off.map((row) => row.id)).toContain(id)
    expect(new Set(on.map(({ status }) => status))).toEqual(new Set(['1']))
    expect(on.length + off.length).toBe((await found({})).length)
  })

  test('goes by pages, newest first', async () => {
    server.advance(1000)
    const { id } = await staff.call('addOrg', unit())
    const first = await staff.call('orgPage', { current: 1, size: 1 })
    expect(first.records).toMatchObject([{ id }])
    const second = await staff.call('orgPage', { current: 2, size: 1 })
    expect(second.total).toBe(first.total)
    expect(second.records[0]?.id).not.toBe(id)
  })

  test('counts nobody who is switched off', async () => {
    const input = unit()
    const { id } = await staff.call('addOrg', input)
    const { id: userId } = await (await userOf(id)).call('loginInfo', {})
    const status = async () => (await found({ keyword: input.orgName }))[0]?.status
    expect(await status()).toBe('1')
    await staff.call('changeStatus', { id: userId, status: '0' })
    expect(await status()).toBe('0')
  })
})

describe.each(['addOrg', 'manageOrg'] as const)('%s', (call) => {
  test.each([
    ['a name that is none', { orgName: '某＃单位' }, 400, '单位名称格式错误'],
    ['an area nobody knows', { areaCode: '999999' }, 400, expect.stringContaining('地区')],
    ['a name of the same area', { orgName: '临澜数据技术有限公司' }, 409, '该单位已存在'],
  ])('%s is refused', async (_, change, status, msg) => {
    const { id } = await staff.call('addOrg', unit())
    const input = { ...(call === 'manageOrg' && { id }), ...unit(change) }
    const answer = await staff.ask(call, input as CallInput<typeof call>)
    const [name = ''] = Object.keys(change)
    expect(answer).toMatchObject({ status, msg, data: { errors: { [name]: msg } } })
  })

  test('a name of another area is free', async () => {
    const { id } = await staff.call('addOrg', unit())
    const input = { ...(call === 'manageOrg' && { id }), ...unit({ orgName: '璟川大学' }) }
    const areaCode = call === 'addOrg' ? '440305' : '440304'
    const answer = await staff.ask(call, { ...input, areaCode } as CallInput<typeof call>)
    expect(answer.status).toBe(200)
  })
})

test('a renamed unit is met under its new name everywhere, and the old one is free again', async () => {
  const before = unit()
  const { id } = await staff.call('addOrg', before)
  const who = await userOf(id)
  const after = unit({ areaCode: '110108', linkMan: '慕容青' })
  expect(await staff.call('manageOrg', { id, ...after })).toBe(true)
  const { linkPhone, ...renamed } = after
  expect(await listed(after.orgName)).toMatchObject([{ id, ...renamed, status: '1' }])
  expect(await isFree(before.orgName)).toBe(true)
  expect(await isFree(after.orgName, '110108')).toBe(false)
  expect(await offered('110108')).toContain(after.orgName)
  expect(await offered(UNIT.areaCode)).not.toContain(before.orgName)
  const { orgName, areaCode } = after
  expect(await who.call('loginInfo', {})).toMatchObject({ orgId: id, orgName, areaCode })
  expect(await staff.call('manageOrg', { id, ...renamed })).toBe(true)
  const kept = await server.parts.store.tx(DEMO, (tx) => findOrgUnit(tx, id))
  expect(kept?.linkPhone).toBe(linkPhone)
  expect((await trail(id)).map(([, opinion]) => opinion)).toEqual([
    `新增单位：${before.orgName}`,
    `修改单位：${orgName}`,
    `修改单位：${orgName}`,
  ])
})

test('a telephone that is changed meanwhile is not written back by a change without one', async () => {
  const input = unit()
  const { id } = await staff.call('addOrg', input)
  const { linkPhone: _kept, ...named } = unit({ linkMan: '慕容青' })
  const before = ({ db }: Tx) =>
    db.updateTable('orgUnit').set({ linkPhone: '0769-9' }).where('id', '=', id).execute()
  await whileChanging(server, { before }, () => staff.call('manageOrg', { id, ...named }))
  const kept = await server.parts.store.tx(DEMO, (tx) => findOrgUnit(tx, id))
  expect(kept).toMatchObject({ linkPhone: '0769-9', linkMan: '慕容青' })
})

test('a user who joins a unit that is being renamed gets its new name', async () => {
  const { id } = await staff.call('addOrg', unit())
  const { orgName } = unit()
  const before = ({ db }: Tx) =>
    db.updateTable('orgUnit').set({ orgName }).where('id', '=', id).execute()
  const person = { realName: '顾闻溪', mobile: freshMobile(), orgUnitId: id }
  const added = await whileChanging(server, { before }, () => staff.call('addUser', person))
  const account = await server.parts.store.tx(DEMO, (tx) => findAccount(tx, added.id))
  expect(account).toMatchObject({ orgName })
})

test('who is in a unit keeps an area of their own when only its name changes', async () => {
  const { id } = await staff.call('addOrg', unit())
  const who = await userOf(id)
  const { id: userId } = await who.call('loginInfo', {})
  await server.parts.store.tx(DEMO, ({ db }) =>
    db.updateTable('account').set({ areaCode: '110108' }).where('id', '=', userId).execute(),
  )
  const renamed = unit()
  await staff.call('manageOrg', { id, ...renamed })
  const { orgName } = renamed
  expect(await who.call('loginInfo', {})).toMatchObject({ orgName, areaCode: '110108' })
})

test('an application of a unit that was renamed can be changed with its own words and with the new', async () => {
  const who = visitor(server)
  await who.login('unit01', 'Unit-2026')
  const { orgId: id = '', orgName: old = '' } = await who.call('loginInfo', {})
  const values = await groupValues(server, who)
  const { id: record } = await who.call('memberApply', applyInput('group', values))
  const change = (orgName: string) =>
    who.ask('memberStatus', {
      id: record,
      status: '02',
      optionCode: '01',
      formInfo: JSON.stringify({ ...values, orgName }),
    })
  const orgName = `${old}更名`
  await staff.call('manageOrg', { id, ...UNIT, orgName })
  expect(await change('别的公司')).toMatchObject({
    status: 422,
    data: { errors: { orgName: '单位名称与本单位登记的不一致' } },
  })
  const kept = async () => (await who.call('memberDetail', { id: record })).orgName
  expect(await change(old)).toMatchObject({ data: true })
  expect(await kept()).toBe(old)
  expect(await change(orgName)).toMatchObject({ data: true })
  expect(await kept()).toBe(orgName)
  await staff.call('manageOrg', { id, ...UNIT, orgName: old })
})

/** Holds up an application amid its transaction, with its account locked, and renames the unit meanwhile. */
async function renamedMeanwhile(name: string, id: string, apply: () => Promise<unknown>) {
  let renaming: Promise<unknown> = Promise.resolve()
  const after = async () => {
    renaming = staff.ask('manageOrg', { id, ...unit() })
    await endedOrWaiting(server.parts.store, renaming, 2)
  }
  const before = (tx: Tx) => oneAtATime(tx, name)
  const applied = await whileChanging(server, { before, after }, apply)
  return { applied, renamed: await renaming }
}

test('a unit applies while it is being renamed, and neither waits for the other for ever', async () => {
  const { orgName, ...rest } = unit()
  const { id } = await staff.call('addOrg', { orgName, ...rest })
  const who = await userOf(id)
  const input = applyInput('group', { ...(await groupValues(server, who)), orgName })
  const name = `apply:02:${input.memberType}:${id}`
  const apply = () => who.ask('memberApply', input)
  expect(await renamedMeanwhile(name, id, apply)).toMatchObject({
    applied: { status: 200 },
    renamed: { status: 200 },
  })
})

test('a unit is picked by one of its own people while it is being renamed', async () => {
  const { orgName, ...rest } = unit({ areaCode: '110108' })
  const { id } = await staff.call('addOrg', { orgName, ...rest })
  const mobile = freshMobile()
  const who = await userOf(id, mobile)
  const values = await positionValues(server, who, mobile)
  const formInfo = JSON.stringify({ ...values, unit: { ...values.unit, id, orgName } })
  const { subOrgId, session } = placeOf(values, await server.parts.configuration.of(DEMO))
  const name = `orgApply:${mobile}:${subOrgId}:${session}`
  const apply = () => who.ask('orgApply', { orgId: DEMO, formInfo })
  expect(await renamedMeanwhile(name, id, apply)).toMatchObject({
    applied: { status: 200 },
    renamed: { status: 200 },
  })
})

describe('a unit is deleted', () => {
  const refused = { status: 409, msg: '该单位已有账号或申请记录，不能删除', data: null }

  test('when nothing refers to it, and is then gone', async () => {
    const { orgName, ...rest } = unit()
    const { id } = await staff.call('addOrg', { orgName, ...rest })
    expect(await staff.call('delOrg', { id })).toBe(true)
    expect(await listed(orgName)).toEqual([])
    expect(await isFree(orgName)).toBe(true)
    expect((await trail(id)).at(-1)).toEqual(['unit', `删除单位：${orgName}`, staffId])
    expect(await staff.ask('delOrg', { id })).toMatchObject({ status: 404 })
  })

  test('not while somebody has an account of it', async () => {
    const { id } = await staff.call('addOrg', unit())
    await userOf(id)
    expect(await staff.ask('delOrg', { id })).toMatchObject(refused)
    expect(await trail(id)).toHaveLength(1)
  })

  test('not when it was picked in an application', async () => {
    const orgName = unit().orgName
    const { id } = await staff.call('addOrg', { ...UNIT, orgName, areaCode: '110108' })
    const member = visitor(server)
    await member.login('13800000001', 'Member-2026')
    const values = await positionValues(server, member, '13800000001')
    const picked = { ...values, unit: { ...values.unit, id, orgName } }
    await member.call('orgApply', { orgId: DEMO, formInfo: JSON.stringify(picked) })
    expect(await staff.ask('delOrg', { id })).toMatchObject(refused)
  })
})

/** Every call of the management of units. */
const CALLS: [OperationId, object][] = [
  ['orgPage', page],
  ['addOrg', unit()],
  ['manageOrg', { id: 'AAAAAAAAAAAAAAAA', ...unit() }],
  ['delOrg', { id: 'AAAAAAAAAAAAAAAA' }],
]

describe('is for staff alone, inside their society', () => {
  test.each(CALLS)('%s', async (call, input) => {
    const ask = (who: Visitor) => who.ask(call, input as CallInput<typeof call>)
    expect(await ask(visitor(server))).toMatchObject({ status: 401, data: null })
    for (const [name, password] of [
      ['13800000002', 'Member-2026'],
      ['unit01', 'Unit-2026'],
    ] as const) {
      const who = visitor(server)
      await who.login(name, password)
      expect(await ask(who)).toMatchObject({ status: 403, data: null })
    }
  })

  test('a unit of another society is not found, changed or removed', async () => {
    const { id } = await staff.call('addOrg', unit())
    const there = visitor(server, 'mech.localhost', MECH)
    await there.login('staff', 'Staff-2026')
    const rows = await there.call('orgPage', page)
    expect(rows.records.map((row) => row.id)).not.toContain(id)
    for (const call of ['manageOrg', 'delOrg'] as const) {
      const input = call === 'manageOrg' ? { id, ...unit() } : { id }
      const answer = await there.ask(call, input as CallInput<typeof call>)
      expect(answer).toMatchObject({ status: 404, data: null })
    }
    expect(await staff.call('delOrg', { id })).toBe(true)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { PERSONAL_DATA } from '#server/store/personal/personalData.ts'
import { snakeCase } from '#server/store/snakeCase.ts'
import type { TestApp } from '../../../support/openApp.ts'
import { staffWith } from '../../../support/staffWith.ts'
import { DEMO, type Visitor, visitor } from '../../../support/visitor.ts'
import { type DuesWorld, duesWorld } from '../../money/support/duesWorld.ts'
import { paidMember, staffOf, submittedMember } from '../../money/support/money.ts'
import { person, withCode } from '../accounts/registration.ts'

let world: DuesWorld
let server: TestApp
beforeAll(async () => {
  world = await duesWorld()
  server = world.server
})
afterAll(() => server.close())

const CONFIRM = { confirm: '注销账号' }

async function loggedIn(name: string, password: string): Promise<Visitor> {
  const who = visitor(server)
  await who.login(name, password)
  return who
}

/** Whether a text is anywhere in a table. */
async function holds(table: string, text: string): Promise<boolean> {
  const { rows } = await server.parts.store.tx(DEMO, ({ db }) =>
    sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(db),
  )
  return rows.some(({ row }) => row.includes(text))
}

async function mobileOf(id: string): Promise<string> {
  const { mobile } = await server.parts.store.tx(DEMO, ({ db }) =>
    db
      .selectFrom('memberApplication')
      .where('id', '=', id)
      .select('mobile')
      .executeTakeFirstOrThrow(),
  )
  return mobile ?? ''
}

describe('林见微 closes the account', () => {
  let who: Visitor
  beforeAll(async () => {
    who = await loggedIn('13800000001', 'Member-2026')
  })

  test('is told before what will happen, and that nothing stands against it', async () => {
    const { effects, blocked, confirm } = await who.call('closingEffects', {})
    expect(effects.map(({ title }) => title)).toEqual([
      '立即删除或匿名',
      '会籍与证书',
      '依法保留',
      '为证明而保留',
      '以后',
    ])
    expect(blocked).toEqual([])
    expect(confirm).toBe('注销账号')
  })

  test('must type what confirms it', async () => {
    expect(await who.ask('closeAccount', { confirm: '好' })).toMatchObject({
      status: 400,
      msg: '请输入“注销账号”四个字确认',
    })
  })

  test('after that no login counts, and no table of what is deleted or anonymised names her', async () => {
    const second = await loggedIn('13800000001', 'Member-2026')
    expect(await who.call('closeAccount', CONFIRM)).toBe(true)
    for (const one of [who, second])
      expect(await one.ask('loginInfo', {})).toMatchObject({ status: 401 })
    const named: string[] = []
    for (const [table, { closing }] of Object.entries(PERSONAL_DATA))
      if (closing === 'deleted' || closing === 'anonymised')
        for (const text of ['13800000001', '林见微', '990101199105200124'])
          if (await holds(snakeCase(table), text)) named.push(`${table}: ${text}`)
    expect(named).toEqual([])
  })

  test('staff find her in no list of accounts', async () => {
    const staff = await staffWith(server, 'accounts')
    const { total } = await staff.call('userPage', {
      orgId: DEMO,
      current: 1,
      size: 10,
      keyword: '林见微',
    })
    const gone = await staff.call('userPage', {
      orgId: DEMO,
      current: 1,
      size: 10,
      keyword: '已注销',
    })
    expect([total, gone.total]).toEqual([0, 0])
  })

  test('the mobile can register anew, and brings nothing back', async () => {
    server.advance(61_000)
    const again = visitor(server)
    const registration = { ...person(), mobile: '13800000001' }
    await again.call('register', await withCode(server, again, registration))
    await again.login('13800000001', 'Secret-1')
    const own = { orgId: DEMO, current: 1, size: 10 }
    expect((await again.call('myApplicationPage', own)).total).toBe(0)
  })
})

test('a login older than ten minutes must show again to be the owner', async () => {
  const who = await loggedIn('13800000002', 'Member-2026')
  server.advance(11 * 60_000)
  expect(await who.ask('closeAccount', CONFIRM)).toMatchObject({ status: 400 })
  who.proof = (await who.call('proveIdentity', { userPwd: sentPassword('Member-2026') })).proof
  expect(await who.call('closeAccount', CONFIRM)).toBe(true)
})

test('a unit’s account is not closed by who happens to hold it', async () => {
  const who = await loggedIn('unit01', 'Unit-2026')
  expect(await who.ask('closeAccount', CONFIRM)).toMatchObject({
    status: 409,
    msg: '现在不能注销：单位账号代表单位，请联系秘书处更换或停用。',
  })
})

test('money that waits to be confirmed holds it up, and says what to do', async () => {
  const { id } = await submittedMember(world)
  const mobile = await mobileOf(id)
  server.advance(61_000)
  const who = visitor(server)
  const registration = { ...person(), mobile }
  await who.call('register', await withCode(server, who, registration))
  await who.login(mobile, 'Secret-1')
  const { blocked } = await who.call('closingEffects', {})
  expect(blocked).toEqual([
    '有 1 笔订单尚未付清或等待确认，请先在“我的订单”中取消，或等秘书处确认。',
  ])
  expect(await who.ask('closeAccount', CONFIRM)).toMatchObject({ status: 409 })
})

test('the books of a member who leaves keep amounts and numbers', async () => {
  const { id, tradeNo } = await paidMember(world)
  const mobile = await mobileOf(id)
  server.advance(61_000)
  const who = visitor(server)
  await who.call('register', await withCode(server, who, { ...person(), mobile }))
  await who.login(mobile, 'Secret-1')
  expect(await who.call('closeAccount', CONFIRM)).toBe(true)
  const { money, member } = await server.parts.store.tx(DEMO, async ({ db }) => ({
    money: await db.selectFrom('duesPayment').where('memberId', '=', id).selectAll().execute(),
    member: await db
      .selectFrom('memberApplication')
      .where('id', '=', id)
      .select(['realName', 'mobile', 'cardNo', 'memberNum'])
      .execute(),
  }))
  expect(money).toMatchObject([{ fen: 20_000, tradeNo }])
  expect(member).toEqual([{ realName: '已注销用户', mobile: null, cardNo: null, memberNum: null }])
})

test('who alone can manage accounts stays', async () => {
  const staff = await staffOf(world)
  const id = (await staff.call('loginInfo', {})).id
  await server.parts.store.tx(DEMO, ({ db }) =>
    sql`update account set disabled_at = now() where rights @> '["accounts"]' and id <> ${id}`.execute(
      db,
    ),
  )
  expect(await staff.ask('closeAccount', CONFIRM)).toMatchObject({
    status: 409,
    msg: '现在不能注销：您是唯一能管理账号的工作人员，请先把“账号”权限交给他人。',
  })
})

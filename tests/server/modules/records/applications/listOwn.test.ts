import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, MECH, visitor } from '../../../support/visitor.ts'
import { approvedMember } from '../../money/support/duesWorld.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const MOBILE = '13800000001'
const page = { orgId: DEMO, current: 1, size: 10 }

async function loggedIn(userName = MOBILE, password = 'Member-2026') {
  const who = visitor(server)
  await who.login(userName, password)
  return who
}

test('nobody has a list without a login, a proven mobile is none', async () => {
  const who = visitor(server)
  expect(await who.ask('myApplicationPage', page)).toMatchObject({ status: 401 })
  await who.prove('13960009999')
  expect(await who.ask('myApplicationPage', page)).toMatchObject({ status: 401 })
})

test('applications of both categories, newest first, in pages that do not overlap', async () => {
  const who = await loggedIn()
  const before = await who.call('myApplicationPage', page)
  server.advance(60_000)
  const { id } = await server.parts.store.tx(DEMO, (tx) =>
    approvedMember(tx, { mobile: MOBILE, endAt: '2026-10-31', memberNum: 'HXSK990001' }),
  )
  const { records, total } = await who.call('myApplicationPage', page)
  expect(total).toBe(before.total + 1)
  expect(records[0]).toMatchObject({
    id,
    kind: 'member',
    typeName: '高级会员',
    memberNum: 'HXSK990001',
    statusName: '已到期（宽限期）',
    endAt: '2026-10-31T15:59:59.000Z',
  })
  const days = records.map(({ createAt }) => createAt)
  expect(days).toEqual([...days].sort().reverse())
  const [first, second] = [1, 2].map((current) => ({ ...page, current, size: 1 }))
  const pages = [
    await who.call('myApplicationPage', first ?? page),
    await who.call('myApplicationPage', second ?? page),
  ]
  expect(new Set(pages.flatMap((one) => one.records.map((row) => row.id))).size).toBe(
    Math.min(2, total),
  )
})

test('an organisation application names its sub-organisation', async () => {
  const found = await server.parts.store.tx(DEMO, (tx) =>
    tx.db
      .selectFrom('orApplication')
      .where('orgId', '=', DEMO)
      .where('mobile', 'is not', null)
      .select(['id', 'mobile'])
      .executeTakeFirstOrThrow(),
  )
  await server.parts.store.tx(DEMO, (tx) =>
    tx.db.updateTable('orApplication').set({ mobile: MOBILE }).where('id', '=', found.id).execute(),
  )
  const { records } = await (await loggedIn()).call('myApplicationPage', page)
  const row = records.find(({ id }) => id === found.id)
  expect(row).toMatchObject({ kind: 'organisation', functionCode: expect.any(String) })
  expect(row?.typeName).not.toBe('')
})

test('an organisation user sees the unit’s, and not those of the own mobile', async () => {
  const who = await loggedIn('unit01', 'Unit-2026')
  const { orgId } = await who.call('loginInfo', {})
  const { id } = await server.parts.store.tx(DEMO, (tx) =>
    approvedMember(tx, {
      oneMemberCode: '02',
      mobile: null,
      orgUnitId: orgId ?? '',
      orgName: '甲',
    }),
  )
  const { records } = await who.call('myApplicationPage', page)
  expect(records.map((row) => row.id)).toContain(id)
  expect(
    records.every(({ kind, oneMemberCode }) => kind === 'organisation' || oneMemberCode === '02'),
  ).toBe(true)
})

test('what somebody applied for at another society is not shown here', async () => {
  const there = await server.parts.store.tx(MECH, (tx) => approvedMember(tx, { mobile: MOBILE }))
  const { records } = await (await loggedIn()).call('myApplicationPage', { ...page, size: 200 })
  expect(records.map(({ id }) => id)).not.toContain(there.id)
})

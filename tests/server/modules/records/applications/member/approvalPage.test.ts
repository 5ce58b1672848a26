import { afterAll, beforeAll, expect, test } from 'vitest'
import { applied, applyInput, groupValues } from '../../../../support/applications.ts'
import { openApp, type TestApp } from '../../../../support/openApp.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../../../support/visitor.ts'

let server: TestApp
let ids: { individual: string; group: string }
let who: Record<'anonymous' | 'owner' | 'other' | 'unit' | 'otherUnit' | 'staff', Visitor>

const MOBILE = '13955550001'

beforeAll(async () => {
  server = await openApp()
  const one = () => visitor(server)
  who = {
    anonymous: one(),
    owner: one(),
    other: one(),
    unit: one(),
    otherUnit: one(),
    staff: one(),
  }
  await who.other.login('13800000001', 'Member-2026')
  await who.unit.login('unit01', 'Unit-2026')
  await who.otherUnit.login('unit02', 'Unit-2026')
  await who.staff.login('staff', 'Staff-2026')
  const own = await applied(server, who.owner, MOBILE)
  const values = await groupValues(server, who.unit)
  const group = await who.unit.call('memberApply', applyInput('group', values))
  ids = { individual: own.id, group: group.id }
})
afterAll(() => server.close())

type More = { status?: '02' | '99'; keyword?: string }
const seenBy = async (asking: Visitor, more: More = {}, orgId = DEMO) => {
  const { records, total } = await asking.call('memberApprovalPage', {
    current: 1,
    size: 200,
    orgId,
    ...more,
  })
  expect(records.length).toBe(Math.min(total, 200))
  return records.map(({ id }) => id)
}

test.each([
  ['anonymous', { individual: false, group: false }],
  ['owner', { individual: true, group: false }],
  ['other', { individual: false, group: false }],
  ['unit', { individual: false, group: true }],
  ['otherUnit', { individual: false, group: false }],
  ['staff', { individual: true, group: true }],
] as const)('%s sees what is one’s own, staff everything', async (role, seen) => {
  const found = await seenBy(who[role])
  expect({
    individual: found.includes(ids.individual),
    group: found.includes(ids.group),
  }).toEqual(seen)
})

test('a keyword opens nobody else’s record', async () => {
  expect(await seenBy(who.other, { keyword: MOBILE })).toEqual([])
  expect(await seenBy(who.anonymous, { keyword: MOBILE })).toEqual([])
  expect(await seenBy(who.staff, { keyword: MOBILE })).toEqual([ids.individual])
})

test('a status narrows the list', async () => {
  expect(await seenBy(who.owner, { status: '02' })).toEqual([ids.individual])
  expect(await seenBy(who.owner, { status: '99' })).toEqual([])
})

test('another society’s staff sees nothing of this one, and may not name it', async () => {
  const other = visitor(server, 'mech.localhost', MECH)
  await other.login('staff', 'Staff-2026')
  const found = await seenBy(other, {}, MECH)
  expect(found).not.toContain(ids.individual)
  const crossed = { current: 1, size: 10, orgId: DEMO }
  expect((await other.ask('memberApprovalPage', crossed)).code).not.toBe('00000')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { mask } from '#domain/person/mask.ts'
import { orgApplications } from '#server/modules/records/repositories/orgApplications.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { positionValues } from '../../../support/orgApplications.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../../support/visitor.ts'

let server: TestApp
let staff: Visitor
/** The application of a member for a position of `branch`. */
let application: string
let branch: string
beforeAll(async () => {
  server = await openApp()
  staff = visitor(server)
  await staff.login('staff', 'Staff-2026')
  application = await applied('13800000001')
  branch = (await staff.call('orDetail', { id: application })).subOrgId ?? ''
})
afterAll(() => server.close())

const MEMBER = '13800000001'
const MASKED = mask('mobile', MEMBER)
const page = { current: 1, size: 200 } as const

async function applied(mobile: string): Promise<string> {
  const who = visitor(server)
  await who.login(mobile, 'Member-2026')
  const formInfo = JSON.stringify(await positionValues(server, who, mobile))
  return (await who.call('orgApply', { orgId: DEMO, formInfo })).id
}

/** What the audit desk would have made of an application. */
const setStatus = (id: string, status: '02' | '99') =>
  server.parts.store.tx(DEMO, async (tx) => {
    const record = await orgApplications.find(tx, id)
    return record && orgApplications.save(tx, record, { status })
  })

const users = async (keyword?: string, subOrgId = branch) =>
  (await staff.call('subOrgUserPage', { ...page, subOrgId, ...(keyword && { keyword }) })).records

test('an approved application makes its account a user of the branch, one that waits does not', async () => {
  const before = await users()
  expect(before.map(({ maskMobile }) => maskMobile)).not.toContain(MASKED)
  await setStatus(application, '99')
  const [row] = (await staff.call('userPage', { ...page, keyword: MEMBER })).records
  expect(await users()).toEqual([...before, row])
})

test('of two approved applications there is one account', async () => {
  const { records, total } = await staff.call('orApplyPage', { ...page, orgId: DEMO })
  expect(total).toBe(records.length)
  const others = records.filter(({ id, subOrgId }) => id !== application && subOrgId === branch)
  for (const { id } of others)
    await server.parts.store.tx(DEMO, async (tx) => {
      const record = await orgApplications.find(tx, id)
      return record && orgApplications.save(tx, record, { status: '99', mobile: MEMBER })
    })
  expect(others.length).toBeGreaterThan(0)
  expect((await users(MEMBER)).map(({ maskMobile }) => maskMobile)).toEqual([MASKED])
})

test('the list is narrowed by keyword and goes by pages', async () => {
  expect((await users('林见微')).map(({ maskMobile }) => maskMobile)).toEqual([MASKED])
  expect(await users('无此人')).toEqual([])
  const { total } = await staff.call('subOrgUserPage', { ...page, subOrgId: branch })
  const later = { current: total + 1, size: 1, subOrgId: branch }
  expect(await staff.call('subOrgUserPage', later)).toEqual({ records: [], total })
})

test('another branch has nobody of this one, nor has one nobody knows', async () => {
  expect(await users(MEMBER, '806a0dc438ad0c19')).toEqual([])
  expect(await users(undefined, 'AAAAAAAAAAAAAAAA')).toEqual([])
})

test('it is for staff with the right alone, inside their society', async () => {
  const ask = (who: Visitor) => who.ask('subOrgUserPage', { ...page, subOrgId: branch })
  expect(await ask(visitor(server))).toMatchObject({ status: 401, data: null })
  const member = visitor(server)
  await member.login(MEMBER, 'Member-2026')
  expect(await ask(member)).toMatchObject({ status: 403, data: null })
  const there = visitor(server, 'mech.localhost', MECH)
  await there.login('staff', 'Staff-2026')
  expect(await ask(there)).toMatchObject({ data: { records: [], total: 0 } })
})

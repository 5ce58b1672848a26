import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import type { MemberStatus, OrgStatus } from '#contract/codes.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { orgApplications } from '#server/modules/records/repositories/orgApplications.ts'
import { type People, peopleOf } from '../../../authorize/people.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { publish } from '../../../support/publish.ts'
import { staffWith } from '../../../support/staffWith.ts'
import { DEMO, type Visitor } from '../../../support/visitor.ts'

let server: TestApp
let people: People
let one: Visitor
let other: Visitor
beforeAll(async () => {
  server = await openApp()
  people = await peopleOf(server)
  one = await staffWith(server, 'audit.first', 'audit.second')
  other = await staffWith(server, 'audit.first', 'audit.second')
})
afterAll(() => server.close())

const RECORDS = ['individual', 'candidate'] as const
const DEMANDED = { 'staff.json': '{ "twoPersons": { "audits": true } }' }
const SAME_PERSON = { status: 409, msg: '该申请的初审由您完成，复审须由另一人进行', data: null }

/** As after a report. */
async function reported(id: string): Promise<void> {
  await server.parts.store.tx(DEMO, async (tx) => {
    const member = await memberApplications.find(tx, id)
    if (member) return memberApplications.save(tx, member, { status: '05' as MemberStatus })
    const or = await orgApplications.find(tx, id)
    return or && orgApplications.save(tx, or, { status: '05' as OrgStatus })
  })
}

const decide = (who: Visitor, id: string, more: Partial<CallInput<'auditDecide'>>) =>
  who.ask('auditDecide', { id, status: '05', decision: 'approve', opinion: '', ...more })

describe.each(RECORDS)('the two audits of one %s', (kind) => {
  beforeEach(() => reported(people.ids[kind]))

  test('are one person’s where the society says nothing', async () => {
    const id = people.ids[kind]
    expect(await publish(server, {})).toEqual([])
    expect(await decide(one, id, {})).toMatchObject({ status: 200 })
    expect(await decide(one, id, { status: '06' })).toMatchObject({ status: 200 })
  })

  test('are two persons’ where it demands them', async () => {
    const id = people.ids[kind]
    expect(await publish(server, DEMANDED)).toEqual([])
    expect(await decide(one, id, {})).toMatchObject({ status: 200 })
    const returned = { decision: 'return', opinion: '请补充材料' } as const
    expect(await decide(one, id, { status: '06' })).toMatchObject(SAME_PERSON)
    expect(await decide(one, id, { status: '06', ...returned })).toMatchObject(SAME_PERSON)
    expect(await decide(other, id, { status: '06' })).toMatchObject({ status: 200 })
  })

  test('are judged by the first audit that counts: the one since the last report', async () => {
    const id = people.ids[kind]
    expect(await publish(server, DEMANDED)).toEqual([])
    expect(await decide(one, id, {})).toMatchObject({ status: 200 })
    const returned = { decision: 'return', opinion: '请补充材料' } as const
    expect(await decide(other, id, { status: '06', ...returned })).toMatchObject({ status: 200 })
    await reported(id)
    expect(await decide(other, id, {})).toMatchObject({ status: 200 })
    expect(await decide(other, id, { status: '06' })).toMatchObject(SAME_PERSON)
    expect(await decide(one, id, { status: '06' })).toMatchObject({ status: 200 })
  })
})

test.each([
  ['{ "twoPersons": { "audit": true } }', '这里没有“audit”这一项'],
  ['{ "twoPersons": { "audits": "1" } }', '初审和复审须两人'],
])('%s is no demand anybody knows', async (text, said) => {
  expect(await publish(server, { 'staff.json': text })).toEqual([expect.stringContaining(said)])
})

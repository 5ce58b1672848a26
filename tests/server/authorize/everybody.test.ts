import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../support/openApp.ts'
import { staffWith } from '../support/staffWith.ts'
import { DEMO, MECH, type Visitor, visitor } from '../support/visitor.ts'
import { ask, at, EVERY, knownOf, takesLogin, toldOfForeign } from './everybody.ts'
import { type Known, MINIMAL } from './minimalInputs.ts'
import { type People, peopleOf } from './people.ts'

let server: TestApp
let people: People
let known: Known
beforeAll(async () => {
  server = await openApp()
  people = await peopleOf(server)
  known = await knownOf(server, people)
})
afterAll(() => server.close())

/** Calls that let a login in that is none. */
async function letIn(who: Visitor): Promise<string[]> {
  const found: string[] = []
  for (const id of EVERY.filter(takesLogin)) {
    const { status, data } = await ask(who, id, MINIMAL[id](known))
    if (status !== 401 || data !== null) found.push(`${id}: ${status}`)
  }
  return found
}

test('staff who are disabled are let in by no call', async () => {
  const who = await staffWith(server, 'dues', 'configure', 'publish')
  const { id } = await who.call('loginInfo', {})
  await people.roles.staff.call('changeStatus', { id, status: '0' })
  expect(await letIn(who)).toEqual([])
})

test('staff who have logged out are let in by no call', async () => {
  const who = await staffWith(server, 'dues', 'configure', 'publish')
  const { token } = who
  await who.call('logout', {})
  expect(await letIn(Object.assign(visitor(server), { token }))).toEqual([])
})

test('a change set of another society is, for every call, one that is not there; both ways', async () => {
  const { staff, elsewhere } = people.roles
  const there = await elsewhere.call('changeOpen', { title: '那边' })
  const here = await staff.call('changeOpen', { title: '这边' })
  expect((await toldOfForeign(at(staff, DEMO), known, there.id)).told).toEqual([])
  expect((await toldOfForeign(at(elsewhere, MECH), known, here.id)).told).toEqual([])
  const { told } = await toldOfForeign(at(staff, DEMO), known, here.id)
  expect(told.map((one) => one.split(':', 1).join())).toContain('changeRead.id')
})

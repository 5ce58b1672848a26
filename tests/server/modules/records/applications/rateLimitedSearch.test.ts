import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const SEARCHES = 240
const ADDRESS = '10.9.1.1'

/** One search of every open list. */
async function searchAll(who: Visitor, orgId: string): Promise<number[]> {
  const paged = { orgId, current: 1, size: 10, keyword: '13800000001' }
  const answers = [
    await who.ask('memberQueryPage', { ...paged, oneMemberCode: '01' }),
    await who.ask('memberJoinPage', { ...paged, oneMemberCode: '01' }),
    await who.ask('orApplyPage', paged),
  ]
  return answers.map(({ status }) => status)
}

/** What the log says of searches that were refused. */
const enteredRefusals = () =>
  server.parts.store.tx(DEMO, (tx) =>
    tx.db
      .selectFrom('activityLog')
      .where('orgId', '=', DEMO)
      .where('refusal', '=', 'A0429')
      .select(['operation', 'network'])
      .execute(),
  )

test('an address may search the open lists so often, all together, at one organisation, and the first refusal is in the log', async () => {
  const tired = visitor(server, 'localhost', DEMO, ADDRESS)
  for (let asked = 0; asked < SEARCHES; asked += 3)
    expect(await searchAll(tired, DEMO)).toEqual([200, 200, 200])
  expect(await searchAll(tired, DEMO)).toEqual([429, 429, 429])
  expect(await enteredRefusals()).toEqual([{ operation: 'memberQueryPage', network: ADDRESS }])
  expect(await searchAll(visitor(server), DEMO)).toEqual([200, 200, 200])
  const there = visitor(server, 'mech.localhost', MECH, ADDRESS)
  expect(await searchAll(there, MECH)).toEqual([200, 200, 200])
})

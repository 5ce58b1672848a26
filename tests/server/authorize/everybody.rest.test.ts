import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OperationId } from '#contract/calls.ts'
import { RIGHTS, type Right } from '#contract/codes.ts'
import { freshMobile } from '../modules/people/accounts/registration.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { staffWith } from '../support/staffWith.ts'
import { DEMO, MECH, type Visitor } from '../support/visitor.ts'
import { ask, at, ENDS_LOGIN, EVERY, knownOf, RIGHTS_OF, toldOfForeign } from './everybody.ts'
import { type Known, MINIMAL } from './minimalInputs.ts'
import { type People, peopleOf } from './people.ts'

let server: TestApp
let people: People
let known: Known
let cells = 0
beforeAll(async () => {
  server = await openApp()
  people = await peopleOf(server)
  known = await knownOf(server, people)
})
afterAll(() => {
  console.info(`${EVERY.length} calls, ${cells} cells`)
  return server.close()
})

const HOLDERS: [string, readonly Right[]][] = [
  ['no right', []],
  ...RIGHTS.map((right): [string, readonly Right[]] => [right, [right]]),
]

/** Groups are met by any of their rights, and `configure` holds all of its own. */
const meets = (held: readonly Right[], need: string): boolean =>
  need === 'audit' || need === 'configure'
    ? held.some((right) => right.startsWith(need))
    : held.some((right) => right === need) ||
      (need.startsWith('configure.') && held.includes('configure'))

/** Calls of somebody else's record by its id, which `x-others` opens. */
const isAboutOthers = (id: OperationId) => RIGHTS_OF.get(id)?.others !== undefined

describe.each(HOLDERS)('staff with %s', (_name, held) => {
  test('get by every call what the contract says, and no more', async () => {
    const found: string[] = []
    const who = await staffWith(server, ...held)
    for (const id of EVERY) {
      const asking = ENDS_LOGIN.includes(id) ? await staffWith(server, ...held) : who
      const { status, data } = await ask(asking, id, MINIMAL[id](known))
      const { needs = [] } = RIGHTS_OF.get(id) ?? {}
      const isOpen = needs.every((need) => meets(held, need))
      const isWrong = isOpen
        ? status >= 500 ||
          status === 401 ||
          (status === 403 && !isAboutOthers(id) && needs.length > 0)
        : status !== 403 || data !== null
      if (isWrong) found.push(`${id}: ${status}`)
      cells += 1
    }
    expect(found).toEqual([])
  })
})

/** Things of both societies, by their ids. */
const THINGS: [string, (who: Visitor) => Promise<string>][] = [
  ['a change set', async (who) => (await who.call('changeOpen', { title: '试' })).id],
  ['an account', async (who) => (await who.call('loginInfo', {})).id],
  [
    'a member of staff',
    async (who) =>
      (
        await who.call('inviteStaff', {
          ...{ realName: '顾闻溪', mobile: freshMobile(), rights: ['dues'] },
        })
      ).id,
  ],
  [
    'a notice',
    async (who) => {
      const orgId = who === people.roles.elsewhere ? MECH : DEMO
      return (await who.call('noticePage', { orgId, current: 1, size: 1 })).records[0]?.id ?? ''
    },
  ],
]

describe.each(THINGS)('%s of another society', (_what, idOf) => {
  test('is, for every call, one that is not there; both ways', async () => {
    const { staff, elsewhere } = people.roles
    const ways = [
      [at(staff, DEMO), await idOf(elsewhere)],
      [at(elsewhere, MECH), await idOf(staff)],
    ] as const
    for (const [who, id] of ways) {
      expect(id).not.toBe('')
      const { told, cells: tried } = await toldOfForeign(who, known, id)
      cells += tried
      expect(told).toEqual([])
    }
  })
})

test('an application is, at another society, one that is not there', async () => {
  const { elsewhere } = people.roles
  for (const id of Object.values(people.ids)) {
    const { told, cells: tried } = await toldOfForeign(at(elsewhere, MECH), known, id)
    cells += tried
    expect(told).toEqual([])
  }
})

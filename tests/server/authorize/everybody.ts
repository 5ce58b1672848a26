import { CALLS } from '#contract/allCalls.ts'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { callRights } from '#server/calls/apiDocument.ts'
import { individualValues } from '../support/applications.ts'
import type { TestApp } from '../support/openApp.ts'
import { type Answer, DEMO, type MECH, type Visitor, visitor } from '../support/visitor.ts'
import { type Known, MINIMAL } from './minimalInputs.ts'
import { namedIds } from './namedIds.ts'
import type { People } from './people.ts'

/** Every call of the contract: one without an input does not compile, so that one to come is tried, too. */
export const EVERY = Object.keys(MINIMAL) as OperationId[]

/** What ends the login it is sent with. */
export const ENDS_LOGIN: readonly OperationId[] = [
  ...(['logout', 'logoutPost', 'logoutEverywhere'] as const),
  ...(['closeAccount', 'updUserPwd'] as const),
]

/** Replaces a login, or ends one that has ended already. */
const CHANGES_LOGIN: readonly OperationId[] = ['logout', 'logoutPost', 'ticketLogin']

export const takesLogin = (id: OperationId): boolean =>
  CALLS[id].auth !== 'none' && !CHANGES_LOGIN.includes(id)

/** Records of the demonstration, and a mobile for whoever asks for a code. */
export async function knownOf(server: TestApp, { roles, ids }: People): Promise<Known> {
  let sent = 0
  return {
    individual: ids.individual,
    candidate: ids.candidate,
    accountId: (await roles.otherMember.call('loginInfo', {})).id,
    unitId: '',
    noticeId: '',
    form: await individualValues(server, visitor(server), '13944440001'),
    freshMobile: () => `1396667${String(1000 + sent++)}`,
  }
}

export const ask = (who: Visitor, id: OperationId, input: object) =>
  who.ask(id, input as CallInput<OperationId>)

export const RIGHTS_OF = callRights()

/** Names by which calls point at something of a society; its own id is refused by itself (isolation.test.ts). */
const POINTING = [...namedIds()].flatMap(([id, names]) =>
  names.filter((name) => name !== 'orgId').map((name) => [id, name] as const),
)

/**
 * Asks each call about a foreign thing by each of its ids, and about nothing: told are those whose answers differ. Whoever
 * cannot tell the two apart learns nothing of the other society, and changes nothing there.
 */
export async function toldOfForeign(
  who: Visitor,
  known: Known,
  foreign: string,
): Promise<{ told: string[]; cells: number }> {
  const told: string[] = []
  for (const [id, name] of POINTING) {
    const given = MINIMAL[id](known) as Record<string, unknown>
    const orgId = 'orgId' in given && id !== 'updateUser' ? { orgId: whoseSite(who) } : {}
    const about = (value: string) => ask(who, id, { ...given, ...orgId, [name]: value })
    const nobodys = shapedLike(foreign)
    const [nothing, answer] = [await about(nobodys), await about(foreign)]
    if (seen(nothing, nobodys) !== seen(answer, foreign))
      told.push(`${id}.${name}: ${seen(nothing, nobodys)} / ${seen(answer, foreign)}`)
  }
  return { told, cells: POINTING.length }
}

/** An id that nothing has, of the same characters by kind: some inputs take no id that begins with a dash. */
const shapedLike = (id: string): string =>
  id.replace(/[a-z]/g, 'q').replace(/[A-Z]/g, 'Q').replace(/\d/g, '7')

const sites = new WeakMap<Visitor, string>()

/** Remembers at whose site somebody is. */
export const at = (who: Visitor, orgId: typeof DEMO | typeof MECH): Visitor => {
  sites.set(who, orgId)
  return who
}
const whoseSite = (who: Visitor): string => sites.get(who) ?? DEMO

/** What an answer says, without the id that was asked about. */
const seen = ({ status, code, msg, data }: Answer<unknown>, id: string): string =>
  JSON.stringify([status, code, msg, data]).replaceAll(id, 'ID')

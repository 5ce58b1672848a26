import type { CallData, Schema } from '#contract/calls.ts'
import type { Item } from '#contract/formInfo.ts'
import { itemName } from '#domain/dictionary/dictionaryName.ts'
import type { LogicEnv } from '#domain/logic/env.ts'

type Leader = Schema<'LeaderEntry'>

/** A position with its holders, in the server's order. */
interface Position {
  /** The code; rows of a list are known by it. */
  id: string
  name: string
  members: Member[]
}

/**
 * `mark` is shown after the name of a member whose first position is another one (specification, section 3: leader list
 * entry).
 */
interface Member {
  id: string
  realName: string
  orgName: string
  mark: '' | '（兼）'
}

const DICTIONARY = 'OR_POSITION'

/** The group of members without a position. */
const MEMBERS: Omit<Position, 'members'> = { id: '', name: '成员' }

/** `userList` → positions in the dictionary's order; a member with two positions is listed under both. */
export function leadersByPosition(answer: unknown, { dictionaries }: LogicEnv): Position[] {
  const leaders = answer as CallData<'userList'>
  return [...positionsOf(leaders, dictionaries[DICTIONARY] ?? []), MEMBERS]
    .map((position) => ({
      ...position,
      members: leaders.flatMap((leader) => memberOf(leader, position.id)),
    }))
    .filter(({ members }) => members.length > 0)
}

/** Known positions in their order, then unknown ones, shown as their codes. */
function positionsOf(leaders: readonly Leader[], known: readonly Item[]) {
  const held = leaders.flatMap(({ tsaPosition = '', ptPosition = '' }) => [tsaPosition, ptPosition])
  const codes = [...known.map(({ itemCode }) => itemCode), ...held.filter((code) => code !== '')]
  return [...new Set(codes)].map((id) => ({ id, name: itemName(known, id) }))
}

function memberOf(leader: Leader, position: string): Member[] {
  const { id, realName, orgName = '', tsaPosition = '', ptPosition = '' } = leader
  const entry = { id: `${position} ${id}`, realName, orgName }
  if (tsaPosition === position) return [{ ...entry, mark: '' }]
  return position !== '' && ptPosition === position ? [{ ...entry, mark: '（兼）' }] : []
}

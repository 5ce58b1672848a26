import { RefusalCode } from '#contract/envelope.ts'
import { filledLines } from '#domain/money/entry/listLines.ts'
import { type Candidate, type MatchedPerson, matchPeople } from '#domain/money/entry/matchPeople.ts'
import { nearWords } from '#domain/money/entry/nearWords.ts'
import { type ListedPerson, readPeople } from '#domain/money/entry/readPeople.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'
import { type ListedMember, membersListed, membersNear } from '../../repositories/listedMembers.ts'
import { nameOf } from '../nameOf.ts'

/** Most people of one transfer; a longer list is entered as several drafts. */
export const MOST_LINES = 200
const HEADING = 1

/**
 * Matches each line of a list with a member; searches for similar members only for lines that match none.
 * @throws Refusal BadRequest for too many lines, before any of them is read
 */
export async function matchLines(tx: Tx, text: string): Promise<MatchedPerson[]> {
  const people = filledLines(text) > MOST_LINES + HEADING ? undefined : readPeople(text)
  if (!people || people.length > MOST_LINES)
    throw new Refusal(RefusalCode.BadRequest, 'entryLines', { limit: MOST_LINES })
  const known = (await membersListed(tx, wordsOf(people))).map(candidateOf)
  const matched = matchPeople(people, known, [])
  const lost = matched.filter(({ state }) => state === 'unknown').map(({ person }) => person)
  const near = await membersNear(tx, nearWords(lost))
  return near.length > 0 ? matchPeople(people, known, near.map(candidateOf)) : matched
}

const wordsOf = (people: readonly ListedPerson[]) => ({
  numbers: people.flatMap(({ numbers }) => numbers),
  mobiles: people.flatMap(({ mobiles }) => mobiles),
  names: people.flatMap(({ names }) => names),
})

const candidateOf = (member: ListedMember): Candidate => {
  const { id, memberNum, mobile, orgName } = member
  return { id, memberNum, mobile, orgName, name: nameOf(member) }
}

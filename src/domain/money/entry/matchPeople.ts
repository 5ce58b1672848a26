import type { ListedPerson } from './readPeople.ts'

/** A member that a line may refer to. */
export interface Candidate {
  id: string
  memberNum: string | null
  mobile: string | null
  /** Name of the person or of the unit that is the member. */
  name: string
  /** Employer of a person; distinguishes people with the same name. */
  orgName: string | null
}

/**
 * `found`: one member; `several`: members with the same name; `doubtful`: number, mobile and name belong to different
 * members; `twice`: an earlier line refers to the same member; `unknown`: no member.
 */
export type ShareState = 'found' | 'several' | 'doubtful' | 'twice' | 'unknown'

export interface MatchedPerson {
  person: ListedPerson
  state: ShareState
  /** Set for `found` only. */
  memberId?: string
  memberNum?: string | null
  /** Ids of possible members, best first. */
  guesses: readonly string[]
}

/** Maximum number of guesses that staff choose among. */
const MOST_GUESSES = 5

/**
 * Finds the member of each line by number, by mobile, then by name. A line with several of these refers to a member
 * only when they agree. For a line without a match, guesses come from `near`: members whose name or number differs in
 * one character.
 */
export function matchPeople(
  people: readonly ListedPerson[],
  known: readonly Candidate[],
  near: readonly Candidate[],
): MatchedPerson[] {
  const taken = new Set<string>()
  return people.map((person) => {
    const match = matchOf(person, known, near)
    const id = match.memberId
    if (id === undefined) return match
    if (taken.has(id)) return { person, state: 'twice', guesses: [id] }
    taken.add(id)
    return match
  })
}

function matchOf(
  person: ListedPerson,
  known: readonly Candidate[],
  near: readonly Candidate[],
): MatchedPerson {
  const meant = WAYS.map((isMeant) => known.filter((one) => isMeant(person, one))).filter(
    (found) => found.length > 0,
  )
  const [first = []] = meant
  const agreed = atTheirUnit(
    person,
    first.filter((one) => meant.every((found) => found.includes(one))),
  )
  const [only] = agreed
  if (only && agreed.length === 1)
    return {
      person,
      state: 'found',
      memberId: only.id,
      memberNum: only.memberNum,
      guesses: [only.id],
    }
  if (agreed.length > 1) return { person, state: 'several', guesses: idsOf(agreed) }
  if (meant.length > 0) return { person, state: 'doubtful', guesses: idsOf(meant.flat()) }
  return { person, state: 'unknown', guesses: idsOf(near.filter((one) => isNear(person, one))) }
}

/** Returns the candidates whose employer the line names; all of them when it names none. */
function atTheirUnit({ names }: ListedPerson, found: readonly Candidate[]): readonly Candidate[] {
  const there = found.filter(({ orgName }) => orgName !== null && names.includes(orgName))
  return there.length > 0 ? there : found
}

const WAYS: readonly ((person: ListedPerson, one: Candidate) => boolean)[] = [
  ({ numbers }, { memberNum }) => memberNum !== null && numbers.includes(memberNum),
  ({ mobiles }, { mobile }) => mobile !== null && mobiles.includes(mobile),
  ({ names }, { name }) => names.includes(name),
]

const isNear = ({ names, numbers }: ListedPerson, { name, memberNum }: Candidate): boolean =>
  names.some((said) => differsInOne(said, name)) ||
  numbers.some((said) => differsInOne(said, memberNum ?? ''))

/** Whether two texts of one length differ in exactly one character. */
function differsInOne(said: string, name: string): boolean {
  const [one, other] = [[...said], [...name]]
  if (one.length !== other.length) return false
  return one.filter((char, at) => char !== other[at]).length === 1
}

const idsOf = (found: readonly Candidate[]): string[] =>
  [...new Set(found.map(({ id }) => id))].slice(0, MOST_GUESSES)

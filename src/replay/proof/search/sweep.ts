import type { Subject } from '../form/subject.ts'
import { NONE, type Outcome, planOf, type Question, type Standing, type Turn } from './plan.ts'

/** What becomes of a situation: it may be, may be in a form that was pre-filled, may be or not, or may not be. */
export type Verdict = 'yes' | 'prefilled' | 'undecided' | 'no'

const VERDICTS: readonly Verdict[] = ['yes', 'prefilled', 'undecided', 'no']

/** The less certain of two. */
const worse = (one: Verdict, other: Verdict): Verdict =>
  VERDICTS.indexOf(one) > VERDICTS.indexOf(other) ? one : other

/** The least certain of several; of none it is yes. */
export const worst = (verdicts: readonly Verdict[]): Verdict => verdicts.reduce(worse, 'yes')

export interface Search extends Question {
  /** What becomes of a situation in which a field shows, or does not; a field is asked about in its turn. */
  evaluate?: (key: string, isShown: boolean, standing: Standing) => Verdict
}

/** A kind of answer set: all that end alike, with one of them. */
export interface End {
  verdict: Verdict
  /** How it stands with the target; undefined when the question has none. */
  target: Standing | undefined
  /** The fields that show, with their values; undefined is left empty. */
  answers: () => Map<string, unknown>
}

export interface Swept {
  ends: End[]
  /** Every answer set was looked at; else only as many kinds of them as the bound allows. */
  complete: boolean
  /** Answer sets that were looked at; those that may not be count once, however they go on. */
  count: number
}

/** Answer sets after some turns that nothing that comes later can tell apart. */
interface Situation {
  /** Of the fields that are still to come, and the target; in one order in all situations of a turn. */
  standings: ReadonlyMap<string, Standing>
  verdict: Verdict
  count: number
  last: Given | undefined
}

/** The last answer that was given, of one of a situation's answer sets. */
interface Given {
  before: Given | undefined
  key: string
  value: unknown
}

/**
 * Looks at all answer sets a question tells apart, field by field: of a field only what it does to later ones is kept,
 * and answer sets that did the same are one from there on. So parts of a form that have nothing to do with each other,
 * chains, and many controllers of one field need no more situations than there are answers. At most `bound` situations
 * are looked at; of more the first ones, so that what was found is true and what was not found is open.
 */
export function sweep(subject: Subject, search: Search, bound: number): Swept {
  const turns = planOf(subject, search)
  const openings = new Map(turns.map(({ key, opening }) => [key, opening]))
  const most = Math.max(1, Math.floor(bound / Math.max(1, turns.length)))
  let situations: Situation[] = [
    { standings: new Map(), verdict: 'yes', count: 1, last: undefined },
  ]
  let complete = true
  let refused = 0
  for (const turn of turns) {
    const next = new Map<string, Situation>()
    for (const before of situations) {
      const followers = takeTurn(before, turn, search, openings)
      if (followers.length === 0) refused += before.count
      for (const after of followers) if (!put(next, after, most)) complete = false
    }
    situations = [...next.values()]
  }
  return {
    ends: situations.map((each) => endOf(each, search.target)),
    complete,
    count: situations.reduce((sum, { count }) => sum + count, refused),
  }
}

/** The situations that follow from one when a field is answered, in every way, or hidden; none where it may not be. */
function takeTurn(
  before: Situation,
  turn: Turn,
  { evaluate: judge, target }: Search,
  openings: ReadonlyMap<string, Standing>,
): Situation[] {
  const { key } = turn
  const standing = before.standings.get(key) ?? turn.opening
  const isShown = turn.always === undefined ? standing.holding !== NONE : turn.always === 'shown'
  const verdict = worse(before.verdict, judge?.(key, isShown, standing) ?? 'yes')
  if (verdict === 'no') return []
  const kept = new Map(before.standings)
  if (key === target) kept.set(key, standing)
  else kept.delete(key)
  return (isShown ? turn.shown : [turn.hidden]).map((outcome) => ({
    standings: affected(kept, outcome, openings),
    verdict,
    count: before.count * outcome.count,
    last:
      isShown && turn.controls ? { before: before.last, key, value: outcome.value } : before.last,
  }))
}

function affected(
  standings: ReadonlyMap<string, Standing>,
  { effects }: Outcome,
  openings: ReadonlyMap<string, Standing>,
): Map<string, Standing> {
  const next = new Map(standings)
  for (const [target, effect] of effects) {
    const standing = next.get(target) ?? openings.get(target)
    if (standing) next.set(target, effect(standing))
  }
  return next
}

/** Adds a situation, or counts it to one like it; false when there is no room. */
function put(situations: Map<string, Situation>, one: Situation, most: number): boolean {
  const name = `${one.verdict} ${[...one.standings.values()].map(nameOf).join(' ')}`
  const known = situations.get(name)
  if (known) situations.set(name, { ...known, count: known.count + one.count })
  else if (situations.size < most) situations.set(name, one)
  return known !== undefined || situations.has(name)
}

const nameOf = ({ holding, demanded, refused, fits }: Standing): string =>
  `${holding}${Number(demanded)}${Number(refused)}${Number(fits)}`

const endOf = ({ standings, verdict, last }: Situation, target?: string): End => ({
  verdict,
  target: target === undefined ? undefined : standings.get(target),
  answers: () => {
    const given: [string, unknown][] = []
    for (let at = last; at; at = at.before) given.push([at.key, at.value])
    return new Map(given.reverse())
  },
})

import type { Subject } from '../form/subject.ts'
import { type FieldState, type Outcome, planOf, type Question, type Turn } from './plan.ts'

/** Result of a question: yes; only with prefilled values; undecided; or no. */
export type Verdict = 'yes' | 'prefilled' | 'undecided' | 'no'

const VERDICTS: readonly Verdict[] = ['yes', 'prefilled', 'undecided', 'no']

/** Returns the less favourable of two results. */
const worse = (one: Verdict, other: Verdict): Verdict =>
  VERDICTS.indexOf(one) > VERDICTS.indexOf(other) ? one : other

/** Returns the least favourable result; `yes` for none. */
export const worst = (verdicts: readonly Verdict[]): Verdict => verdicts.reduce(worse, 'yes')

export interface Search extends Question {
  /** Returns the result for a situation, given whether a field shows; called in the field's turn. */
  evaluate?: (key: string, isShown: boolean, state: FieldState) => Verdict
}

/** A class of answer sets with the same result, with one example. */
export interface End {
  verdict: Verdict
  /** Final state of the target; undefined without one. */
  target: FieldState | undefined
  /** Values of the fields that show; undefined means empty. */
  answers: () => Map<string, unknown>
}

export interface Swept {
  ends: End[]
  /** True when every answer set was covered; otherwise the bound was reached. */
  complete: boolean
  /** Number of answer sets covered; rejected ones count once, however they would continue. */
  count: number
}

/** A class of partial answer sets that no later turn distinguishes. */
interface Situation {
  /** States of the remaining fields and the target, in the same order in all situations of a turn. */
  states: ReadonlyMap<string, FieldState>
  verdict: Verdict
  count: number
  last: Given | undefined
}

/** The last answer of one example of a situation, linked to the earlier ones. */
interface Given {
  before: Given | undefined
  key: string
  value: unknown
}

/**
 * Covers all answer sets that a question distinguishes, field by field. Only an answer's effects on later fields are
 * tracked, and answer sets with the same effects are merged. Independent parts, chains and many controllers of one
 * field therefore need no more situations than there are answers. At most `bound` situations are kept, the first ones:
 * what was found is then still true, and what was not found is undecided.
 */
export function sweep(subject: Subject, search: Search, bound: number): Swept {
  const turns = planOf(subject, search)
  const openings = new Map(turns.map(({ key, opening }) => [key, opening]))
  const most = Math.max(1, Math.floor(bound / Math.max(1, turns.length)))
  let situations: Situation[] = [{ states: new Map(), verdict: 'yes', count: 1, last: undefined }]
  let complete = true
  let refused = 0
  for (const turn of turns) {
    const next = new Map<string, Situation>()
    for (const before of situations) {
      const followers = takeTurn(before, turn, search, openings)
      if (followers.length === 0) refused += before.count
      for (const after of followers) if (!addSituation(next, after, most)) complete = false
    }
    situations = [...next.values()]
  }
  return {
    ends: situations.map((each) => endOf(each, search.target)),
    complete,
    count: situations.reduce((sum, { count }) => sum + count, refused),
  }
}

/** Returns the situations after answering a field in every way, or hiding it; none when the question rejects that. */
function takeTurn(
  before: Situation,
  turn: Turn,
  { evaluate: judge, target }: Search,
  openings: ReadonlyMap<string, FieldState>,
): Situation[] {
  const { key } = turn
  const state = before.states.get(key) ?? turn.opening
  const isShown = turn.shows(state)
  const verdict = worse(before.verdict, judge?.(key, isShown, state) ?? 'yes')
  if (verdict === 'no') return []
  const kept = new Map(before.states)
  if (key === target) kept.set(key, state)
  else kept.delete(key)
  return (isShown ? turn.shown(state) : [turn.hidden]).map((outcome) => ({
    states: affected(kept, outcome, openings),
    verdict,
    count: before.count * outcome.count,
    last:
      isShown && turn.controls ? { before: before.last, key, value: outcome.value } : before.last,
  }))
}

function affected(
  states: ReadonlyMap<string, FieldState>,
  { effects }: Outcome,
  openings: ReadonlyMap<string, FieldState>,
): Map<string, FieldState> {
  const next = new Map(states)
  for (const [target, effect] of effects) {
    const state = next.get(target) ?? openings.get(target)
    if (state) next.set(target, effect(state))
  }
  return next
}

/** Adds a situation, or merges it with an equivalent one; false when the bound is reached. */
function addSituation(situations: Map<string, Situation>, one: Situation, most: number): boolean {
  const name = `${one.verdict} ${[...one.states.values()].map(nameOf).join(' ')}`
  const equivalent = situations.get(name)
  if (equivalent) situations.set(name, { ...equivalent, count: equivalent.count + one.count })
  else if (situations.size < most) situations.set(name, one)
  return equivalent !== undefined || situations.has(name)
}

const nameOf = ({ holding, demanded, refused, fits, asked, known }: FieldState): string =>
  `${holding}${[demanded, refused, fits, asked].map(Number).join('')}${known.join('.')}`

const endOf = ({ states, verdict, last }: Situation, target?: string): End => ({
  verdict,
  target: target === undefined ? undefined : states.get(target),
  answers: () => {
    const given: [string, unknown][] = []
    for (let at = last; at; at = at.before) given.push([at.key, at.value])
    return new Map(given.reverse())
  },
})

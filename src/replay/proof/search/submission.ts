import { controllersOf, islands } from '../form/dependence.ts'
import type { Subject } from '../form/subject.ts'
import { readsCardType } from '../values/validAlone.ts'
import type { FieldState } from './plan.ts'
import { type Answers, isOpen } from './reach.ts'
import { type Search, sweep, type Verdict, worst } from './sweep.ts'

/** Why a form in which a field shows may not be submittable. */
export type Obstacle =
  /** No value passes the field's own checks. */
  | 'impossible'
  | 'undecided'
  /** Values are valid for some card types only. */
  | 'byCard'
  /** Required, disabled and without default: a page has to fill it in. */
  | 'prefill'
  /** Computed, with a result that may fail its own checks. */
  | 'computed'
  /** A check over several fields. */
  | 'check'

/** Whether a form can be submitted, with a field shown if one is given. */
export interface Submittable {
  /** `prefilled`: only with values filled in by a page. */
  verdict: Verdict
  answers?: Answers
  count: number
  /** The obstacles behind a `no` or `undecided`. */
  inTheWay: readonly string[]
}

/** Returns the fields that may prevent submission when they show; all others have a valid value. */
export function obstacles(subject: Subject): Map<string, Obstacle> {
  const found = new Map<string, Obstacle>()
  for (const key of subject.bundle.order) {
    const obstacle = obstacleOf(subject, key)
    if (obstacle) found.set(key, obstacle)
  }
  for (const key of subject.checks) found.set(key, 'check')
  return found
}

function obstacleOf(subject: Subject, key: string): Obstacle | undefined {
  const field = subject.field(key)
  if (field.isHide || field.shape === 'none') return undefined
  if (subject.own.isComputed(key)) return 'computed'
  const { answers, unsure } = subject.domain(key)
  if (!readsCardType(field) && answers.some((answer) => answer.valid)) return undefined
  const valid = answers.filter((answer) => answer.valid)
  if (valid.length > 0)
    return valid.every(({ value }) => value !== undefined) ? 'byCard' : undefined
  if (field.isDisable && field.defaultValue === undefined) return 'prefill'
  return unsure ? 'undecided' : 'impossible'
}

/**
 * Searches for a submittable answer set that shows a field. Only the controllers of the field and of connected
 * obstacles matter, because every other controller that shows can be given a valid value. Independent parts of the form
 * are searched separately; the result is `no` when one of them is.
 */
export function submissions(
  subject: Subject,
  bound: number,
): (field: string | undefined) => Submittable {
  const found = obstacles(subject)
  const island = islands([...subject.bundle.order, ...subject.checks], subject.dependences)
  const near = (key: string) => (island.get(key) ?? []).filter((each) => found.has(each))
  return (field) => {
    if (field !== undefined) return search(subject, near(field), field, found, bound)
    const parts = new Map([...found.keys()].map((key) => [island.get(key), key]))
    return together(
      [...parts.values()].map((key) => search(subject, near(key), undefined, found, bound)),
    )
  }
}

/** Combines the results of independent parts. */
function together(parts: readonly Submittable[]): Submittable {
  const verdict = worst(parts.map((part) => part.verdict))
  return {
    verdict,
    ...((verdict === 'yes' || verdict === 'prefilled') && {
      answers: new Map(parts.flatMap(({ answers }) => [...(answers ?? [])])),
    }),
    count: parts.reduce((sum, { count }) => sum + count, parts.length === 0 ? 1 : 0),
    inTheWay: parts.filter((part) => part.verdict === verdict).flatMap(({ inTheWay }) => inTheWay),
  }
}

/** Returns the result for an obstacle that shows. */
const VERDICT_OF: Record<Obstacle, (subject: Subject, key: string, state: FieldState) => Verdict> =
  {
    impossible: () => 'no',
    undecided: () => 'undecided',
    byCard: (_, __, { fits }) => (fits ? 'yes' : 'no'),
    prefill: () => 'prefilled',
    computed: (subject, key, { known }) => {
      const value = subject.own.decider(key)?.computes?.(known)
      return subject.isValid(key, value) ? 'yes' : 'no'
    },
    check: (subject, key, { known }) => (subject.own.decider(key)?.holds?.(known) ? 'yes' : 'no'),
  }

function search(
  subject: Subject,
  inTheWay: readonly string[],
  field: string | undefined,
  found: ReadonlyMap<string, Obstacle>,
  bound: number,
): Submittable {
  const fields = [...inTheWay, ...(field === undefined ? [] : [field])]
  const evaluate: Search['evaluate'] = (key, isShown, state) => {
    if (!isShown) return key === field ? 'no' : 'yes'
    const obstacle = found.get(key)
    return obstacle ? VERDICT_OF[obstacle](subject, key, state) : 'yes'
  }
  const { ends, complete, count } = sweep(subject, { fields, alsoInvalid: false, evaluate }, bound)
  const end = (['yes', 'prefilled'] as const).flatMap(
    (verdict) => ends.find((each) => each.verdict === verdict) ?? [],
  )[0]
  if (end) return { verdict: end.verdict, answers: end.answers(), count, inTheWay }
  const controllers = controllersOf(fields, subject.dependences, subject.bundle)
  const unsure =
    isOpen(subject, fields) ||
    controllers.some((key) => !subject.own.isComputed(key) && subject.domain(key).unsure)
  const isNo = complete && ends.length === 0 && !unsure
  return { verdict: isNo ? 'no' : 'undecided', count, inTheWay }
}

import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import { controllersOf, islands } from '../form/dependence.ts'
import type { Subject } from '../form/subject.ts'
import { readsCardType } from '../values/validAlone.ts'
import { type AnswerSet, enumerate } from './enumerate.ts'
import type { Answers } from './reach.ts'

/** What stands in the way of submitting a form in which a field shows. */
export type Obstacle = 'impossible' | 'undecided' | 'byCard'

/** Whether a form can be submitted, or submitted with a field shown. */
export interface Submittable {
  verdict: 'yes' | 'no' | 'undecided'
  answers?: Answers
  count: number
}

/** Fields that, once they show, may keep the form from being submitted. All others can be given something valid. */
export function obstacles(subject: Subject): Map<string, Obstacle> {
  const found = new Map<string, Obstacle>()
  for (const key of subject.bundle.order) {
    const field = subject.field(key)
    if (field.isHide || field.shape === 'none') continue
    const { answers, unsure } = subject.domain(key)
    const valid = answers.filter((answer) => answer.valid)
    if (valid.length === 0) found.set(key, unsure ? 'undecided' : 'impossible')
    else if (readsCardType(field) && valid.every(({ value }) => value !== undefined))
      found.set(key, 'byCard')
  }
  return found
}

/**
 * Looks for an answer set that can be submitted and shows a field. Only controllers of the field and of obstacles it
 * hangs together with matter: every other controller that shows can be given a valid value, whatever follows from it.
 */
export function submissions(
  subject: Subject,
  bound: number,
): (field: string | undefined) => Submittable {
  const found = obstacles(subject)
  const island = islands(subject.bundle.order, subject.dependences)
  return (field) => {
    const near = field === undefined ? [...found.keys()] : (island.get(field) ?? [])
    const inTheWay = near.filter((key) => found.has(key))
    const fields = field === undefined ? inTheWay : [field, ...inTheWay]
    return search(subject, fields, field, found, bound)
  }
}

function search(
  subject: Subject,
  fields: readonly string[],
  field: string | undefined,
  found: ReadonlyMap<string, Obstacle>,
  bound: number,
): Submittable {
  const controllers = controllersOf(fields, subject.dependences, subject.bundle)
  let maybe = false
  let answers: Answers | undefined
  const { end, count } = enumerate(
    subject,
    { controllers, fields, alsoInvalid: false },
    bound,
    (set) => {
      if (field !== undefined && !set.isShown(field)) return false
      const verdict = verdictOf(subject, fields, found, set)
      if (verdict === 'yes') answers = new Map(set.answers)
      maybe ||= verdict === 'undecided'
      return verdict === 'yes'
    },
  )
  if (answers) return { verdict: 'yes', answers, count }
  const unsure = controllers.some((key) => subject.domain(key).open || subject.domain(key).unsure)
  const no = end === 'complete' && !maybe && !unsure
  return { verdict: no ? 'no' : 'undecided', count }
}

/** Whether every field that shows can be given something valid. */
function verdictOf(
  subject: Subject,
  fields: readonly string[],
  found: ReadonlyMap<string, Obstacle>,
  set: AnswerSet,
): Submittable['verdict'] {
  const shown = fields
    .filter((key) => set.isShown(key))
    .map((key) => [key, found.get(key)] as const)
  const fits = (key: string): boolean => subject.fitsCard(key, set.answers.get(CARD_TYPE_KEY))
  if (shown.some(([, way]) => way === 'impossible')) return 'no'
  if (shown.some(([key, way]) => way === 'byCard' && !fits(key))) return 'no'
  return shown.some(([, way]) => way === 'undecided') ? 'undecided' : 'yes'
}

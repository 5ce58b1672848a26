import { isEmpty } from '#domain/isEmpty.ts'
import { controllersOf } from '../form/dependence.ts'
import type { Relation } from '../form/relations.ts'
import type { Subject } from '../form/subject.ts'
import { type AnswerSet, enumerate } from './enumerate.ts'

/** The values of the controllers that show, kept. */
export type Answers = ReadonlyMap<string, unknown>

/** What was found out about a field that others show or hide. */
export interface Reach {
  target: string
  /** Every field that has a say, also where it makes no difference. */
  controllers: readonly string[]
  relations: readonly Relation[]
  /** An answer set in which it shows, and one in which it does not. */
  shown?: Answers
  hidden?: Answers
  /** Relations that in some answer set are the only one to show it. */
  deciding: Set<Relation>
  /** Two controllers that show and are filled in, of which one shows the target and the other would not. */
  conflict?: { answers: Answers; shows: Relation; hides: Relation }
  /** Values of a controller are not all known. */
  open: boolean
  /** Every answer set was gone through: what was not found does not exist. */
  complete: boolean
  count: number
}

/** Looks at every field with a rule; fields with the same controllers are looked at together. */
export function reachOf(subject: Subject, bound: number): Reach[] {
  const groups = new Map<string, Reach[]>()
  for (const target of subject.bundle.ruleOrder) {
    const found = begun(subject, target)
    const name = JSON.stringify(variedFor(subject, target))
    groups.set(name, [...(groups.get(name) ?? []), found])
  }
  return [...groups.values()].flatMap((group) => explored(subject, group, bound))
}

/** The controllers of which it makes a difference how they are answered. */
const variedFor = ({ dependences, bundle }: Subject, target: string): string[] =>
  controllersOf([target], dependences, bundle)

const begun = (subject: Subject, target: string): Reach => ({
  target,
  controllers: controllersOf([target], subject.relations, subject.bundle),
  relations: subject.relations.filter((relation) => relation.target === target),
  deciding: new Set(),
  open: false,
  complete: false,
  count: 0,
})

function explored(subject: Subject, group: Reach[], bound: number): Reach[] {
  const fields = group.map(({ target }) => target)
  const controllers = fields.slice(0, 1).flatMap((target) => variedFor(subject, target))
  const { end, count } = enumerate(
    subject,
    { controllers, fields, alsoInvalid: true },
    bound,
    (set) => {
      for (const found of group) look(subject, found, set)
      return group.every(isSettled)
    },
  )
  const open = controllers.some((key) => subject.domain(key).open)
  return group.map((found) => ({ ...found, open, complete: end === 'complete' && !open, count }))
}

/** Nothing is left to be found. */
const isSettled = ({ shown, hidden, deciding, relations, conflict }: Reach): boolean =>
  shown !== undefined &&
  hidden !== undefined &&
  deciding.size === relations.length &&
  (relations.length === 1 || conflict !== undefined)

function look(subject: Subject, found: Reach, set: AnswerSet): void {
  if (isSettled(found)) return
  const { answers } = set
  if (set.isShown(found.target)) found.shown ??= new Map(answers)
  else found.hidden ??= new Map(answers)
  const holding = found.relations.filter((each) =>
    subject.holds(each, answers.get(each.controller)),
  )
  const [shows, ...more] = holding
  if (!shows) return
  if (more.length === 0) found.deciding.add(shows)
  if (found.conflict || holding.length === found.relations.length) return
  const speaking = found.relations.filter(({ controller }) => !isEmpty(answers.get(controller)))
  const yes = speaking.find((each) => holding.includes(each))
  const no = speaking.find((each) => !holding.includes(each))
  if (yes && no) found.conflict = { answers: new Map(answers), shows: yes, hides: no }
}

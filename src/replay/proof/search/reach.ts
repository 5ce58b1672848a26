import { isEmpty } from '#domain/json/isEmpty.ts'
import { controllersOf } from '../form/dependence.ts'
import { isDemandToHide, type Relation } from '../form/relations.ts'
import type { Subject } from '../form/subject.ts'
import { NONE } from './plan.ts'
import { type End, sweep } from './sweep.ts'

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
  /** One controller demands that it hides ("unless one of these"), and another one shows it all the same. */
  conflict?: { answers: Answers; shows: Relation; hides: Relation }
  /** Values of a controller are not all known. */
  open: boolean
  /** Every answer set was looked at: what was not found does not exist. */
  complete: boolean
  count: number
}

/** Looks at every field with a rule. */
export const reachOf = (subject: Subject, bound: number): Reach[] =>
  subject.bundle.ruleOrder.map((target) => explored(subject, target, bound))

function explored(subject: Subject, target: string, bound: number): Reach {
  const { relations, dependences, bundle } = subject
  const own = subject.relationsTo(target)
  const search = { fields: [target], target, alsoInvalid: true }
  const { ends, complete, count } = sweep(subject, search, bound)
  const isShown = (end: End): boolean => end.target?.holding !== NONE
  const open = controllersOf([target], dependences, bundle).some((key) => subject.domain(key).open)
  return {
    target,
    controllers: controllersOf([target], relations, bundle),
    relations: own,
    ...found('shown', ends.find(isShown)),
    ...found(
      'hidden',
      ends.find((end) => !isShown(end)),
    ),
    deciding: new Set(ends.flatMap((end) => own[end.target?.holding ?? NONE] ?? [])),
    ...conflictOf(subject, own, ends),
    ...{ open, complete: complete && !open, count },
  }
}

const found = (name: 'shown' | 'hidden', end: End | undefined): Partial<Reach> =>
  end ? { [name]: end.answers() } : {}

/** Any of a target's relations shows it: that is no conflict, as long as none of the others asks for the opposite. */
function conflictOf(
  subject: Subject,
  relations: readonly Relation[],
  ends: readonly End[],
): Pick<Reach, 'conflict'> {
  const answers = ends.find(({ target }) => target?.refused && target.demanded)?.answers()
  if (!answers) return {}
  const speaking = relations.filter(({ controller }) => !isEmpty(answers.get(controller)))
  const holds = (each: Relation): boolean => subject.holds(each, answers.get(each.controller))
  const shows = speaking.find(holds)
  const hides = speaking.find((each) => isDemandToHide(each) && !holds(each))
  return shows && hides ? { conflict: { answers, shows, hides } } : {}
}

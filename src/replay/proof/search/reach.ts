import { isEmpty } from '#domain/json/isEmpty.ts'
import { controllersOf } from '../form/dependence.ts'
import { isDemandToHide, type Relation } from '../form/relations.ts'
import type { Subject } from '../form/subject.ts'
import { NONE } from './plan.ts'
import { type End, sweep } from './sweep.ts'

/** A copy of the values of the controllers that show. */
export type Answers = ReadonlyMap<string, unknown>

/** What a search found about a field with rules. */
export interface Reach {
  target: string
  /** All controllers of the field, including those without effect. */
  controllers: readonly string[]
  relations: readonly Relation[]
  /** An answer set that shows the field, and one that hides it. */
  shown?: Answers
  hidden?: Answers
  /** Relations that are the only one to show the field in some answer set. */
  deciding: Set<Relation>
  /** An answer set in which one controller demands hiding ("unless one of these") while another shows the field. */
  conflict?: { answers: Answers; shows: Relation; hides: Relation }
  /** True when not all values of a controller are known. */
  open: boolean
  /** True when every answer set was searched: anything not found does not exist. */
  complete: boolean
  count: number
}

/** Searches every field with a rule. */
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

/** Finds a conflict; several relations that show a target are none unless one of the others demands hiding. */
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

import { isEmpty } from '#domain/json/isEmpty.ts'
import { controllersOf } from '../form/dependence.ts'
import { isDemandToHide, type Relation } from '../form/relations.ts'
import type { Subject } from '../form/subject.ts'
import { NONE, shownBy } from './plan.ts'
import { type End, sweep } from './sweep.ts'

/** A copy of the values of the controllers that show. */
export type Answers = ReadonlyMap<string, unknown>

/** What a search found about a field with rules. */
export interface Reach {
  target: string
  /** All controllers of the field, including those without effect. */
  controllers: readonly string[]
  /** Those that its own rule reads. */
  direct: readonly string[]
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
  subject.targets().map((target) => explored(subject, target, bound))

function explored(subject: Subject, target: string, bound: number): Reach {
  const { reads, bundle } = subject
  const own = subject.relationsTo(target)
  const search = { fields: [target], target, alsoInvalid: true }
  const { ends, complete, count } = sweep(subject, search, bound)
  const shows = shownBy(subject, target)
  const isShown = (end: End): boolean => end.target !== undefined && shows(end.target)
  const open = isOpen(subject, [target])
  return {
    target,
    controllers: controllersOf([target], reads, bundle),
    direct: distinct(reads.flatMap((each) => (each.target === target ? [each.controller] : []))),
    relations: own,
    ...found('shown', ends.find(isShown)),
    ...found(
      'hidden',
      ends.find((end) => !isShown(end)),
    ),
    deciding: new Set(
      ends.filter(isShown).flatMap((end) => own[end.target?.holding ?? NONE] ?? []),
    ),
    ...conflictOf(subject, own, ends.filter(isShown)),
    ...{ open, complete: complete && !open, count },
  }
}

/** Returns whether any field that decides about these may have values that are not listed and yet make a difference. */
export function isOpen(subject: Subject, fields: readonly string[]): boolean {
  const controllers = controllersOf(fields, subject.dependences, subject.bundle)
  const deciders = new Set([...fields, ...controllers])
  return controllers.some((key) => subject.isOpen(key, deciders))
}

const distinct = (keys: readonly string[]): string[] => [...new Set(keys)]

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

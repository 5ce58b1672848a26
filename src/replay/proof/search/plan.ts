import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import { inDepth } from '../form/dependence.ts'
import { isDemandToHide, type Relation } from '../form/relations.ts'
import type { Subject } from '../form/subject.ts'

/** What is known of a field before it is its turn: which of its relations hold, as far as that matters to the question. */
export interface Standing {
  /** Number of the only relation that holds; `NONE`, or `SEVERAL`. */
  holding: number
  /** A controller that is filled in demands that it shows. */
  demanded: boolean
  /** A controller that is filled in demands that it hides. */
  refused: boolean
  /** The card type, as it is answered, allows a number of the field. */
  fits: boolean
}

export const NONE = -1
export const SEVERAL = -2

/** One way of answering a field, or its being hidden, with what follows for fields that come later. */
export interface Outcome {
  value: unknown
  /** Ways of answering that come to the same here. */
  count: number
  effects: readonly (readonly [target: string, effect: (standing: Standing) => Standing])[]
}

/** A field in its turn. */
export interface Turn {
  key: string
  /** Fields that come later look at it. */
  controls: boolean
  /** Nobody shows it, or nobody hides it. */
  always: 'shown' | 'hidden' | undefined
  opening: Standing
  hidden: Outcome
  /** Ways of answering it; a single one where no later field looks at it. */
  shown: readonly Outcome[]
}

export interface Question {
  /** Fields about which something is asked; all that have a say about them come in before. */
  fields: readonly string[]
  /** Answers a field's own checks refuse count, too: they can be given, but not submitted. */
  alsoInvalid: boolean
  /** The field of which it matters which relation shows it; of others only whether one does. */
  target?: string
}

/** The fields a question is about and those that have a say, each after its controllers, with what each answer does. */
export function planOf(subject: Subject, question: Question): Turn[] {
  const keys = inDepth(question.fields, subject.dependences)
  const planned = new Set(keys)
  return keys.map((key) => turnOf(subject, question, key, planned))
}

function turnOf(
  subject: Subject,
  question: Question,
  key: string,
  planned: ReadonlySet<string>,
): Turn {
  const field = subject.field(key)
  const isRuled = ownValue(subject.bundle.rules, key) !== undefined
  const later = subject.relationsFrom(key).filter(({ target }) => planned.has(target))
  const cards = key === CARD_TYPE_KEY ? subject.cardFields.filter((card) => planned.has(card)) : []
  const outcome = (value: unknown, isShown: boolean): Outcome => ({
    value,
    count: 1,
    effects: effectsOf(subject, question, { later, cards }, value, isShown),
  })
  const controls = later.length + cards.length > 0
  const answers = controls
    ? subject.choices(key, question.alsoInvalid).map(({ value }) => value)
    : [undefined]
  return {
    ...{ key, controls },
    always: field.isHide ? 'hidden' : isRuled ? undefined : 'shown',
    opening: openingOf(subject, question, key, planned),
    hidden: outcome(undefined, false),
    shown: together(answers.map((value) => outcome(value, true))),
  }
}

/** How it stands with a field when only what makes no difference to anybody was looked at. */
function openingOf(
  subject: Subject,
  question: Question,
  key: string,
  planned: ReadonlySet<string>,
): Standing {
  const fits = !subject.cardFields.includes(key) || subject.fitsCard(key, undefined)
  const start: Standing = { holding: NONE, demanded: false, refused: false, fits }
  return subject
    .relationsTo(key)
    .filter(({ controller }) => !planned.has(controller))
    .reduce((standing, each) => said(subject, question, each, undefined, false)(standing), start)
}

function effectsOf(
  subject: Subject,
  question: Question,
  { later, cards }: { later: readonly Relation[]; cards: readonly string[] },
  value: unknown,
  isShown: boolean,
): Outcome['effects'] {
  return [
    ...later.map((each) => [each.target, said(subject, question, each, value, isShown)] as const),
    ...cards.map((card) => {
      const fits = subject.fitsCard(card, value)
      return [card, (standing: Standing): Standing => ({ ...standing, fits })] as const
    }),
  ]
}

const same = (standing: Standing): Standing => standing

/** What a relation says about its target when its controller has this value. */
function said(
  subject: Subject,
  { target }: Question,
  relation: Relation,
  value: unknown,
  isShown: boolean,
): (standing: Standing) => Standing {
  const holds = subject.holds(relation, value)
  const speaks = isShown && !isEmpty(value) && relation.target === target
  if (!holds)
    return speaks && isDemandToHide(relation)
      ? (standing) => ({ ...standing, refused: true })
      : same
  const number = relation.target === target ? subject.relationsTo(target).indexOf(relation) : 0
  return (standing) => ({
    ...standing,
    holding: standing.holding === NONE || standing.holding === number ? number : SEVERAL,
    demanded: standing.demanded || speaks,
  })
}

/** Outcomes of which every effect is the same are one. */
function together(outcomes: readonly Outcome[]): Outcome[] {
  const kinds = new Map<string, Outcome>()
  for (const outcome of outcomes) {
    const name = outcome.effects.map(([, effect]) => nameOf(effect)).join()
    const known = kinds.get(name)
    kinds.set(name, known ? { ...known, count: known.count + outcome.count } : outcome)
  }
  return [...kinds.values()]
}

const BARE: Standing = { holding: NONE, demanded: false, refused: false, fits: false }

/** What an effect makes of a bare standing tells it from every other one of the same relation. */
const nameOf = (effect: (standing: Standing) => Standing): string =>
  Object.values(effect(BARE)).map(String).join('.')

import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import { inDepth } from '../form/dependence.ts'
import { isDemandToHide, type Relation } from '../form/relations.ts'
import type { Subject } from '../form/subject.ts'

/** Everything relevant to the question that earlier fields determine about a field. */
export interface FieldState {
  /** Index of the only relation that holds; otherwise `NONE` or `SEVERAL`. */
  holding: number
  /** A filled-in controller demands that the field shows. */
  demanded: boolean
  /** A filled-in controller demands that the field is hidden. */
  refused: boolean
  /** The answered card type allows a valid number. */
  fits: boolean
}

export const NONE = -1
export const SEVERAL = -2

/** One answer of a field, or its being hidden, with the effects on later fields. */
export interface Outcome {
  value: unknown
  /** Number of answers with the same effects. */
  count: number
  effects: readonly (readonly [target: string, effect: (state: FieldState) => FieldState])[]
}

/** The plan for one field. */
export interface Turn {
  key: string
  /** True when later fields depend on it. */
  controls: boolean
  /** Set when the field always shows or is always hidden. */
  always: 'shown' | 'hidden' | undefined
  opening: FieldState
  hidden: Outcome
  /** Distinct outcomes while it shows; a single one when no later field depends on it. */
  shown: readonly Outcome[]
}

export interface Question {
  /** The fields in question; everything that affects them is added before them. */
  fields: readonly string[]
  /** Also uses values that fail the field's own checks: they can be entered, but not submitted. */
  alsoInvalid: boolean
  /** The field whose deciding relation matters; for others only whether one holds. */
  target?: string
}

/**
 * Returns the turns of a question: its fields and those that affect them, each after its controllers, with the effects
 * of each answer.
 */
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

/** Returns a field's state before any field that affects it has been answered. */
function openingOf(
  subject: Subject,
  question: Question,
  key: string,
  planned: ReadonlySet<string>,
): FieldState {
  const fits = !subject.cardFields.includes(key) || subject.fitsCard(key, undefined)
  const start: FieldState = { holding: NONE, demanded: false, refused: false, fits }
  return subject
    .relationsTo(key)
    .filter(({ controller }) => !planned.has(controller))
    .reduce((state, each) => effectOf(subject, question, each, undefined, false)(state), start)
}

function effectsOf(
  subject: Subject,
  question: Question,
  { later, cards }: { later: readonly Relation[]; cards: readonly string[] },
  value: unknown,
  isShown: boolean,
): Outcome['effects'] {
  return [
    ...later.map(
      (each) => [each.target, effectOf(subject, question, each, value, isShown)] as const,
    ),
    ...cards.map((card) => {
      const fits = subject.fitsCard(card, value)
      return [card, (state: FieldState): FieldState => ({ ...state, fits })] as const
    }),
  ]
}

const same = (state: FieldState): FieldState => state

/** Returns the effect on the target when the relation's controller has this value. */
function effectOf(
  subject: Subject,
  { target }: Question,
  relation: Relation,
  value: unknown,
  isShown: boolean,
): (state: FieldState) => FieldState {
  const holds = subject.holds(relation, value)
  const speaks = isShown && !isEmpty(value) && relation.target === target
  if (!holds)
    return speaks && isDemandToHide(relation) ? (state) => ({ ...state, refused: true }) : same
  const number = relation.target === target ? subject.relationsTo(target).indexOf(relation) : 0
  return (state) => ({
    ...state,
    holding: state.holding === NONE || state.holding === number ? number : SEVERAL,
    demanded: state.demanded || speaks,
  })
}

/** Merges outcomes with identical effects. */
function together(outcomes: readonly Outcome[]): Outcome[] {
  const kinds = new Map<string, Outcome>()
  for (const outcome of outcomes) {
    const name = outcome.effects.map(([, effect]) => nameOf(effect)).join()
    const existing = kinds.get(name)
    kinds.set(name, existing ? { ...existing, count: existing.count + outcome.count } : outcome)
  }
  return [...kinds.values()]
}

const BARE: FieldState = { holding: NONE, demanded: false, refused: false, fits: false }

/** Identifies an effect by what it does to a blank state; distinct for the effects of one relation. */
const nameOf = (effect: (state: FieldState) => FieldState): string =>
  Object.values(effect(BARE)).map(String).join('.')

import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import type { Known } from '../form/deciders.ts'
import { inDepth } from '../form/dependence.ts'
import type { ReadAt } from '../form/ownRules.ts'
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
  /** The field of a check shows. */
  asked: boolean
  /** What the field's own rule and computation, or the check, saw of the fields they read. */
  known: Known
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
  /** Whether the field shows, or the check applies. */
  shows(state: FieldState): boolean
  opening: FieldState
  hidden: Outcome
  /** Distinct outcomes while it shows; a single one when it is computed, or no later field depends on it. */
  shown(state: FieldState): readonly Outcome[]
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
  const opening = openingOf(subject, question, key, planned)
  if (subject.checks.includes(key)) return checkTurn(key, opening)
  const later = laterOf(subject, key, planned)
  const outcome = (value: unknown, isShown: boolean): Outcome => ({
    value,
    count: 1,
    effects: effectsOf(subject, question, later, value, isShown),
  })
  const controls = Object.values(later).some((each) => each.length > 0)
  const { computes } = subject.own.decider(key) ?? {}
  const answers = controls && !computes ? subject.choices(key, question.alsoInvalid) : [undefined]
  const shown = together(answers.map((answer) => outcome(answer?.value, true)))
  return {
    ...{ key, controls, opening },
    shows: shownBy(subject, key),
    hidden: outcome(undefined, false),
    shown: computes && controls ? ({ known }) => [outcome(computes(known), true)] : () => shown,
  }
}

const NO_OUTCOME: Outcome = { value: undefined, count: 1, effects: [] }

const checkTurn = (key: string, opening: FieldState): Turn => ({
  ...{ key, controls: false, opening, hidden: NO_OUTCOME },
  shows: ({ asked }) => asked,
  shown: () => [NO_OUTCOME],
})

/** Returns whether a field shows: never, always, or by its relations and its own rule. */
export function shownBy(subject: Subject, key: string): Turn['shows'] {
  if (subject.field(key).isHide) return () => false
  if (ownValue(subject.bundle.rules, key) === undefined) return () => true
  const decider = subject.own.decider(key)
  const isRelated = subject.relationsTo(key).length > 0
  return ({ holding, known }) => (!isRelated || holding !== NONE) && (decider?.shows(known) ?? true)
}

/** Aspects of the planned fields and checks that a field affects. */
interface Later {
  relations: readonly Relation[]
  readings: readonly ReadAt[]
  cards: readonly string[]
  checks: readonly string[]
}

const laterOf = (subject: Subject, key: string, planned: ReadonlySet<string>): Later => ({
  relations: subject.relationsFrom(key).filter(({ target }) => planned.has(target)),
  readings: subject.own.readingsOf(key).filter(({ decider }) => planned.has(decider.key)),
  cards: key === CARD_TYPE_KEY ? subject.cardFields.filter((card) => planned.has(card)) : [],
  checks: subject.own.checksAt(key).filter((check) => planned.has(check)),
})

/**
 * Returns a field's state before any field that affects it has been answered: with the effects of those that are not
 * asked, and of those that have the same one whatever they are, whose turn may come later.
 */
function openingOf(
  subject: Subject,
  question: Question,
  key: string,
  planned: ReadonlySet<string>,
): FieldState {
  const fits = !subject.cardFields.includes(key) || subject.fitsCard(key, undefined)
  const known = (subject.own.decider(key)?.readings ?? []).map(({ numberOf }) =>
    numberOf(undefined),
  )
  const start: FieldState = { ...BARE, fits, known }
  return subject
    .relationsTo(key)
    .filter(({ controller }) => !planned.has(controller) || !subject.tells(controller))
    .reduce((state, each) => effectOf(subject, question, each, undefined, false)(state), start)
}

function effectsOf(
  subject: Subject,
  question: Question,
  { relations, readings, cards, checks }: Later,
  value: unknown,
  isShown: boolean,
): Outcome['effects'] {
  return [
    ...relations.map(
      (each) => [each.target, effectOf(subject, question, each, value, isShown)] as const,
    ),
    ...readings.map(({ decider, index }) => {
      const seen = decider.readings[index]?.numberOf(value) ?? 0
      const effect = (state: FieldState): FieldState => ({
        ...state,
        known: withNumber(state.known, index, seen),
      })
      return [decider.key, effect] as const
    }),
    ...checks.map(
      (check) =>
        [check, (state: FieldState): FieldState => ({ ...state, asked: isShown })] as const,
    ),
    ...cards.map((card) => {
      const fits = subject.fitsCard(card, value)
      return [card, (state: FieldState): FieldState => ({ ...state, fits })] as const
    }),
  ]
}

const withNumber = (known: Known, index: number, number: number): Known => {
  const next = [...known]
  next[index] = number
  return next
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

const BARE: FieldState = {
  ...{ holding: NONE, demanded: false, refused: false, fits: false, asked: false },
  known: [],
}

/** Identifies an effect by what it does to a blank state; distinct for the effects of one relation. */
const nameOf = (effect: (state: FieldState) => FieldState): string =>
  Object.values(effect(BARE)).map(String).join('.')

/** Why a place of a form is as it is: facts as plain JSON, the same for replay, the gallery and a sentence. */

import type { CheckName, Origin } from './form.ts'
import type { FieldType } from './formInfo.ts'
import type { Operator } from './logic.ts'

/** The aspects of a field or table cell that can be explained. */
export const ASPECTS = ['shown', 'required', 'disabled', 'error'] as const
export type Aspect = (typeof ASPECTS)[number]

/** A value as it is stored, and as a person reads it; empty reads as `''`. */
export interface ReadValue {
  value: unknown
  text: string
}

/** An attribute of formInfo by its wire name; without one the definition itself. */
export interface Source extends Origin {
  attribute?: string
}

/** A field a rule reads. */
export interface Operand {
  key: string
  label: string
  read: ReadValue
  /** Why it does not show: then it counts as empty, whatever it holds. */
  hidden?: AspectResult
}

/** One node of an evaluated rule, as the rule nests; operands that were not needed are not there. */
export interface Reason {
  /** JSON pointer inside the rule. */
  path: string
  op: Operator | 'literal'
  value: unknown
  /** The value of the node above came down to this one. */
  decides: boolean
  /** Of a `var`. */
  operand?: Operand
  operands: Reason[]
}

/** One controller's test of its targets (form language, section 3). */
export interface Test {
  operand: Operand
  /** 1 in the list, 2 not in the list, 3 empty. */
  condition: '1' | '2' | '3'
  /** `conditionText`, its codes by name. */
  wanted: ReadValue[]
  holds: boolean
  /** The answer came down to this test. */
  decides: boolean
  sources: Source[]
}

/** A condition that a rule came down to. */
export interface Clause {
  /** What it asks: `“出生日期”到今天不满 18 年`. */
  words: string
  /** What it read: `“出生日期”是“1990-03-01”，即 36 年`; empty when nothing. */
  now: string
  holds: boolean
}

/** A rule of a field's or a check's own, as it came out. */
export interface RuleResult {
  holds: boolean
  /** The whole rule in words. */
  words: string
  /** The conditions that it came down to. */
  clauses: Clause[]
  /** What these read. */
  operands: Operand[]
}

/** A failed check with its input. */
export interface FailedCheck {
  check: CheckName
  message: string
  read: ReadValue
  /** The measured amount, for checks that count. */
  measured?: { amount: number; unit: 'characters' | 'value' | 'chosen' | 'rows' | 'files' }
  /** The parameter of the check, as far as it has one. */
  min?: number
  max?: number
  step?: number
  pattern?: string
  fileType?: string[]
  /** Names of files of another type. */
  refused?: string[]
  /** Other rows, from 0, that hold the same value. */
  twins?: number[]
  /** The chosen card type a card number was judged by; empty when none is chosen. */
  cardType?: ReadValue
}

/** The cause of an answer. */
export type Cause =
  | { by: 'always' | 'isHide' | 'isShow' }
  | { by: 'cycle'; fields: { key: string; label: string }[] }
  /** By its relations, by a rule of its own, or by both. */
  | { by: 'rule'; tests: Test[]; own?: RuleResult; trace: Reason }
  /** A field that does not show is neither required nor checked; a cell shows where its table does. */
  | { by: 'hidden'; verdict: AspectResult }
  /** Nothing is filled in here. */
  | { by: 'layout' | 'unsupported' | 'keyless' }
  | { by: 'required' | 'optional' }
  /** By the configuration, by the page, while a submission is under way, or not at all. */
  | { by: 'isDisable' | 'locked' | 'frozen' | 'editable' }
  /** Its value is computed from others; `words` say how. */
  | { by: 'computed'; words: string; operands: Operand[] }
  /** `cells`: labels of the cells of a table that are in error, while the table itself is not. */
  | { by: 'valid'; empty: boolean; cells?: readonly string[] }
  /** `seen`: the message shows; else it waits until the person leaves the field or submits. */
  | { by: 'check'; judged: FailedCheck; seen: boolean }
  /** A check over several fields, of the form or of the page. */
  | { by: 'ruleCheck'; message: string; rule: RuleResult; trace: Reason; seen: boolean }
  /** A full table refused one more row. */
  | { by: 'full'; message: string; max: number }
  /** The server answered so, while typing or on submission; a widget reports unfinished work; not answered yet. */
  | { by: 'taken' | 'told' | 'obstacle'; message: string }
  | { by: 'asking' }

/** One aspect's answer, as the form store has it. */
export interface AspectResult {
  key: string
  label: string
  aspect: Aspect
  holds: boolean
  cause: Cause
  sources: Source[]
}

/** One field gets another value. */
export interface Change {
  path: string
  label: string
  type: FieldType | 'unsupported'
  from: ReadValue
  to: ReadValue
  /** One value of many that do; what is chosen from a list, or named by a rule, is none. */
  isExample: boolean
  /** A person can make it: the field shows and can be edited. */
  byHand: boolean
}

/** A change of the configuration, where no value alone decides. */
export interface AttributeChange {
  attribute: string
  on: boolean
  source?: Source
}

/**
 * The smallest change of values that reverses the answer, verified by evaluating again. Several changes mean that no
 * single one of those tried does; an empty list means that nothing tried does.
 */
export interface Flip {
  changes: Change[]
  /** Further single changes that do it as well. */
  others: Change[]
  attribute?: AttributeChange
  /** The number of changes tried. */
  tried: number
}

export interface Answer extends AspectResult {
  flip: Flip
  /** The reason, and what would reverse it, in plain Chinese. */
  sentence: string
}

export interface Explanation {
  /** Key, or `table/row/column`. */
  path: string
  label: string
  type: FieldType | 'unsupported'
  read: ReadValue
  answers: Record<Aspect, Answer>
}

import type { FormField, FormValues } from '#contract/form.ts'
import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import type { FormCheck } from '#contract/formSpec.ts'
import type { PatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import type { KnownUnits } from '#domain/validators/offerTables.ts'

/** Facts checks and rules may look up; handed in, so that browser, server and replay agree. */
export interface FormContext {
  dictionaries: Dictionaries
  areas: readonly AreaNode[]
  /** Epoch milliseconds; a resident ID cannot be of a later year. */
  now: number
  /** Absent: the built-in engine for safe patterns, the unsafe ones left to the server. */
  matches?: PatternMatcher
  /** District, city or province of the person who fills in, for areas of one's own province only. */
  ownAreaCode?: string
  /** Units by id, as far as they are known here. */
  units?: KnownUnits
}

/** What only the server knows: whether a value is still free. */
export interface Question {
  kind: 'mobile' | 'cardNo'
  field: FormField
  value: string
  /** Chosen card type, for `cardNo`. */
  cardType?: string
}

/** What a check of the page asks: `call` with these `params`. One at most per field. */
export interface CallQuestion {
  kind: 'call'
  field: FormField
  call: string
  params: Readonly<Record<string, unknown>>
  /** Shown when the answer is no. */
  message: string
}

/** Resolves to whether the value is right; rejects when the server could not be asked. */
export type AskCall = (
  call: string,
  params: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<boolean>

/** Resolves to true when nobody else has the value; rejects when the server could not be asked. */
export type Ask = (question: Question, signal: AbortSignal) => Promise<boolean>

/** Runs `task` after `ms` milliseconds; the returned function calls it off. */
export type Delay = (ms: number, task: () => void) => () => void

export interface FormStoreOptions {
  context: FormContext
  /** Values of a form saved before: it opens exactly like this, without defaults. */
  stored?: FormValues
  /** The stored record that is edited: what it holds stays right until it is changed, offered or not. */
  record?: FormValues
  /** Pre-filled values of a new form; a field's own default gives way to them. */
  initial?: FormValues
  /** Keys shown but not editable. */
  locked?: readonly string[]
  /** Page-level rules beside the fields' own checks. */
  checks?: readonly FormCheck[]
  /** Without it the server's knowledge is not asked for here; it repeats every check anyway. */
  ask?: Ask
  /** The same for checks that name a call. */
  askCall?: AskCall
  /** Without it questions wait for `settle()`. */
  delay?: Delay
}

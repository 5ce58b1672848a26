import type { FormField, FormValues } from '#contract/form.ts'
import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import type { FormCheck } from '#contract/formSpec.ts'
import type { PatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import type { KnownUnits } from '#domain/validators/offerTables.ts'

/** Reference data for checks and rules; passed in, so that browser, server and replay agree. */
export interface FormContext {
  dictionaries: Dictionaries
  areas: readonly AreaNode[]
  /** Milliseconds since the epoch; the birth year in a resident ID may not be later. */
  now: number
  /** Absent: the built-in engine for safe patterns; unsafe ones are left to the server. */
  matches?: PatternMatcher
  /** District, city or province of the user, for areas limited to the own province. */
  ownAreaCode?: string
  /** Units by id, as far as known. */
  units?: KnownUnits
}

/** A question only the server can answer: whether a value is unused. */
export interface Question {
  kind: 'mobile' | 'cardNo'
  field: FormField
  value: string
  /** The chosen card type, for `cardNo`. */
  cardType?: string
}

/** The question of a page check: `call` with these `params`. At most one per field. */
export interface CallQuestion {
  kind: 'call'
  field: FormField
  call: string
  params: Readonly<Record<string, unknown>>
  /** Message for a negative answer. */
  message: string
}

/** Resolves to true when the value is valid; rejects when the server could not be reached. */
export type AskCall = (
  call: string,
  params: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<boolean>

/** Resolves to true when the value is unused; rejects when the server could not be reached. */
export type Ask = (question: Question, signal: AbortSignal) => Promise<boolean>

/** Runs `task` after `ms` milliseconds; returns a function that cancels it. */
export type Delay = (ms: number, task: () => void) => () => void

export interface FormStoreOptions {
  context: FormContext
  /** Values of a saved form: it opens with exactly these, without defaults. */
  stored?: FormValues
  /** Values of an open form that continues under another definition, unchanged; they replace all others. */
  current?: FormValues
  /** The stored record being edited: its values stay valid until changed, even if no longer offered. */
  record?: FormValues
  /** Pre-filled values of a new form; they override a field's own default. */
  initial?: FormValues
  /** Keys that are shown but not editable. */
  locked?: readonly string[]
  /** Checks of the page, after those of the definition. */
  checks?: readonly FormCheck[]
  /** A submitted form that is only shown: nothing is computed or hidden anew by today's date. */
  asStored?: boolean
  /** Absent: the server is not asked while typing; it repeats every check on submission anyway. */
  ask?: Ask
  /** Sends the questions of checks that name a call. */
  askCall?: AskCall
  /** Absent: questions wait for `settle()`. */
  delay?: Delay
}

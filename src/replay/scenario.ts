import type { Place } from '#adapters/formInfo/places.ts'
import type { FormValues } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'

/** Environment of a scenario; defaults come from the fixtures. */
export interface ScenarioContext {
  /** Day, or day and minute, in China's time, when the form is filled in; absent: when the scenario is played. */
  now?: string
  user?: { mobile?: string; areaCode?: string }
  /** Named dictionaries; they come before the fixtures' own of the same name. */
  dictionaries?: Dictionaries
  /** Stored values: the form opens exactly like this, without defaults. */
  initial?: FormValues
  /** Values that the page fills in, such as the user's own data: a new form opens with them. */
  prefill?: FormValues
  /** Keys that the page shows as not editable. */
  locked?: string[]
  /** Values that the server would report as taken. */
  taken?: { mobile?: string[]; cardNo?: string[] }
}

/** Expectations at a step; every key is optional, `errors` and `value` are compared exactly. */
export interface Expectation {
  visible?: string[]
  hidden?: string[]
  errors?: Record<string, string>
  valid?: boolean
  value?: FormValues
  /** Field, or column as `table/0/column` → codes or names offered, in order; `…` at the end: and so on. */
  offered?: Record<string, string[]>
  /** Rows of the printed form, each entry `标签：内容`. */
  print?: string[][]
  /** Values the form opened with, of these fields. */
  prefilled?: FormValues
  /** Fields that are not editable. */
  disabled?: string[]
  diagnostics?: string[]
}
export type ExpectationKey = keyof Expectation

/** A file as a scenario names it; `size` in bytes, or as people write it: `51MB`, `300KB`. */
export interface PickedFileText {
  name: string
  size?: number | string
}

/** Step keyword → shape of the step. */
export interface StepShapes {
  set: { set: FormValues }
  addRow: { addRow: string; value?: FormValues }
  setRow: { setRow: string; index: number; value: FormValues }
  moveRow: { moveRow: string; from: number; to: number }
  deleteRow: { deleteRow: string; index: number }
  /** Types, and is still there: first messages wait. */
  type: { type: FormValues }
  /** Leaves a field or cell, or several. */
  blur: { blur: string | string[] }
  /** Puts text from the clipboard into a text, or into a table from a cell on. */
  paste: { paste: string; text: string; row?: number; column?: string }
  /** Selects files for a field; refused files are not added, and their messages can be expected. */
  upload: { upload: string; files: PickedFileText[] }
  submit: { submit: true }
  expect: { expect: Expectation }
}
export type StepWord = keyof StepShapes
export type ScenarioStep = StepShapes[StepWord]

/** One scenario file (form language, section 6). */
export interface Scenario {
  $schema?: string
  title: string
  /** Where it is from, or what to mind; nothing reads it. */
  note?: string
  /** Mark of a file that `--generate` wrote: what it held then. */
  generated?: string
  /** Rows, their JSON text, or the file that holds them, relative to the scenario. */
  formInfo: unknown
  context?: ScenarioContext
  steps: ScenarioStep[]
}

/** Part of a form that a step refers to and the form lacks, or has in another kind. */
export interface UnknownName {
  step: StepWord
  problem: 'field' | 'table' | 'column' | 'noTable' | 'noFiles'
  key: string
  /** The table of a column. */
  table?: string
}

/** One failed expectation; `step` counts from 1. */
export interface Failure {
  step: number
  key: string
  expected: unknown
  actual: unknown
  /** Complete sentence, where expected and found do not suffice. */
  sentence?: string
  /** Subject of `sentence`, for wording it with the labels of fields. */
  unknownName?: UnknownName
  /** Place in the file. */
  at?: Place
  /** Stack trace of a crash, for developers. */
  stack?: string
}

/** One line of the report; the shape of `--json`. */
export interface ScenarioResult {
  file: string
  title: string
  passed: boolean
  failures: Failure[]
  /** Notes for the reader on matters without an expectation. */
  notes?: string[]
}

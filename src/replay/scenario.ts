import type { Place } from '#adapters/formInfo/places.ts'
import type { FormValues } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'

/** What a scenario may say about the world; what it lacks comes from the fixtures. */
export interface ScenarioContext {
  user?: { mobile?: string; areaCode?: string }
  /** Named dictionaries; they come before the fixtures' own of the same name. */
  dictionaries?: Dictionaries
  /** Stored values: the form opens exactly like this, without defaults. */
  initial?: FormValues
  /** What the page fills in before the person does, such as their own data: a new form opens with it. */
  prefill?: FormValues
  /** Keys the page shows but lets nobody edit. */
  locked?: string[]
  /** Values the server would say are taken already. */
  taken?: { mobile?: string[]; cardNo?: string[] }
}

/** What must be so at a point; every key is optional, `errors` and `value` are exact. */
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
  /** Fields nobody can edit. */
  disabled?: string[]
  diagnostics?: string[]
}
export type ExpectationKey = keyof Expectation

/** A file as a scenario names it; `size` in bytes, or as people write it: `51MB`, `300KB`. */
export interface PickedFileText {
  name: string
  size?: number | string
}

/** Step word → what stands beside it. */
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
  /** Picks files for a field; those that are refused are not taken, and it says why. */
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
  /** Mark of a file that `--generate` wrote: what it held then. */
  generated?: string
  /** Rows, their JSON text, or the file that holds them, relative to the scenario. */
  formInfo: unknown
  context?: ScenarioContext
  steps: ScenarioStep[]
}

/** One thing that was not as expected; `step` counts from 1. */
export interface Failure {
  step: number
  key: string
  expected: unknown
  actual: unknown
  /** Says it all in words, where expected and found do not. */
  sentence?: string
  /** Where in the file it stands. */
  at?: Place
  /** What a program failed at, for whoever mends it. */
  stack?: string
}

/** One line of the report; the shape of `--json`. */
export interface ScenarioResult {
  file: string
  title: string
  passed: boolean
  failures: Failure[]
}

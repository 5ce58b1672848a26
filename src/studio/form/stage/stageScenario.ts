import type { FormValues } from '#contract/form.ts'

/** Values that a form can be looked at with. */
export interface StageScenario {
  name: string
  /** Its document. */
  path: string
  values: FormValues
}

/** Sentences of what is not as a test expects, by the test's name; a test that was not played yet has none. */
export type TestFailures = ReadonlyMap<string, readonly string[]>

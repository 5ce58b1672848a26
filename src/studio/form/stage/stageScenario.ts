import type { FormValues } from '#contract/form.ts'

/** Answers of a test, with which a form can be previewed. */
export interface StageScenario {
  name: string
  /** Path of its document. */
  path: string
  values: FormValues
}

/** Failures of tests as sentences, by the test's name; a test that has not been played is absent. */
export type TestFailures = ReadonlyMap<string, readonly string[]>

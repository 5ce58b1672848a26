import type { CallData } from '#contract/calls.ts'

/** `memberDetail` → the form configuration the application was made with, as `formConfig` would answer it. */
export function applicationForm(answer: unknown): unknown {
  return (answer as CallData<'memberDetail'>).formConfig
}

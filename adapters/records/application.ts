import type { CallData } from '#contract/calls.ts'

/** `memberDetail` → the record with `values`, the stored form values, read from its `formInfo` text. */
export function application(answer: unknown): unknown {
  const record = answer as CallData<'memberDetail'>
  return { ...record, values: JSON.parse(record.formInfo) }
}

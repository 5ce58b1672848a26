import type { CallData } from '#contract/calls.ts'

/**
 * `memberDetail` → the record with `values`, the stored form values, read from its `formInfo` text, and `enclosureUrls`, by
 * which a page tells whether the attachments it shows are the stored ones.
 */
export function application(answer: unknown): unknown {
  const record = answer as CallData<'memberDetail'>
  const enclosureUrls = (record.enclosure ?? []).map(({ url }) => url)
  return { ...record, values: JSON.parse(record.formInfo), enclosureUrls }
}

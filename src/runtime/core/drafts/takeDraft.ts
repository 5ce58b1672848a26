import type { NameTables } from '#adapters/formInfo/display/displayer.ts'
import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { fieldPrint } from '../form/fieldPrint.ts'
import { DRAFT_VERSION, type Draft } from './draft.ts'
import { isKeepable, keepableValue } from './keepableValue.ts'
import { shownText } from './shownText.ts'

export interface DraftSource {
  bundle: FormBundle
  /** Returns the current value of a key. */
  get: (key: string) => unknown
  /** Values the form opened with. */
  opening: ReadonlyMap<string, unknown>
  tables: NameTables
}

/** Identifies a draft, apart from its values. */
export type DraftMark = Pick<Draft, 'savedAt' | 'tab' | 'base'>

/** Collects the person's storable changes; undefined when there are none. */
export function takeDraft(source: DraftSource, mark: DraftMark): Draft | undefined {
  const { bundle, get, tables } = source
  const changed = changedFields(source)
  if (changed.length === 0) return undefined
  const values: FormValues = {}
  const fields: Draft['fields'] = {}
  for (const field of changed) {
    const value = keepableValue(field, get(field.key)) ?? null
    putOwn(values, field.key, value)
    const text = shownText(field, value, tables)
    putOwn(fields, field.key, { print: fieldPrint(bundle, field), label: field.label, text })
  }
  return { version: DRAFT_VERSION, hash: bundle.hash, ...mark, values, fields }
}

function changedFields({ bundle, get, opening }: DraftSource): FormField[] {
  return bundle.order.flatMap((key) => {
    const field = ownValue(bundle.fields, key)
    if (!field || field.isHide || !isKeepable(field)) return []
    return isSame(get(key), opening.get(key)) ? [] : [field]
  })
}

/** Compares as JSON; missing and cleared values are equal. */
export const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || canonicalJson(a ?? null) === canonicalJson(b ?? null)

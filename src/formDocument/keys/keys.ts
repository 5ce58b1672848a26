import { wireKey } from '#adapters/formInfo/fieldKey.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { type FormInfo, fieldsOf } from '../rows/rows.ts'

/** Returns a definition's key; undefined when it has none that can be used. */
export const keyOf = (field: unknown): string | undefined =>
  isRecord(field) ? wireKey({ raw: field }) : undefined

/** Returns the keys in use among definitions. */
export const keysOf = (fields: readonly unknown[]): Set<string> =>
  new Set(fields.flatMap((field) => keyOf(field) ?? []))

/** Returns the keys in use in a form, columns of tables not included. */
export const formKeys = (formInfo: FormInfo): Set<string> => keysOf(formInfo.flatMap(fieldsOf))

/** Returns the key itself when it is free, else with the first number behind it that is: `title2`. */
export function freeKey(key: string, taken: ReadonlySet<string>): string {
  if (!taken.has(key)) return key
  const stem = key.replace(/\d+$/, '') || key
  let number = 2
  while (taken.has(`${stem}${number}`)) number += 1
  return `${stem}${number}`
}

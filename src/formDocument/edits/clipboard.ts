import { isRecord } from '#domain/json/isRecord.ts'
import { type FormInfo, fieldsOf } from '../rows/rows.ts'
import type { Target } from './edit.ts'
import { rowsOf } from './insert.ts'

/** Returns a part of a form as the text of a document with a `formInfo` of its own. */
export const copied = (formInfo: FormInfo, target: Target): string =>
  JSON.stringify({ formInfo: rowsOf(formInfo, target) }, null, 2)

/**
 * Returns the rows in a copied text: a document with `formInfo`, rows, or one definition. Undefined when it contains
 * anything but definitions.
 */
export function rowsIn(text: string): FormInfo | undefined {
  const value = parsed(text)
  const rows = isRecord(value) && 'formInfo' in value ? value.formInfo : value
  const list: FormInfo = Array.isArray(rows) ? rows : [rows]
  const fields = list.flatMap(fieldsOf)
  const isForm = fields.length > 0 && fields.every((field) => isRecord(field) && 'type' in field)
  return isForm ? list : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'

/** A part of the form as designed: begun by a `page` field, or the fields before the first one. */
export interface FormPart {
  /** Key of the `page`, which is the section's id. */
  id: string
  title?: string
  /** Keys of the fields, row by row. */
  rows: string[][]
}

/** Returns the parts as users see them: a section that only continues a long one belongs to it. */
export function partsOf({ sections, fields }: Pick<FormBundle, 'sections' | 'fields'>): FormPart[] {
  const parts: FormPart[] = []
  for (const { id, title, rows } of sections) {
    const last = parts.at(-1)
    if (last && ownValue(fields, id)?.type !== 'page') last.rows.push(...rows)
    else parts.push({ id, ...(title !== undefined && { title }), rows: [...rows] })
  }
  return parts
}

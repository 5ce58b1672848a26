import type { FormField } from '#contract/form.ts'

/**
 * A section with this many fields is split at the next row: about one screen, so that only the first section is mounted
 * before the first paint.
 */
export const SECTION_FIELDS = 24

/** A titled run of rows, before its schemas are built. */
export interface SectionRows {
  id: string
  title?: string
  rows: string[][]
}

/** The fields of one row of the document, in order. */
export type FieldRow = readonly FormField[]

/**
 * Splits rows into sections: a `page` field starts one and gives its title and id, about 24 fields end one.
 * A row is never cut by number; a `page` in the middle of a row cuts it.
 */
export function splitSections(rows: readonly FieldRow[]): SectionRows[] {
  const sections: SectionRows[] = []
  const open = (id: string, title?: string): SectionRows => {
    const section = { id, ...(title ? { title } : {}), rows: [] }
    sections.push(section)
    return section
  }
  let current: SectionRows | undefined
  for (const row of rows.flatMap(cutAtPages)) {
    const [first] = row
    if (first?.type === 'page') current = open(first.key, first.label)
    else {
      if (!current) current = open('@start')
      else if (isFull(current)) current = open(`@${sections.length}`)
      current.rows.push(row.map((field) => field.key))
    }
  }
  return sections
}

const isFull = (section: SectionRows): boolean => section.rows.flat().length >= SECTION_FIELDS

/** A row as the runs between its pages, each page alone. */
function cutAtPages(row: FieldRow): FieldRow[] {
  const at = row.findIndex((field) => field.type === 'page')
  if (at < 0) return row.length > 0 ? [row] : []
  return [...cutAtPages(row.slice(0, at)), row.slice(at, at + 1), ...cutAtPages(row.slice(at + 1))]
}

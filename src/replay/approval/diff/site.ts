import { labelOf } from '../../wording/labelOf.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Place } from './change.ts'
import type { Placed } from './placed.ts'

/** How reports name positions in a list of fields: rows of a form, or columns of a table. */
export interface Site {
  placeOf(placed: Placed): Place
  /** The position of a field, in words. */
  spot(placed: Placed): string
  /** The section of a field, in words; a table has none. */
  sectionOf?: { before(placed: Placed): string; after(placed: Placed): string }
  /** True when this order is also the order of the print. */
  prints: boolean
  /** False where all stand in one row. */
  hasRows: boolean
  /** Counter word for several of them. */
  unit: string
}

/** The rows of a form. */
export const formSite = (before: Snapshot, after: Snapshot): Site => ({
  placeOf: ({ field, row }) => ({ row: row + 1, field: { key: field.key, label: labelOf(field) } }),
  spot: ({ row, index }) => `第 ${row + 1} 行第 ${index + 1} 个`,
  sectionOf: { before: sectionWords(before), after: sectionWords(after) },
  ...{ prints: true, hasRows: true, unit: '项' },
})

/** The columns of a table, all in one row. */
export const tableSite = (table: Place): Site => ({
  placeOf: ({ field }) =>
    'field' in table ? { ...table, column: { key: field.key, label: labelOf(field) } } : table,
  spot: ({ index }) => `第 ${index + 1} 列`,
  ...{ prints: false, hasRows: false, unit: '列' },
})

/** A titled part of a form: the key of the `page` that begins it, empty for the first, and its number from 1. */
export interface Section {
  page: string
  title: string
  at: number
}

/** A section that only continues one that grew too long is that one. */
export function sectionsByField({ sections }: Snapshot): Map<string, Section> {
  let current: Section = { page: '', title: '', at: 1 }
  const found = new Map<string, Section>()
  for (const { page, title, fields } of sections) {
    if (page !== undefined) current = { page, title: title ?? '', at: current.at + 1 }
    for (const key of fields) found.set(key, current)
  }
  return found
}

/** `“一、基本信息”`, or that there is no title. */
export const saySection = (title: string): string => (title === '' ? '无标题的分节' : `“${title}”`)

function sectionWords(snapshot: Snapshot): (placed: Placed) => string {
  const sections = sectionsByField(snapshot)
  return ({ field }) => saySection(sections.get(field.key)?.title ?? '')
}

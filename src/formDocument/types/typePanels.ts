import { FIELD_TYPES, type FieldType, type RawField } from '#contract/formInfo.ts'
import type { FragmentDocument } from '#contract/page.gen.ts'
import { withLimits } from '#domain/json/writtenLimit.ts'
import { expand } from '#runtime/core/documents/expand.ts'

export type PanelRows = readonly (readonly RawField[])[]

const files = import.meta.glob<PanelRows>('../../../schemas/panels/field/*.json', {
  eager: true,
  import: 'default',
})
const shared = import.meta.glob<FragmentDocument>('../../../schemas/fragments/panel/*.json', {
  eager: true,
  import: 'default',
})
const FRAGMENTS = Object.fromEntries(Object.values(shared).map((one) => [one.id, one]))

/** The rows of each type, with what several types have in common in its place, as pages are made of documents. */
const PANELS: ReadonlyMap<string, PanelRows> = new Map(
  Object.entries(files).map(([file, rows]) => [
    file.replace(/^.*\/|\.json$/g, ''),
    withLimits(expand(rows, FRAGMENTS).node) as PanelRows,
  ]),
)

/**
 * Types whose `notRepeatText` also has an effect outside a table; for all others it has one in the rows of a table
 * only.
 */
const NOT_REPEATED: readonly FieldType[] = ['textBox']

/** Returns the rows of a type's panel, for a field of a form or a column of a table. */
export function panelRows(type: FieldType, inTable: boolean): PanelRows {
  const rows = PANELS.get(type) ?? []
  if (inTable || NOT_REPEATED.includes(type)) return rows
  return rows.filter((row) => row.every(({ value }) => value !== 'notRepeatText'))
}

/** Returns the type of a definition; undefined for a type unknown to the form language. */
export const typeOf = ({ type }: RawField): FieldType | undefined =>
  FIELD_TYPES.find((known) => known === type)

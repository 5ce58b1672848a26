import { partsOf } from '#adapters/formInfo/partsOf.ts'
import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { fieldName } from '#runtime/core/form/fieldName.ts'
import { type FormPath, parseCell, rootOf } from '#runtime/core/form/paths.ts'
import { FORM_TEXTS } from '../formTexts.ts'

/** One message of the summary. */
export interface SummaryEntry {
  path: FormPath
  label: string
  message: string
}

/** The messages of one section, under its title if the form has several. */
export interface SummaryGroup {
  id: string
  title: string | undefined
  entries: readonly SummaryEntry[]
}

/** Groups messages by section, both in document order. */
export function summaryGroups(
  bundle: FormBundle,
  errors: readonly (readonly [FormPath, string])[],
): SummaryGroup[] {
  const parts = partsOf(bundle)
  const homeOf = (path: FormPath) =>
    parts.find(({ rows }) => rows.some((row) => row.includes(rootOf(path))))?.id
  const homes = new Map(errors.map(([path]) => [path, homeOf(path)]))
  return parts
    .map(({ id, title }) => ({
      id,
      title: parts.length > 1 ? title : undefined,
      entries: errors
        .filter(([path]) => homes.get(path) === id)
        .map(([path, message]) => ({ path, message, label: labelOf(bundle, path) })),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** Returns the label of a field; for a cell those of table, row and column. */
function labelOf({ fields }: FormBundle, path: FormPath): string {
  const cell = Object.hasOwn(fields, path) ? undefined : parseCell(path)
  const field = ownValue(fields, cell?.table ?? path)
  if (!cell) return field ? fieldName(field) : ''
  const column = field?.columns?.find(({ key }) => key === cell.column)
  return FORM_TEXTS.cell(field?.label ?? '', cell.row, column ? fieldName(column) : '')
}

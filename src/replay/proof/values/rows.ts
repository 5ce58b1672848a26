import type { FormField, FormValues } from '#contract/form.ts'
import { type Offerer, offer } from './offer.ts'

/** Columns by which a rule would tell rows apart. */
const TELLING = ['id', 'orgName']

/** Rows as many as must be, every cell valid and, where the rows may not repeat it, another one in every row. */
export const tableOffer: Offerer = ({ field, codes, validCells }) => {
  const { columns = [], constraints } = field
  const count = Math.max(1, Math.ceil(constraints.min ?? 0))
  const most = Math.min(constraints.max ?? count, constraints.numLimit ?? count)
  const open = codes.length > 0 && columns.some(({ key }) => TELLING.includes(key))
  if (count > most) return offer([sameRows(columns, 1, validCells)], { open })
  const cells = columns.map((column) => ({ column, values: validCells(column) }))
  const impossible = cells.some(
    ({ column, values }) => column.required && !column.isHide && values?.length === 0,
  )
  const rows = sameRows(columns, count, validCells)
  return offer([rows], { open, unsure: !impossible })
}

function sameRows(
  columns: readonly FormField[],
  count: number,
  validCells: (column: FormField) => unknown[] | undefined,
): FormValues[] {
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      columns
        .filter(({ isHide }) => !isHide)
        .flatMap((column) => {
          const values = validCells(column) ?? []
          const value = values[column.constraints.notRepeat === 'rows' ? row : 0]
          return value === undefined ? [] : [[column.key, value]]
        }),
    ),
  )
}

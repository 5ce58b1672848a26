import type { Column } from '#contract/nodes.ts'
import { formatRule } from '#runtime/react/hooks/useFormatted.ts'

/** What a cell reads with its `row`; null where it shows the record's number. */
export type CellRule = unknown

/** One rule a column, made once and read by the cells of every row. */
export function cellRule({ index, value, field, format }: Column): CellRule {
  if (index) return null
  return formatRule(value ?? { $: { var: `row.${field}` } }, format)
}

import type { Column } from '#contract/nodes.gen.ts'
import { formatRule } from '#runtime/react/hooks/useFormatted.ts'

/** The value a cell reads with its `row`; null when it shows the record's number. */
export type CellRule = unknown

/** One rule a column, made once and read by the cells of every row. */
export function cellRule({ index, value, field, format }: Column): CellRule {
  if (index) return null
  return formatRule(value ?? { $: { var: `row.${field}` } }, format)
}

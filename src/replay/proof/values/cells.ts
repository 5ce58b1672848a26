import type { FormField, FormValues } from '#contract/form.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { rowsHolding } from '#domain/validators/rowsHolding.ts'
import type { Domain } from './answer.ts'
import type { Cells } from './offer.ts'

/** Types whose values are always listed completely. */
export const LISTED: readonly FormField['type'][] = [
  'choice',
  'cascade',
  'switch',
  'rate',
  'slider',
  'timeSelect',
]

/** True for single choice from a listed set. */
const isListed = ({ type, shape }: FormField): boolean =>
  LISTED.includes(type) && shape !== 'codes' && shape !== 'paths'

/**
 * Returns up to the requested number of valid, pairwise distinct values of a column.
 * @param domainWith the column's domain, searched for further values
 */
export function cellsOf(
  column: FormField,
  wanted: number,
  domainWith: (codes: readonly string[]) => Domain,
): Cells {
  const rows: FormValues[] = []
  const values = (): unknown[] => rows.map((row) => row.value)
  for (;;) {
    const { answers, open, unsure } = domainWith(values().map(String))
    const before = rows.length
    for (const answer of answers) {
      if (rows.length >= wanted) break
      if (
        isEmpty(answer.value) ||
        rowsHolding([...rows], { ...column, key: 'value' }, answer.value).length > 0
      )
        continue
      if (answer.valid) rows.push({ value: answer.value })
    }
    const isWhole = !open && !unsure && (rows.length === 0 || isListed(column))
    if (rows.length >= wanted || rows.length === before)
      return { values: values(), noMore: rows.length < wanted && isWhole }
  }
}

import type { FormField, FormValues } from '#contract/form.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { rowsHolding } from '#domain/validators/rowsHolding.ts'
import type { Domain } from './answer.ts'
import type { Cells } from './offer.ts'

/** Types of which every value is listed, whatever is asked about them. */
const LISTED: readonly FormField['type'][] = [
  'choice',
  'cascade',
  'switch',
  'rate',
  'slider',
  'timeSelect',
]

/** One value is chosen, of a list that is written out. */
const isListed = ({ type, shape }: FormField): boolean =>
  LISTED.includes(type) && shape !== 'codes' && shape !== 'paths'

/**
 * Valid values of a column, no two of which rows would take for the same, as many as are wanted and can be found.
 * @param domainWith the column's domain, in which values other than these are looked for too
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
      if (isEmpty(answer.value) || rowsHolding([...rows], 'value', answer.value).length > 0)
        continue
      if (answer.valid) rows.push({ value: answer.value })
    }
    const isWhole = !open && !unsure && (rows.length === 0 || isListed(column))
    if (rows.length >= wanted || rows.length === before)
      return { values: values(), noMore: rows.length < wanted && isWhole }
  }
}

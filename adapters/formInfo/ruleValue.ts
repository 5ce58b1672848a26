import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { htmlText } from '#domain/text/htmlText.ts'
import { isFilled } from '#domain/validators/isFilled.ts'
import { submittedValue } from './submittedValue.ts'

/** What stands for pictures and tables in a text: Unicode's object replacement character. */
const OBJECT = '\uFFFC'

/**
 * The value that rules read of a field: as it is submitted, and undefined when nothing would be (decision 0405). Browser,
 * server, print, proofs and explanations all read it here, so that a rule means the same before and after a submission.
 * Rich text is read as the text that people see, because sanitising writes its tags anew.
 */
export function ruleValue(field: FormField, value: unknown): unknown {
  if (!isFilled(field, value)) return undefined
  if (field.shape === 'html') return typeof value === 'string' ? visibleText(value) : value
  const submitted = submittedValue(field, value)
  const rich = field.columns?.filter(({ shape }) => shape === 'html') ?? []
  return rich.length > 0 && Array.isArray(submitted)
    ? submitted.map((row: unknown) => withTexts(row, rich))
    : submitted
}

/** The values of all fields as rules read them. */
export const ruleValues = ({ fields, order }: FormBundle, values: FormValues): FormValues =>
  Object.fromEntries(
    order.flatMap((key) => {
      const field = ownValue(fields, key)
      const value = field && ruleValue(field, ownValue(values, key))
      return value === undefined ? [] : [[key, value] as const]
    }),
  )

function visibleText(html: string): string {
  const text = htmlText(html).replaceAll('\u00A0', ' ')
  return text.trim() === '' ? OBJECT : text
}

const withTexts = (row: unknown, rich: readonly FormField[]): unknown =>
  isRecord(row)
    ? {
        ...row,
        ...Object.fromEntries(
          rich
            .filter(({ key }) => Object.hasOwn(row, key))
            .map((column) => [column.key, ruleValue(column, ownValue(row, column.key))]),
        ),
      }
    : row

import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import type { playScenario } from '#replay/play/playScenario.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import words from '../../../messages/proofs.json' with { type: 'json' }

const LONGEST = 200

type Failure = Awaited<ReturnType<typeof playScenario>>['failures'][number]

/** `第 3 步 · 显示的字段：应为“推荐人姓名”，实为（没有）`: a failure of a scenario with the labels of the form's fields. */
export function failureWords(failure: Failure, formInfo: unknown, tables: FormContext): string {
  const { step, key, sentence, expected, actual } = failure
  const { fields } = convertFormInfo(formInfo, tables)
  const told =
    sentence ??
    fill(words.failure, {
      what: ownValue(words.expectations as Readonly<Record<string, string>>, key) ?? key,
      expected: valueText(expected, fields),
      actual: valueText(actual, fields),
    })
  return step === 0 ? told : fill(words.step, { step, told })
}

type Fields = FormBundle['fields']

/** Lists of fields by their labels, values by field; all else as JSON. */
function valueText(value: unknown, fields: Fields): string {
  const text = Array.isArray(value)
    ? value.map((entry) => entryText(entry, fields)).join('、')
    : isRecord(value)
      ? Object.entries(value)
          .map(([path, said]) => `${labelAt(path, fields)}：${plainText(said)}`)
          .join('；')
      : plainText(value)
  if (text === '') return words.nothing
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const entryText = (entry: unknown, fields: Fields): string =>
  typeof entry === 'string' ? labelAt(entry, fields) : plainText(entry)

const plainText = (value: unknown): string =>
  typeof value === 'boolean'
    ? words.yesNo[`${value}`]
    : typeof value === 'string'
      ? value
      : (JSON.stringify(value) ?? words.nothing)

/** A field, or a cell as `table/0/column`; what is neither stays as it is. */
function labelAt(path: string, fields: Fields): string {
  const [key = '', row, column] = path.split('/')
  const field = ownValue(fields, key)
  if (!field) return path
  const cell = field.columns?.find((one) => one.key === column)
  const place = row === undefined ? {} : { row: Number(row) + 1 }
  return cell
    ? fill(words.cell, { label: field.label, ...place, column: cell.label })
    : `“${field.label}”`
}

import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import type { Failure } from '../scenario.ts'
import { unknownNameWords } from '../wording/unknownNameWords.ts'
import words from './failureWords.json' with { type: 'json' }

const LONGEST = 200

type Fields = FormBundle['fields']

/**
 * Returns a failure of a scenario with the labels of the form's fields: `第 3 步：显示的字段应为“推荐人姓名”，实为（没有）`.
 * @param former previous fields of the form, for the names of removed ones
 */
export function failureWords(failure: Failure, fields: Fields, former: Fields = {}): string {
  const { step } = failure
  const told = toldOf(failure, fields, former)
  return step === 0 ? told : fill(words.step, { step, told })
}

function toldOf(failure: Failure, fields: Fields, former: Fields): string {
  const { key, sentence, unknownName, expected, actual } = failure
  if (unknownName) return unknownNameWords(unknownName, fields, former)
  if (key === 'crash') return words.crash
  if (sentence !== undefined) return sentence
  const labelled = (path: string) => labelAt(path, fields) ?? goneLabel(path, former) ?? path
  return fill(words.failure, {
    what: ownValue(words.expectations as Readonly<Record<string, string>>, key) ?? key,
    expected: valueText(expected, labelled),
    actual: valueText(actual, labelled),
  })
}

/** A label for the path of a field or cell; what has none stays as it is. */
type Labelled = (path: string) => string

const goneLabel = (path: string, former: Fields): string | undefined => {
  const name = labelAt(path, former)
  return name && fill(words.goneField, { name })
}

/** Lists of fields by their labels, values by field; all else as JSON. */
function valueText(value: unknown, labelled: Labelled): string {
  const text = Array.isArray(value)
    ? value.map((entry) => entryText(entry, labelled)).join('、')
    : isRecord(value)
      ? Object.entries(value)
          .map(([path, said]) => `${labelled(path)}：${plainText(said)}`)
          .join('；')
      : plainText(value)
  if (text === '') return words.nothing
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const entryText = (entry: unknown, labelled: Labelled): string =>
  typeof entry === 'string' ? labelled(entry) : plainText(entry)

const plainText = (value: unknown): string =>
  typeof value === 'boolean'
    ? words.yesNo[`${value}`]
    : typeof value === 'string'
      ? value
      : (JSON.stringify(value) ?? words.nothing)

/** The label of a field, or of a cell as `table/0/column`; undefined for what is neither. */
function labelAt(path: string, fields: Fields): string | undefined {
  const [key = '', row, column] = path.split('/')
  const field = ownValue(fields, key)
  if (!field) return undefined
  const cell = field.columns?.find((one) => one.key === column)
  const place = row === undefined ? {} : { row: Number(row) + 1 }
  return cell
    ? fill(words.cell, { label: field.label, ...place, column: cell.label })
    : fill(words.named, { name: field.label || key })
}

import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { itemName } from '#domain/dictionary/dictionaryName.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { labelOf } from '../../wording/labelOf.ts'
import type { Subject } from '../form/subject.ts'
import type { Answers, Reach } from '../search/reach.ts'
import { optionsOf } from '../values/options.ts'

/** `“类别”` */
export const named = (field: FormField): string => `“${labelOf(field)}”`

/** Returns the name of a field, or of a check by its message: `检查“结束日期早于开始日期”`. */
export const nameOf = ({ bundle, checks }: Subject, key: string): string => {
  const field = ownValue(bundle.fields, key)
  const check = bundle.checks?.[checks.indexOf(key)]
  if (check) return `检查“${check.message}”`
  return field ? named(field) : `“${key}”`
}

/** Formats a value for staff: codes with the names of their options. */
export function valueText({ bundle, context }: Subject, key: string, value: unknown): string {
  if (isEmpty(value)) return '空'
  const field = ownValue(bundle.fields, key)
  const items = (field && optionsOf(field, context)) ?? []
  if (items.length > 0)
    return entriesOf(field?.shape, value)
      .map((entry) => entryText(items, entry))
      .join('、')
  if (typeof value === 'boolean') return value ? '开' : '关'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Splits a value into its chosen entries; an entry of a tree is a path of codes. */
const entriesOf = (shape: FormField['shape'] | undefined, value: unknown): unknown[] =>
  shape === 'path' || !Array.isArray(value) ? [value] : value

const entryText = (items: readonly Item[], entry: unknown): string =>
  [entry]
    .flat()
    .map((code) => codeText(items, String(code)))
    .join('/')

function codeText(items: readonly Item[], code: string): string {
  const name = itemName(items, code)
  return name === code ? code : `${code} ${name}`
}

/** Formats answers as `“类别”= 02 单位，“级别”= 空`; empty answers mean the form as it opens. */
export function answersText(subject: Subject, answers: Answers): string {
  const parts = [...answers].map(
    ([key, value]) => `${nameOf(subject, key)}= ${valueText(subject, key, value)}`,
  )
  return parts.length > 0 ? parts.join('，') : '表单打开时'
}

/** Explains why a question is undecided: how much was tried, and why that was not everything. */
export const tried = ({ count, open }: Pick<Reach, 'count' | 'open'>): string =>
  `试过${countText(count)}组答案没有看到，${open ? '但有的值无法列出' : '但没有试遍'}`

const EXACT = 1_000_000_000

/** Formats a number of answer sets: ` 27 `, large ones as ` 1.2×10^18 `. */
export function countText(count: number): string {
  if (count < EXACT) return ` ${count} `
  const [digits, power] = count.toExponential(1).split('e+')
  return ` ${digits}×10^${power} `
}

const MOST_NAMED = 6

/** Formats the first few entries and the total count. */
export const listed = <T>(list: readonly T[], say: (one: T) => string = String): string =>
  list.slice(0, MOST_NAMED).map(say).join('、') +
  (list.length > MOST_NAMED ? ` 等 ${list.length} 项` : '')

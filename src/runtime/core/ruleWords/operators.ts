import type { ValueShape } from '#contract/form.ts'
import type { Logic, Operator } from '#contract/logic.ts'
import { codesText } from './codes.ts'
import { comparisonText, OPPOSITE } from './comparisons.ts'
import { type Comparison, dateText } from './measures.ts'
import { columnName, fieldRead, pathName, quoted, type Talk } from './talk.ts'

type Say = (operands: readonly Logic[], talk: Talk) => string

/** Wording of an operator. */
export interface OperatorWords {
  /** `condition`: it holds or does not; `value`: it has a value. */
  kind: 'condition' | 'value'
  say: Say
  /** Wording of the negation, where it is not the negated whole. */
  deny?: Say
  /** True for an operator that joins several conditions. */
  joins?: true
}

const condition = (say: Say, deny?: Say): OperatorWords => ({
  kind: 'condition',
  say,
  ...(deny && { deny }),
})
const value = (say: Say): OperatorWords => ({ kind: 'value', say })

/** Note that empty answers satisfy a negation, which readers do not expect. */
const EMPTY_COUNTS = '（未填也算）'

const comparison = (by: Comparison): OperatorWords =>
  condition(
    (operands, talk) =>
      comparisonText(by, operands, talk) + (isUnequal(by, operands) ? EMPTY_COUNTS : ''),
    (operands, talk) =>
      operands.length > 2
        ? `不满足（${comparisonText(by, operands, talk)}）`
        : comparisonText(OPPOSITE[by], operands, talk) +
          (isUnequal(by, operands) || isWithNothing(operands) ? '' : EMPTY_COUNTS),
  )

const isWithNothing = (operands: readonly Logic[]): boolean => operands.includes(null)

const isUnequal = (by: Comparison, operands: readonly Logic[]): boolean =>
  (by === '!=' || by === '!==') && !isWithNothing(operands)

const joined = (between: string): OperatorWords => ({
  ...condition((operands, talk) =>
    operands.length === 1 ? talk.condition(operands[0]) : operands.map(talk.grouped).join(between),
  ),
  joins: true,
})

const all: Say = (operands, talk) => operands.map(talk.value).join('')

const listed: Say = (operands, talk) => operands.map(talk.value).join('、')

const sign =
  (between: string): Say =>
  (operands, talk) =>
    operands.length === 1 && between === ' - '
      ? `负的${talk.value(operands[0])}`
      : operands.map((operand) => bracketed(operand, talk)).join(between)

const ARITHMETIC = ['+', '-', '*']

const bracketed = (rule: Logic, talk: Talk): string => {
  const isSum =
    typeof rule === 'object' && ARITHMETIC.some((sign) => Object.hasOwn(rule ?? {}, sign))
  return isSum ? `（${talk.value(rule)}）` : talk.value(rule)
}

const AMOUNTS: { [shape in ValueShape]?: string } = {
  rows: '的行数',
  codes: '选的项数',
  paths: '选的项数',
  files: '的文件数',
  text: '的字数',
  html: '的字数',
}

/** `如果…，就是…；否则是…` */
const branches: Say = (operands, talk) => {
  const parts: string[] = []
  let at = 0
  for (; at + 1 < operands.length; at += 2)
    parts.push(`如果${talk.grouped(operands[at])}，就是${talk.value(operands[at + 1])}`)
  const last = at < operands.length ? `否则是${talk.value(operands[at])}` : '否则没有值'
  return [...parts, last].join('；')
}

/** Returns a function in words, for operators of pages that a form hardly needs. */
const called = (name: string): OperatorWords =>
  value((operands, talk) => `${name}（${listed(operands, talk)}）`)

/** Every operator of a form's rules in the words of staff. */
export const OPERATOR_WORDS: Record<Operator, OperatorWords> = {
  var: value(([path], { names }) => pathName(String(path), names)),
  if: value(branches),
  and: joined('，且'),
  or: joined('，或'),
  '!': condition(([inner], talk) => talk.condition({ '!': inner ?? null })),
  '!!': condition(([inner], talk) => talk.condition(inner)),
  '==': comparison('=='),
  '!=': comparison('!='),
  '===': comparison('==='),
  '!==': comparison('!=='),
  '<': comparison('<'),
  '<=': comparison('<='),
  '>': comparison('>'),
  '>=': comparison('>='),
  in: condition(([part, whole], talk) =>
    Array.isArray(whole)
      ? `${talk.value(part)}是${codesText(part, whole, talk)}`
      : `${talk.value(whole)}里有${talk.value(part)}`,
  ),
  '+': value(sign(' + ')),
  '-': value(sign(' - ')),
  '*': value(sign(' × ')),
  cat: value((operands, talk) => `把${listed(operands, talk)}连起来`),
  anyIn: condition(
    ([of, list], talk) => `${talk.value(of)}为${codesText(of, list, talk)}`,
    ([of, list], talk) => `${talk.value(of)}不为${codesText(of, list, talk)}${EMPTY_COUNTS}`,
  ),
  isEmpty: condition(
    (operands, talk) => `${all(operands, talk)}未填写`,
    (operands, talk) => `${all(operands, talk)}已填写`,
  ),
  notEmpty: condition(
    (operands, talk) => `${all(operands, talk)}已填写`,
    (operands, talk) => `${all(operands, talk)}未填写`,
  ),
  can: condition(([action, record], talk) => `${talk.value(record)}可以${talk.value(action)}`),
  stepsOf: called('各个步骤'),
  area: called('地区名称'),
  areaPath: called('地区全称'),
  dict: called('字典里的名称'),
  mask: called('隐去一部分的'),
  find: called('找到的一项'),
  filter: called('筛选出的各项'),
  count: value(([of], talk) => {
    const { shape } = fieldRead(of, talk.names) ?? {}
    return `${talk.value(of)}${(shape && AMOUNTS[shape]) ?? '的数量'}`
  }),
  date: called('写成日期的'),
  years: called('年份'),
  filled: condition(
    (operands, talk) => `${all(operands, talk)}${operands.length > 1 ? '都' : ''}已填写`,
    (operands, talk) =>
      operands.length > 1 ? `${all(operands, talk)}没有都填写` : `${all(operands, talk)}未填写`,
  ),
  countOf: value((operands, talk) => `${all(operands, talk)}里填了的个数`),
  sum: value(([rows, column], talk) => {
    const table = fieldRead(rows, talk.names)
    const name =
      typeof column === 'string'
        ? columnName(table, column, talk.names.labelOf)
        : talk.value(column)
    return `${talk.value(rows)}的${name}合计`
  }),
  day: value(([date], talk) => dateText(date, talk)),
  age: value(
    ([from, to = 'now'], talk) => `${dateText(from, talk)}到${dateText(to, talk)}的周年数`,
  ),
  days: value(([from, to], talk) => `${dateText(from, talk)}到${dateText(to, talk)}的天数`),
}

/** Returns a literal in words. */
export function literalText(rule: Logic | undefined, talk: Talk): string {
  if (Array.isArray(rule)) return rule.map(talk.value).join('、')
  if (typeof rule === 'string') return quoted(rule)
  if (typeof rule === 'number') return String(rule)
  if (typeof rule === 'boolean') return rule ? '是' : '否'
  return '空'
}

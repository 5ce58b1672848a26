import type { FormField, ValueShape } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '../../text/fill.ts'
import { groupsOf } from '../../time/dateFormat.ts'
import { dayIn } from '../../time/dayIn.ts'
import type { RuleFinding } from '../checkRule.ts'
import { operandPath, readNode } from '../ruleNode.ts'
import { dateForms } from './dateForms.ts'
import { type Doubt, error, labelOf, type Sense, textOf, warning } from './doubt.ts'
import { type Fields, holdsNumbers, type Operand, operandOf } from './operand.ts'
import texts from './texts.json' with { type: 'json' }

/**
 * Finds certain and likely mistakes in a rule that can be evaluated (decision 0407): operands whose kind makes the
 * operator yield the same result for every answer.
 */
export function senseOf(rule: Logic, fields: Fields, path = ''): RuleFinding[] {
  const node = readNode(rule)
  if ('fault' in node || node.kind === 'literal') return []
  if (node.kind === 'list')
    return node.entries.flatMap((entry, index) => senseOf(entry, fields, `${path}/${index}`))
  const places = node.operands.map((_, index) => operandPath(path, node, index))
  const operands = node.operands.map((each, index) =>
    operandOf(each, places[index] ?? path, fields),
  )
  const doubts = ownValue(SENSES, node.operator)?.(operands, node.operator) ?? []
  return [
    ...doubts.flatMap((doubt) => (doubt ? [findingOf(doubt)] : [])),
    ...operands.flatMap((each) => senseOf(each.rule, fields, each.path)),
  ]
}

const findingOf = ({ severity, at, text }: Doubt): RuleFinding => ({
  severity,
  code: severity === 'error' ? 'senseless' : 'doubtful',
  path: at.path,
  message: text,
})

/** Reports constant operands of operators that test fields: their result is always the same. */
const askFields: Sense = (operands, operator) =>
  operands.map((operand) =>
    operand.isWritten
      ? error(operand, fill(texts.constant, { operator, value: textOf(operand.rule) }))
      : undefined,
  )

const COUNTED: readonly ValueShape[] = ['text', 'html', 'codes', 'path', 'paths', 'files', 'rows']

const count: Sense = (operands, operator) => [
  ...askFields(operands, operator),
  ...operands.map((operand) => {
    const { field } = operand
    const isCounted = !field || (COUNTED.includes(field.shape) && field.type !== 'choice')
    if (isCounted || field.shape === 'codes') return undefined
    return warning(operand, fill(texts.notCounted, { label: labelOf(field) }))
  }),
]

const sum: Sense = ([table, column], operator) => {
  if (!table || !column) return []
  if (table.isWritten) return askFields([table], operator)
  const { field } = table
  if (!field) return []
  const label = labelOf(field)
  const { columns } = field
  if (!columns) return [error(table, fill(texts.notTable, { label }))]
  const key = String(column.constant ?? '')
  const found = columns.find((each) => each.key === key)
  if (!found) {
    const keys = columns.map((each) => each.key).join('、')
    return [error(column, fill(texts.noColumn, { label, column: key, columns: keys }))]
  }
  const isNumber = found.shape === 'number' || found.shape === 'text'
  return [isNumber ? undefined : error(column, fill(texts.notNumbers, { label, column: key }))]
}

/** `day`, `age` and `days` take a written date, or today. */
const dates: Sense = (operands, operator) =>
  operands.map((operand) => {
    const { field, constant } = operand
    if (constant !== undefined) return isDate(constant) ? undefined : notDate(operand)
    if (!field || field.isComputed || field.shape === 'text') return undefined
    if (field.shape === 'period') return wholePeriod(operand, field)
    const isDated = field.shape === 'moment' && groupsOf(field.ui.fmt ?? '')?.includes('yyyy')
    if (isDated) return undefined
    return error(operand, fill(texts.notDated, { label: labelOf(field), operator }))
  })

const isDate = (constant: unknown): boolean =>
  typeof constant === 'string' && (constant === 'now' || dayIn(constant) !== undefined)

const notDate = (operand: Operand): Doubt =>
  error(operand, fill(texts.notDate, { value: textOf(operand.rule) }))

const wholePeriod = (operand: Operand, field: FormField): Doubt =>
  error(operand, fill(texts.period, { label: labelOf(field), path: field.key }))

const LISTS: readonly ValueShape[] = ['codes', 'paths', 'files', 'rows']
const COMPOSED: readonly ValueShape[] = ['path', 'period', 'org', 'areaOrg']

/**
 * Reports operands that equal nothing they are compared with: a list equals a list only, and an empty constant nothing.
 */
const equality: Sense = (operands) => [
  ...operands.map((operand) => (isNothing(operand) ? error(operand, texts.nothing) : undefined)),
  ...operands.map((operand, at) => {
    const other = operands[1 - at]
    const { field } = operand
    if (!field || !other || (other.constant === undefined && other.field?.shape === field.shape))
      return undefined
    if (LISTS.includes(field.shape))
      return warning(operand, fill(texts.several, { label: labelOf(field) }))
    return COMPOSED.includes(field.shape)
      ? warning(operand, fill(texts.composed, { label: labelOf(field) }))
      : undefined
  }),
]

const isNothing = ({ constant }: Operand): boolean =>
  constant === null || (typeof constant === 'string' && constant.trim() === '')

/**
 * Reports operands without a meaningful order: numbers, dates and times have one; other texts order by their
 * characters, which is rarely intended.
 */
const order: Sense = (operands) =>
  operands.map((operand) => {
    const { field } = operand
    if (isNothing(operand)) return error(operand, texts.nothing)
    if (!field || field.isComputed) return undefined
    if (field.shape === 'period') return wholePeriod(operand, field)
    const label = labelOf(field)
    if (field.type === 'textBox')
      return holdsNumbers(field) ? undefined : warning(operand, fill(texts.textOrder, { label }))
    const isOrdered = ['number', 'moment', 'text'].includes(field.shape)
    return isOrdered ? undefined : warning(operand, fill(texts.noOrder, { label }))
  })

const comparison =
  (sense: Sense): Sense =>
  (operands, operator) => [...sense(operands, operator), ...dateForms(operands, operator)]

const [isEqual, isOrdered] = [comparison(equality), comparison(order)]

const SENSES: Readonly<Record<string, Sense | undefined>> = {
  filled: askFields,
  countOf: askFields,
  isEmpty: askFields,
  notEmpty: askFields,
  count,
  sum,
  day: dates,
  age: dates,
  days: dates,
  '==': isEqual,
  '!=': isEqual,
  '===': isEqual,
  '!==': isEqual,
  '<': isOrdered,
  '<=': isOrdered,
  '>': isOrdered,
  '>=': isOrdered,
}

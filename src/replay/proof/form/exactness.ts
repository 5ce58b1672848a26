import type { FormField, ValueShape } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import type { LogicEnv } from '#domain/logic/env.ts'
import { formRuleValue } from '#domain/logic/formRule.ts'
import { type RuleNode, readNode } from '#domain/logic/ruleNode.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { groupsOf } from '#domain/time/dateFormat.ts'
import { dayIn } from '#domain/time/dayIn.ts'
import { LISTED } from '../values/cells.ts'
import { type Reading, type View, viewOf } from './takeApart.ts'

type Operation = Extract<RuleNode, { kind: 'operation' }>

const LISTS: readonly ValueShape[] = ['codes', 'paths', 'files', 'rows']

const ORDER = ['<', '<=', '>', '>=']
const EQUALITY = ['==', '!=', '===', '!==']

/**
 * Returns whether the listed values of a field represent everything that a reading can tell apart: all values are
 * listed, or the reading compares with constants only, which `pointsOf` lists with their neighbours.
 */
export function isExact(reading: Reading, field: FormField, env: LogicEnv): boolean {
  const isListed = LISTED.includes(field.type) && !LISTS.includes(field.shape)
  return isListed || isFixed(reading.rule, reading.view, { key: reading.key, field, env })
}

interface About {
  key: string
  field: FormField
  env: LogicEnv
}

/** Returns whether the part's value changes at its constants only. */
function isFixed(rule: Logic, view: View, about: About): boolean {
  if (varsOf(rule).length === 0) return true
  const node = readNode(rule)
  if ('fault' in node || node.kind === 'literal') return false
  if (node.kind === 'list') return node.entries.every((entry) => isFixed(entry, 'value', about))
  const { operator, operands } = node
  if (operator === 'var') return view !== 'value' && isWhole(rule, about) && operands.length === 1
  const unit = unitOf(node, about)
  if (unit) return view !== 'value' && unit.isFixed(0)
  if (isTest(node)) return isFixedTest(node, about)
  return operands.every((operand, at) =>
    isFixed(operand, viewOf(operator, { at, count: operands.length }, view), about),
  )
}

const isWhole = (rule: Logic | undefined, { key }: About): boolean => {
  const node = readNode(rule ?? null)
  return (
    !('fault' in node) &&
    node.kind === 'operation' &&
    node.operator === 'var' &&
    node.operands.length === 1 &&
    node.operands[0] === key
  )
}

const isTest = ({ operator }: Operation): boolean =>
  [...ORDER, ...EQUALITY, 'anyIn', 'in'].includes(operator)

function isFixedTest({ operator, operands }: Operation, about: About): boolean {
  const reads = operands.filter((operand) => varsOf(operand).length > 0)
  const [asked, ...more] = reads
  if (asked === undefined || more.length > 0)
    return reads.every((each) => isFixed(each, 'value', about))
  const constants = operands
    .filter((operand) => operand !== asked)
    .map((operand) => formRuleValue(operand, {}, about.env))
  if (isWhole(asked, about)) return isFixedWhole(operator, operands[0] === asked, constants, about)
  const node = readNode(asked)
  const unit = 'fault' in node || node.kind !== 'operation' ? undefined : unitOf(node, about)
  if (!unit) return isFixed(asked, 'value', about)
  return [...ORDER, ...EQUALITY].includes(operator) && constants.every((each) => unit.isFixed(each))
}

/** Returns whether comparing the field itself with constants distinguishes only these and what lies between. */
function isFixedWhole(
  operator: string,
  isFirst: boolean,
  constants: readonly unknown[],
  { field: { shape } }: About,
): boolean {
  if (operator === 'anyIn') return isFirst
  if (operator === 'in') return isFirst ? Array.isArray(constants[0]) : LISTS.includes(shape)
  if (EQUALITY.includes(operator))
    return shape !== 'text' || constants.every((each) => typeof each !== 'number')
  return shape !== 'text' && shape !== 'html' && shape !== 'moment'
}

/** A measure of the field. */
interface Unit {
  /** Whether comparing it with a constant changes at listed values only. */
  isFixed(constant: unknown): boolean
}

/** Returns the measure that an operation takes of the field itself; undefined for any other operation. */
function unitOf({ operator, operands }: Operation, about: About): Unit | undefined {
  const reads = operands.filter((operand) => varsOf(operand).length > 0)
  if (reads.length !== 1 || !isWhole(reads[0], about)) return undefined
  const { field, env } = about
  const constants = operands
    .filter((operand) => operand !== reads[0])
    .map((operand) => formRuleValue(operand, {}, env))
  if (operator === 'count') return { isFixed: (each) => isCounted(field, each) }
  if (operator === 'day') return { isFixed: (each) => isDated(field) && isDay(each) }
  if (operator === 'age' || operator === 'days')
    return {
      isFixed: (each) =>
        isDated(field) &&
        typeof each === 'number' &&
        constants.every((one) => one === 'now' || isDay(one)),
    }
  return operator === 'sum' ? { isFixed: () => false } : undefined
}

const isCounted = ({ shape, constraints }: FormField, constant: unknown): boolean =>
  typeof constant === 'number' &&
  (shape === 'codes' ||
    shape === 'rows' ||
    (shape === 'text' && !constraints.pattern && !constraints.card))

/** Returns whether every day can be written in the field. */
const isDated = ({ shape, ui }: FormField): boolean => {
  const groups = groupsOf(ui.fmt ?? '') ?? []
  return shape === 'moment' && ['yyyy', 'MM', 'dd'].every((group, at) => groups[at] === group)
}

/** Returns whether a constant is a day in the notation that days are compared in, or missing. */
const isDay = (constant: unknown): boolean =>
  constant === null || (typeof constant === 'string' && dayIn(constant) === constant)

import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { commaList } from '#domain/text/commaList.ts'
import { type Fields, measureOf } from './measures.ts'
import { parseComparison } from './parseComparison.ts'
import { parseSubject, readOperation } from './parseSubject.ts'
import type { Condition, Join, Part, Subject, Test } from './sentence.ts'
import { readIn } from './writeRule.ts'

type Tree = Test | { join: Join; parts: readonly Tree[] }

/** Returns a rule as a sentence; undefined for a rule that no sentence of two levels expresses. */
export function parseCondition(rule: Logic, fields: Fields): Condition | undefined {
  const tree = parseTree(rule, fields)
  return tree && conditionOf(tree)
}

function parseTree(rule: Logic, fields: Fields): Tree | undefined {
  const [operator, operands] = readOperation(rule)
  if (operator === 'and' || operator === 'or') {
    const test = operator === 'or' ? lenientEqual(operands, fields) : undefined
    return test ?? joinedTree(operator === 'and' ? 'all' : 'any', operands, fields)
  }
  if (operator === 'filled' && operands.length > 1)
    return joinedTree(
      'all',
      operands.map((one) => ({ filled: one })),
      fields,
    )
  return parseTest(rule, fields)
}

function joinedTree(join: Join, rules: readonly Logic[], fields: Fields): Tree | undefined {
  const parts = allFound(rules.map((rule) => parseTree(rule, fields)))
  return parts && { join, parts: parts.flatMap((part) => inlined(part, join)) }
}

/** Returns a list without gaps; undefined when an entry is missing, or there are none. */
function allFound<T>(list: readonly (T | undefined)[]): readonly T[] | undefined {
  const found = list.filter((one) => one !== undefined)
  return found.length === list.length && found.length > 0 ? found : undefined
}

/**
 * Returns the parts of a group that adds no level (joined like its parent, or with a single part); any other tree
 * alone.
 */
function inlined(tree: Tree, join: Join): readonly Tree[] {
  if (!('parts' in tree)) return [tree]
  return tree.join === join || tree.parts.length === 1 ? tree.parts : [tree]
}

function conditionOf(tree: Tree): Condition | undefined {
  if (!('parts' in tree)) return { join: 'all', parts: [tree] }
  const [only] = tree.parts
  if (tree.parts.length === 1 && only) return conditionOf(only)
  const parts = allFound(tree.parts.map(partOf))
  return parts && { join: tree.join, parts }
}

function partOf(tree: Tree): Part | undefined {
  if (!('parts' in tree)) return tree
  const tests = allFound(tree.parts.map((part) => ('parts' in part ? undefined : part)))
  return tests && { join: tree.join, tests }
}

/** Parses `or` of "not all filled in" and "equal" as one lenient test. */
function lenientEqual(operands: readonly Logic[], fields: Fields): Test | undefined {
  const [missing, equal, more] = operands
  if (missing === undefined || equal === undefined || more !== undefined) return undefined
  const [by, sides] = readOperation(equal)
  if (by !== '==' || !isSameJson(missing, { '!': { filled: readIn(sides) } })) return undefined
  const test = parseComparison('==', sides, fields)
  return test && { ...test, lenient: true }
}

function parseTest(rule: Logic, fields: Fields): Test | undefined {
  const [operator, operands] = readOperation(rule)
  const [first = null] = operands
  if (operator === '!') return denied(first, fields)
  if (operator === 'anyIn') return among(operands, 'in', fields)
  if (operator === 'var') return switchedOn(rule, 'in', fields)
  const verb = ownValue(FILLING, operator)
  if (verb) return asked(first, verb, fields)
  return chosen(operator, operands, fields) ?? parseComparison(operator, operands, fields)
}

const FILLING: Readonly<Record<string, 'filled' | 'empty'>> = {
  filled: 'filled',
  notEmpty: 'filled',
  isEmpty: 'empty',
}

function denied(rule: Logic, fields: Fields): Test | undefined {
  const [operator, operands] = readOperation(rule)
  const [first = null, more] = operands
  if (operator === 'anyIn') return among(operands, 'notIn', fields)
  if (operator === 'var') return switchedOn(rule, 'notIn', fields)
  const verb = more === undefined ? ownValue(FILLING, operator) : undefined
  if (verb) return asked(first, verb === 'filled' ? 'empty' : 'filled', fields)
  return parseComparison(operator, operands, fields, true)
}

function asked(of: Logic, by: 'filled' | 'empty', fields: Fields): Test | undefined {
  const subject = fieldSubject(of, fields)
  return subject && { subject, by }
}

function among(
  [of = null, list = null]: readonly Logic[],
  by: 'in' | 'notIn',
  fields: Fields,
): Test | undefined {
  const subject = fieldSubject(of, fields)
  const codes = isRecord(list) ? [] : commaList(list)
  const isPlain = !Array.isArray(list) || list.every((code) => typeof code !== 'object')
  if (!subject || codes.length === 0 || !isPlain) return undefined
  const measure = measureOf(subject, fields)
  if (measure !== 'codes' && measure !== 'text') return undefined
  return { subject, by, value: { kind: 'codes', codes } }
}

const fieldSubject = (rule: Logic, fields: Fields): Subject | undefined => {
  const subject = parseSubject(rule, fields)
  return subject?.kind === 'field' && readOperation(rule)[0] === 'var' ? subject : undefined
}

/** Parses a switch used as a condition. */
function switchedOn(rule: Logic, by: 'in' | 'notIn', fields: Fields): Test | undefined {
  const subject = fieldSubject(rule, fields)
  const isSwitch = subject?.kind === 'field' && ownValue(fields, subject.path)?.shape === 'flag'
  return isSwitch ? { subject, by, value: { kind: 'codes', codes: ['true'] } } : undefined
}

/** Parses the equality of a field and one of its codes as a choice among codes. */
function chosen(operator: string, operands: readonly Logic[], fields: Fields): Test | undefined {
  const [left = null, right = null] = operands
  const subject = fieldSubject(left, fields)
  if ((operator !== '==' && operator !== '!=') || subject?.kind !== 'field') return undefined
  const field = ownValue(fields, subject.path)
  const isSwitch = field?.shape === 'flag' && typeof right === 'boolean'
  const isCode = field?.shape === 'text' && field.options && typeof right === 'string'
  if (!isSwitch && !(isCode && right.trim() === right && right !== '')) return undefined
  const by = operator === '==' ? 'in' : 'notIn'
  return { subject, by, value: { kind: 'codes', codes: [String(right)] } }
}

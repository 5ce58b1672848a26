import type { Logic } from '#contract/logic.ts'
import { readNode } from '#domain/logic/ruleNode.ts'
import { commaList } from '#domain/text/commaList.ts'
import { type Answers, isRead } from './answers.ts'
import { type Operation, prunedRule, withOperands } from './prunedRule.ts'

/** Returns the code that replaces another; undefined for one that is removed. */
export type CodeChange = (code: string) => string | undefined

/** Operators that compare a value with codes. */
const COMPARES: readonly string[] = ['anyIn', 'in', '==', '!=', '===', '!==']

/** Operators over rows that compare a column with codes, which are their third operand. */
const LOOKS_UP: readonly string[] = ['filter', 'find']

/**
 * Returns a rule with the codes that it compares an answer with replaced; undefined when nothing is left to compare.
 */
export const withChangedCodes = (
  rule: Logic,
  answers: Answers,
  change: CodeChange,
): Logic | undefined =>
  prunedRule(rule, (operation) => {
    const places = codePlaces(operation, answers)
    if (places.length === 0) return undefined
    const operands = operation.operands.map((operand, at) =>
      places.includes(at) ? changedCodes(operand, change) : operand,
    )
    if (operands.every((one, at) => one === operation.operands[at])) return undefined
    const isWhole = operands.every((one) => one !== undefined)
    return { rule: isWhole ? withOperands(operation, operands) : undefined }
  })

/** Returns which operands hold codes of the answer. */
function codePlaces(operation: Operation, answers: Answers): number[] {
  const { operator, operands } = operation
  if (LOOKS_UP.includes(operator)) return isRead(operation, answers) ? [2] : []
  if (!COMPARES.includes(operator)) return []
  const isAnswer = operands.map((operand) => {
    const node = readNode(operand)
    return !('fault' in node) && node.kind === 'operation' && isRead(node, answers)
  })
  return isAnswer.includes(true) ? isAnswer.flatMap((is, at) => (is ? [] : [at])) : []
}

/** Replaces codes in an operand: a code, a list, or a text with commas; any other operand stays. */
function changedCodes(operand: Logic, change: CodeChange): Logic | undefined {
  if (typeof operand !== 'string' && !Array.isArray(operand)) return operand
  const codes = commaList(operand)
  const changed = [...new Set(codes.flatMap((code) => change(code) ?? []))]
  if (changed.length === codes.length && changed.every((code, at) => code === codes[at]))
    return operand
  if (changed.length === 0) return undefined
  return Array.isArray(operand) ? changed : changed.join(',')
}

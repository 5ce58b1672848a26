import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { type Answers, COLUMN_OPERANDS, isRead, placeRead } from './answers.ts'
import { type Operation, prunedRule, withOperands } from './prunedRule.ts'

/** Returns a rule without the parts that read these answers; undefined when nothing is left of it. */
export const withoutReads = (rule: Logic, answers: Answers): Logic | undefined =>
  prunedRule(rule, (operation) => (isRead(operation, answers) ? { rule: undefined } : undefined))

/** Returns a rule that reads an answer by another key. */
export const withRenamedReads = (rule: Logic, answers: Answers, name: string): Logic =>
  prunedRule(rule, (operation) =>
    isRead(operation, answers) ? { rule: renamed(operation, answers, name) } : undefined,
  ) ?? rule

function renamed(operation: Operation, answers: Answers, name: string): Logic {
  const { operator, operands } = operation
  const named = ownValue(COLUMN_OPERANDS, operator) ?? []
  const names = new Set([...answers.columns.values()].flatMap((columns) => [...columns]))
  return withOperands(
    operation,
    operands.map((operand, at) => {
      if (operator === 'var' && at === 0) return renamedPath(String(operand), answers, name)
      if (named.includes(at)) return names.has(String(operand)) ? name : operand
      return withRenamedReads(operand, answers, name)
    }),
  )
}

function renamedPath(path: string, answers: Answers, name: string): string {
  const { key, column } = placeRead(path, answers)
  if (answers.fields.has(key)) return name + path.slice(key.length)
  return column === undefined ? path : path.slice(0, -column.length) + name
}

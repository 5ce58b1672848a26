import type { Logic, Operator } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { measureOf } from './measures.ts'
import { literalText, OPERATOR_WORDS, type OperatorWords } from './operators.ts'
import { fieldRead, type RuleNames, type Talk, taken } from './talk.ts'

/** Returns a rule that holds or does not, in words: `“类别”为“个人”（01），且“出生日期”到今天不满 18 年`. */
export const conditionWords = (rule: Logic, names: RuleNames): string =>
  talkOf(names).condition(rule)

/** Returns a rule that has a value, in words: `“成果”的“金额”合计`. */
export const valueWords = (rule: Logic, names: RuleNames): string => talkOf(names).value(rule)

/** Returns the present value of a measure in words: `36 年`; none for a value that readers see anyway. */
export function amountWords(rule: Logic, value: unknown): string[] {
  const isMeasure = wordsFor(rule)?.kind === 'value' && taken(rule)[0] !== 'var'
  if (!isMeasure || value === null || value === undefined || typeof value === 'object') return []
  return [measureOf(rule, undefined).amount(value)]
}

function talkOf(names: RuleNames): Talk {
  const talk: Talk = {
    names,
    condition: (rule) => conditionText(rule, talk),
    grouped: (rule) =>
      wordsFor(rule)?.joins && taken(rule)[1].length > 1
        ? `（${talk.condition(rule)}）`
        : talk.condition(rule),
    value: (rule) => valueText(rule, talk),
  }
  return talk
}

const wordsFor = (rule: Logic | undefined): OperatorWords | undefined =>
  ownValue(OPERATOR_WORDS, taken(rule)[0] as Operator)

function conditionText(rule: Logic | undefined, talk: Talk): string {
  const [operator, operands] = taken(rule)
  if (operator === '!') return denial(operands[0], talk)
  if (operator === 'if') return branchText(operands, talk)
  const words = wordsFor(rule)
  if (words?.kind === 'condition') return words.say(operands, talk)
  if (typeof rule === 'boolean') return rule ? '总是满足' : '总不满足'
  const isSwitch = fieldRead(rule, talk.names)?.shape === 'flag'
  return `${talk.value(rule)}${isSwitch ? '为“开”（true）' : '有值，且不是 0'}`
}

/** Returns branches in words: `如果…，就要…；否则要…`; an alternative that always holds is omitted. */
function branchText(operands: readonly Logic[], talk: Talk): string {
  const parts: string[] = []
  let at = 0
  for (; at + 1 < operands.length; at += 2)
    parts.push(`如果${talk.grouped(operands[at])}，就要${talk.grouped(operands[at + 1])}`)
  if (operands[at] === true) return parts.join('；')
  const last = at < operands.length ? `否则要${talk.grouped(operands[at])}` : '否则不满足'
  return [...parts, last].join('；')
}

function denial(inner: Logic | undefined, talk: Talk): string {
  const [operator, operands] = taken(inner)
  if (operator === '!') return talk.condition(operands[0])
  const words = wordsFor(inner)
  if (words?.deny) return words.deny(operands, talk)
  return words?.kind === 'condition' || operator === 'if'
    ? `不满足（${talk.condition(inner)}）`
    : fieldRead(inner, talk.names)?.shape === 'flag'
      ? `${talk.value(inner)}不为“开”（true）`
      : `${talk.value(inner)}没有值，或是 0`
}

function valueText(rule: Logic | undefined, talk: Talk): string {
  const words = wordsFor(rule)
  if (!words) return literalText(rule, talk)
  if (words.kind === 'value') return words.say(taken(rule)[1], talk)
  return `（${talk.condition(rule)}）是否成立`
}

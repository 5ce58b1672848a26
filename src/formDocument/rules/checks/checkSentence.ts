import type { Logic } from '#contract/logic.ts'
import type { Fields } from '../sentence/measures.ts'
import { parseCondition } from '../sentence/parseRule.ts'
import { readOperation } from '../sentence/parseSubject.ts'
import { type Condition, isComplete, single, type Test } from '../sentence/sentence.ts'
import { writeCondition } from '../sentence/writeRule.ts'

/** A check as a sentence: a requirement, unconditional or under a condition. */
export interface CheckSentence {
  when?: Condition | undefined
  must: Condition
}

/** Returns a check's rule as a sentence; undefined for a rule that no sentence expresses. */
export function parseCheck(rule: Logic, fields: Fields): CheckSentence | undefined {
  const [operator, [first = null, second = null, last, more]] = readOperation(rule)
  if (operator === 'if' && last === true && more === undefined) {
    const [when, must] = [parseCondition(first, fields), parseCondition(second, fields)]
    return when && must && { when, must }
  }
  const must = parseCondition(rule, fields)
  return must && { must }
}

export function writeCheck({ when, must }: CheckSentence, fields: Fields): Logic {
  const rule = writeCondition(must, fields)
  return when ? { if: [writeCondition(when, fields), rule, true] } : rule
}

export const isWhole = ({ when, must }: CheckSentence): boolean =>
  isComplete(must) && (!when || isComplete(when))

const open = (of: 'day' | 'number' | 'sum'): Test => ({
  ...{ subject: { kind: 'open', of }, by: '<=', lenient: true },
})
const compared = (of: 'day' | 'number'): Condition =>
  single({ ...open(of), value: { kind: 'subject', subject: { kind: 'open', of } } })
const filled = single({ subject: { kind: 'open' }, by: 'filled' })

/** Initial sentences of a new check; their comparisons are lenient, so that they hold while a side is empty. */
export const CHECK_SHAPES: Readonly<Record<string, CheckSentence>> = {
  dates: { must: compared('day') },
  numbers: { must: compared('number') },
  filled: {
    must: single({
      ...{ subject: { kind: 'countOf', keys: [] }, by: '>=' },
      value: { kind: 'number', number: 1 },
    }),
  },
  sum: { must: single(open('sum')) },
  when: { when: filled, must: filled },
}

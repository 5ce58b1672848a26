import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { type Talk, taken } from './talk.ts'

/** The operators that compare. */
export type Comparison = '==' | '!=' | '===' | '!==' | '<' | '<=' | '>' | '>='

/** Wording of comparisons and amounts of one kind of values. */
interface Measure {
  compare(by: Comparison, left: Logic | undefined, right: Logic | undefined, talk: Talk): string
  /** Returns a value of the kind in words. */
  amount(value: unknown): string
}

type Verbs = Record<Comparison, string>

const NUMBERS: Verbs = {
  '==': '等于',
  '!=': '不等于',
  '===': '等于',
  '!==': '不等于',
  '<': '小于',
  '<=': '不大于',
  '>': '大于',
  '>=': '不小于',
}

const DAYS: Verbs = {
  '==': '就是',
  '!=': '不是',
  '===': '就是',
  '!==': '不是',
  '<': '早于',
  '<=': '不晚于',
  '>': '晚于',
  '>=': '不早于',
}

const LENGTHS: Verbs = {
  '==': '正好',
  '!=': '不是',
  '===': '正好',
  '!==': '不是',
  '<': '不到',
  '<=': '不超过',
  '>': '超过',
  '>=': '至少',
}

const COUNTS: Verbs = {
  '==': '正好填了',
  '!=': '填了的不是',
  '===': '正好填了',
  '!==': '填了的不是',
  '<': '填了不到',
  '<=': '最多填了',
  '>': '填了超过',
  '>=': '至少填了',
}

const plain = (value: unknown): string =>
  typeof value === 'string' ? `“${value}”` : JSON.stringify(value ?? null)

const byVerbs = (verbs: Verbs, amount = plain): Measure => ({
  amount,
  compare: (by, left, right, talk) => `${talk.value(left)}${verbs[by]}${spaced(right, talk)}`,
})

/** A bare number stands apart from the words around it. */
const spaced = (rule: Logic | undefined, talk: Talk): string =>
  typeof rule === 'number' ? ` ${rule}` : talk.value(rule)

/** Returns the time span of an age or a number of days in words. */
const spanText = (rule: Logic | undefined, talk: Talk): string => {
  const [, [from, to = 'now']] = taken(rule)
  return `${dateText(from, talk)}到${dateText(to, talk)}`
}

/** A date, `now` being today. */
export const dateText = (rule: Logic | undefined, talk: Talk): string =>
  rule === 'now' ? '今天' : typeof rule === 'string' ? ` ${rule} ` : talk.value(rule)

/** Full years: more than 18 are at least 19. */
const AGES: Record<Comparison, (years: number) => string> = {
  '==': (years) => `满 ${years} 年、不满 ${years + 1} 年`,
  '!=': (years) => `不满 ${years} 年，或满 ${years + 1} 年`,
  '===': (years) => AGES['=='](years),
  '!==': (years) => AGES['!='](years),
  '<': (years) => `不满 ${years} 年`,
  '<=': (years) => `不满 ${years + 1} 年`,
  '>': (years) => `满 ${years + 1} 年`,
  '>=': (years) => `满 ${years} 年`,
}

const AGE: Measure = {
  amount: (value) => `${value} 年`,
  compare: (by, left, right, talk) =>
    typeof right === 'number' && Number.isInteger(right)
      ? spanText(left, talk) + AGES[by](right)
      : NUMBER.compare(by, left, right, talk),
}

const SPAN: Measure = {
  amount: (value) => `${value} 天`,
  compare: (by, left, right, talk) =>
    typeof right === 'number'
      ? `${spanText(left, talk)}${LENGTHS[by]} ${right} 天`
      : NUMBER.compare(by, left, right, talk),
}

const COUNT: Measure = {
  amount: (value) => `${value} 个`,
  compare: (by, left, right, talk) =>
    typeof right === 'number'
      ? `${taken(left)[1].map(talk.value).join('')}里${COUNTS[by]} ${right} 个`
      : NUMBER.compare(by, left, right, talk),
}

const NUMBER = byVerbs(NUMBERS)
const DAY = byVerbs(DAYS, (value) => String(value))

const MEASURES: Readonly<Record<string, Measure>> = {
  age: AGE,
  days: SPAN,
  countOf: COUNT,
  day: DAY,
}

/** Returns the kind of measure by which a rule's value is compared with another. */
export const measureOf = (left: Logic | undefined, right: Logic | undefined): Measure =>
  ownValue(MEASURES, taken(left)[0]) ?? (taken(right)[0] === 'day' ? DAY : NUMBER)

import type { Logic } from '#contract/logic.ts'
import type { LogicEnv } from '#domain/logic/env.ts'
import { formRuleValue } from '#domain/logic/formRule.ts'
import { readNode } from '#domain/logic/ruleNode.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { commaList } from '#domain/text/commaList.ts'
import { dayOf } from '#domain/time/dateFormat.ts'
import { dayIn } from '#domain/time/dayIn.ts'

/** Values of a field at which the rules that read it may change, as the rules name them. */
export interface Points {
  numbers: readonly number[]
  texts: readonly string[]
  /** YYYY-MM-DD; the day before and the day after each may matter, too. */
  days: readonly string[]
  /** Columns that are added up. */
  columns: readonly string[]
}

export const NO_POINTS: Points = { numbers: [], texts: [], days: [], columns: [] }

/** Ages and spans of days beyond it are no dates of people. */
const MOST_YEARS = 300
const MOST_DAYS = 40_000

const DATED = ['day', 'age', 'days']

/** Returns the points of all fields that these rules read together. */
export function pointsOf(rules: readonly Logic[], env: LogicEnv): Points {
  const found = rules.map((rule) => foundIn(rule, env))
  const constants = found.flatMap((each) => each.constants)
  const operators = new Set(found.flatMap((each) => each.operators))
  const texts = unique(constants.filter((each) => typeof each === 'string'))
  const numbers = unique([
    ...constants.filter((each) => typeof each === 'number'),
    ...texts.map(Number).filter((each, at) => Number.isFinite(each) && texts[at]?.trim() !== ''),
  ])
  const isDated = DATED.some((operator) => operators.has(operator))
  return {
    ...{ numbers, texts },
    days: isDated ? daysFrom(numbers, texts, operators, env) : [],
    columns: found.flatMap((each) => each.columns),
  }
}

interface Found {
  constants: unknown[]
  operators: string[]
  columns: string[]
}

/** Returns the values of the parts that read nothing, and what is done with the others. */
function foundIn(rule: Logic, env: LogicEnv): Found {
  if (varsOf(rule).length === 0) {
    const value = formRuleValue(rule, {}, env)
    const entries = Array.isArray(value) ? value : [value]
    return { constants: [...entries, ...entries.flatMap(codesIn)], operators: [], columns: [] }
  }
  const node = readNode(rule)
  if ('fault' in node || node.kind === 'literal')
    return { constants: [], operators: [], columns: [] }
  const isOperation = node.kind === 'operation'
  if (isOperation && node.operator === 'var') return inParts(node.operands.slice(1), [], [], env)
  const operands = isOperation ? node.operands : node.entries
  const columns = isOperation && node.operator === 'sum' ? [String(node.operands[1])] : []
  return inParts(operands, isOperation ? [node.operator] : [], columns, env)
}

function inParts(
  parts: readonly Logic[],
  operators: string[],
  columns: string[],
  env: LogicEnv,
): Found {
  const found = parts.map((part) => foundIn(part, env))
  return {
    constants: found.flatMap((each) => each.constants),
    operators: [...operators, ...found.flatMap((each) => each.operators)],
    columns: [...columns, ...found.flatMap((each) => each.columns)],
  }
}

/** A list of codes may be written as one text. */
const codesIn = (value: unknown): string[] =>
  typeof value === 'string' && value.includes(',') ? commaList(value) : []

/** The days beside an age or a distance first: today is a natural day of few things. */
function daysFrom(
  numbers: readonly number[],
  texts: readonly string[],
  operators: ReadonlySet<string>,
  { now }: LogicEnv,
): string[] {
  const bases = [...texts.flatMap((text) => dayIn(text) ?? []), dayOf(now)]
  const wholes = unique([...numbers.flatMap((each) => [Math.floor(each), Math.ceil(each)]), 0])
  const years = operators.has('age') ? wholes.filter((each) => Math.abs(each) <= MOST_YEARS) : []
  const days = operators.has('days') ? wholes.filter((each) => Math.abs(each) <= MOST_DAYS) : []
  return unique(
    bases.flatMap((base) => [
      ...years.flatMap((count) =>
        [-count - 1, -count, count, count + 1].map((each) => moved(base, { years: each })),
      ),
      ...days.flatMap((count) => [-count, count].map((each) => moved(base, { days: each }))),
      base,
    ]),
  )
}

/** Returns a day so many years or days later. */
export function moved(
  day: string,
  { years = 0, days = 0 }: { years?: number; days?: number },
): string {
  const time = new Date(`${day}T00:00:00Z`)
  time.setUTCFullYear(time.getUTCFullYear() + years)
  time.setUTCDate(time.getUTCDate() + days)
  return time.toISOString().slice(0, 10)
}

/** Returns the whole numbers that counts may be compared with, and their neighbours. */
export const countsOf = ({ numbers }: Points = NO_POINTS): number[] =>
  unique(numbers.flatMap((each) => [each, each + 1, each - 1].map(Math.floor)))

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

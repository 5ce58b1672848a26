import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { fill } from '#domain/text/fill.ts'
import type { Answers } from './rules/answers.ts'
import texts from './texts.json' with { type: 'json' }
import type { Use } from './use.ts'

/** Members of a step or expectation whose values name fields; elsewhere the names of members are field names. */
const NAMING: readonly string[] = [
  ...['visible', 'hidden', 'disabled', 'locked', 'blur', 'paste', 'upload'],
  ...['addRow', 'setRow', 'moveRow', 'deleteRow'],
]

/** An option that tests may choose. */
export interface TestedOption {
  codes: ReadonlySet<string>
  name: string
}

/** Returns the tests of a form that give or expect one of these answers; for an option, those that choose it. */
export const testUses = (
  scenarios: readonly string[],
  answers: Answers,
  option?: TestedOption,
): Use[] =>
  scenarios.flatMap((text): Use[] => {
    const scenario = parsedJson(text)
    if (!isRecord(scenario)) return []
    const said = [scenario.context, scenario.steps]
    const isUsed = option
      ? said.some((one) => chooses(one, answers, option))
      : said.some((one) => names(one, answers))
    if (!isUsed) return []
    const sentence = option ? texts.tests.option : texts.tests.answer
    const facts = { title: String(scenario.title ?? ''), option: option?.name ?? '' }
    return [{ group: 'tests', severity: 'breaks', sentence: fill(sentence, facts) }]
  })

/**
 * Returns whether a value names an answer: by a member `key` or `table/0/column`, by rows of a table with the column,
 * or in a text.
 */
function names(value: unknown, answers: Answers, table?: string): boolean {
  if (Array.isArray(value)) return value.some((one) => names(one, answers, table))
  if (!isRecord(value)) return false
  const inTable = tableOf(value) ?? table
  return Object.entries(value).some(([name, member]) => {
    if (isPath(name, answers) || answers.columns.get(inTable ?? '')?.has(name)) return true
    const texts = NAMING.includes(name) ? [member].flat() : []
    return (
      texts.some((one) => typeof one === 'string' && isPath(one, answers)) ||
      names(member, answers, answers.columns.has(name) ? name : inTable)
    )
  })
}

/** Returns the table whose row a step fills in. */
const tableOf = ({ addRow, setRow }: Record<string, unknown>): string | undefined =>
  [addRow, setRow].find((name) => typeof name === 'string') as string | undefined

/** Returns whether a path is that of an answer: `table/0/column`, or a key. */
function isPath(path: string, answers: Answers): boolean {
  const [key = '', , column] = path.split('/')
  return answers.fields.has(key) || answers.columns.get(key)?.has(column ?? '') === true
}

/** Returns whether an answer is given or expected with one of the option's codes. */
function chooses(value: unknown, answers: Answers, option: TestedOption, table?: string): boolean {
  if (Array.isArray(value)) return value.some((one) => chooses(one, answers, option, table))
  if (!isRecord(value)) return false
  const inTable = tableOf(value) ?? table
  return Object.entries(value).some(([name, member]) => {
    const isAnswer = isPath(name, answers) || answers.columns.get(inTable ?? '')?.has(name)
    if (isAnswer && holds(member, option.codes)) return true
    return chooses(member, answers, option, answers.columns.has(name) ? name : inTable)
  })
}

const holds = (value: unknown, codes: ReadonlySet<string>): boolean =>
  Array.isArray(value)
    ? value.some((one) => holds(one, codes))
    : typeof value === 'string' && codes.has(value)

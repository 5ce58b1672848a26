import type { ErrorObject } from 'ajv'
import type { FileFinding } from '#contract/finding.ts'
import { VERBS } from '#contract/page.gen.ts'
import { ownValue } from '#contract/record.ts'
import { suggest } from '#domain/text/suggest.ts'
import { type LintCode, lintCode } from '../codes.ts'
import { findingAt } from '../document/finding.ts'
import type { Located } from '../document/located.ts'
import { shown } from '../document/shown.ts'

type Describe = (error: ErrorObject, at: Located) => FileFinding[]

/** Words for the types a value may have to be of. */
const TYPES: Record<string, string> = {
  string: '文字',
  number: '数字',
  integer: '整数',
  boolean: 'true 或 false',
  array: '列表 [ ]',
  object: '对象 { }',
  null: 'null',
}

const BEGINNINGS: Record<string, string> = { '^page\\.': 'page.', '^data\\.': 'data.', '^/': '/' }

const DESCRIBE: Record<string, Describe> = {
  additionalProperties: unknownProperty,
  required: missingProperty,
  dependencies: missingCompanion,
  oneOf: (_, at) => unknownVerb(at),
  // For a named list, the error of the list itself is reported.
  anyOf: (error, at) =>
    error.parentSchema?.anyOf?.[0]?.$ref ? [] : wrongChoice(error, at, choicesOf(error)),
  enum: (error, at) => wrongChoice(error, at, choicesOf(error)),
  const: (error, at) => wrongChoice(error, at, [String(error.params.allowedValue)]),
  type: (error, at) =>
    complain(at, 'wrong-type', `这里应该是${[error.params.type].flat().map(typeName).join('或')}`),
  pattern: (error, at) =>
    error.params.pattern === NOT_BLANK
      ? blankText(at)
      : complain(at, 'wrong-value', `“${shown(at.value)}”应该以“${beginningOf(error)}”开头`),
  minLength: (_, at) => blankText(at),
  minimum: (error, at) => complain(at, 'wrong-value', `不能小于 ${error.params.limit}`),
  exclusiveMinimum: (error, at) => complain(at, 'wrong-value', `应该大于 ${error.params.limit}`),
  uniqueItems: (error, at) =>
    complain(at.items[error.params.i] ?? at, 'wrong-value', '列表里有重复的项'),
}

/** Keywords that only carry the errors of their parts. */
const SILENT = ['if', 'propertyNames']

/** An error inside an alternative: the alternative as a whole is reported. */
const isInside = ({ schemaPath, parentSchema }: ErrorObject): boolean =>
  /\/(oneOf|anyOf)\//.test(schemaPath) || String(parentSchema?.anyOf?.[0]?.required) === '$param'

/** An Ajv error in words for staff, at the token it is about. */
export function describeError(error: ErrorObject, at: Located): FileFinding[] {
  if (SILENT.includes(error.keyword) || isInside(error)) return []
  return (
    ownValue(DESCRIBE, error.keyword)?.(error, at) ?? complain(at, 'wrong-value', '这里写得不对')
  )
}

function unknownProperty({ params, parentSchema }: ErrorObject, at: Located): FileFinding[] {
  const name = String(params.additionalProperty)
  const key = at.entries.findLast((entry) => entry.name === name)?.key ?? at
  const properties = Object.keys(parentSchema?.properties ?? {})
  return complain(key, 'unknown-property', `不认识属性“${name}”`, suggest(name, properties))
}

function missingProperty({ params }: ErrorObject, at: Located): FileFinding[] {
  return complain(at, 'missing-property', `缺少属性“${params.missingProperty}”`)
}

/** A property that requires another one, which is missing. */
function missingCompanion({ params }: ErrorObject, at: Located): FileFinding[] {
  const key = at.entries.find(({ name }) => name === params.property)?.key ?? at
  const message = `写了“${params.property}”，还要写“${params.missingProperty}”`
  return complain(key, 'missing-property', message)
}

/** `data` is the name of a property where that is what is judged (`propertyNames`). */
function wrongChoice(
  { parentSchema, data }: ErrorObject,
  at: Located,
  choices: readonly string[],
): FileFinding[] {
  const place = at.entries.find(({ name }) => name === data)?.key ?? at
  const written = place === at ? shown(at.value) : String(data)
  const code = lintCode(parentSchema?.findingCode, 'wrong-value')
  return complain(place, code, `不能写“${written}”`, suggest(written, choices) ?? listed(choices))
}

/** A step has exactly one verb: an unknown one, or the second one, is reported. */
function unknownVerb(at: Located): FileFinding[] {
  const isVerb = (name: string) => VERBS.some((verb) => verb === name)
  const [, second] = at.entries.filter(({ name }) => isVerb(name))
  if (second) {
    return complain(second.key, 'unknown-verb', '一步只能有一个动词', '请把它们拆成两步。')
  }
  const stranger = at.entries.find(({ name }) => !['as', 'if', 'else', 'require'].includes(name))
  const hint = stranger && suggest(stranger.name, VERBS)
  return complain(
    stranger?.key ?? at,
    'unknown-verb',
    stranger ? `不认识动词“${stranger.name}”` : '这一步没有动词',
    hint ?? listed(VERBS),
  )
}

/** The pattern of texts that readers have to see. */
const NOT_BLANK = '\\S'
const blankText = (at: Located): FileFinding[] => complain(at, 'wrong-value', '这里不能是空文字')

const complain = (
  at: Parameters<typeof findingAt>[0],
  code: LintCode,
  message: string,
  hint?: string,
): FileFinding[] => [findingAt(at, { code, message, hint })]

const typeName = (type: string): string => ownValue(TYPES, type) ?? type
const listed = (names: readonly string[]): string => `可以写：${names.join('、')}。`
const beginningOf = ({ params }: ErrorObject): string =>
  ownValue(BEGINNINGS, params.pattern) ?? params.pattern

/** The values of an `enum`, also of one inside `anyOf`. */
function choicesOf({ params, parentSchema }: ErrorObject): string[] {
  const inside = (parentSchema?.anyOf ?? []) as { enum?: unknown[] }[]
  return [params.allowedValues ?? inside.flatMap((part) => part.enum ?? [])].flat().map(String)
}

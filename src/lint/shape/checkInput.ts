import type { FileFinding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { suggest } from '#domain/text/suggest.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, type Place } from '../document/located.ts'
import { shown } from '../document/shown.ts'
import type { CheckLiteral } from './checkLiteral.ts'
import type { Resolve } from './descend.ts'
import { isAnything, isOfType, type JsonSchema } from './jsonSchema.ts'

const CODE = 'call-input'

/** The functions that resolve references of the contract's schemas and check literals. */
export interface InputCheck {
  resolve: Resolve
  literal: CheckLiteral
}

/** Returns whether the value is known only at run time. */
const isDynamic = (node: Located): boolean => get(node, '$') !== undefined

/** A null means "absent": it is removed before the call is sent. */
const isGiven = (node: Located | undefined): boolean => node !== undefined && node.value !== null

/** Checks names and literals of a call's input against the contract; computed values are not checked. */
export function checkInput(node: Located, schema: JsonSchema, check: InputCheck): FileFinding[] {
  const plain = check.resolve(schema)
  if (isAnything(plain) || isDynamic(node)) return []
  const choices = plain.oneOf ?? plain.anyOf
  if (choices) return fewest(choices.map((choice) => checkInput(node, choice, check)))
  if (plain.allOf) return plain.allOf.flatMap((part) => checkInput(node, part, check))
  if (get(node, '$t')) return isOfType(plain, 'string') ? [] : [wrongValue(node)]
  if (plain.properties && node.entries.length > 0) return checkObject(node, node, plain, check)
  if (plain.items && node.items.length > 0) {
    const { items } = plain
    return node.items.flatMap((item) => checkInput(item, items, check))
  }
  return check.literal(node.value, schema) ? [] : [wrongValue(node)]
}

/** Property names, required ones and their values; `at` is where a missing one is complained about. */
export function checkObject(
  at: Place,
  node: Located | undefined,
  schema: JsonSchema,
  check: InputCheck,
): FileFinding[] {
  const { properties = {}, required = [] } = check.resolve(schema)
  const propertyNames = Object.keys(properties)
  const named = (node?.entries ?? []).flatMap(({ name, key, value }) => {
    const expected = ownValue(properties, name)
    if (!expected) return [unknownName(key, name, propertyNames)]
    return isGiven(value) ? checkInput(value, expected, check) : []
  })
  const missing = required.filter((name) => !isGiven(get(node, name)))
  return [
    ...named,
    ...missing.map((name) => findingAt(at, { code: CODE, message: `缺少接口要求的“${name}”` })),
  ]
}

const unknownName = (key: Place, name: string, known: readonly string[]) =>
  findingAt(key, { code: CODE, message: `接口不接受“${name}”`, hint: suggest(name, known) })

const wrongValue = (node: Located): FileFinding =>
  findingAt(node, {
    code: CODE,
    message: `接口不接受这个值：${shown(node.value)}`,
    hint: '允许的值见 schemas/api.json。',
  })

const fewest = (lists: FileFinding[][]): FileFinding[] =>
  lists.reduce((best, list) => (list.length < best.length ? list : best), lists[0] ?? [])

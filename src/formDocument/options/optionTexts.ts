import type { RawField } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { textOf } from '../rows/withAttribute.ts'

/** Attribute names for code and name of an option: the first one present is used, otherwise the first. */
const NAMES = { code: ['itemCode', 'value'], name: ['itemName', 'label'] } as const

type Part = keyof typeof NAMES

const attributeOf = (option: RawField, part: Part): string =>
  NAMES[part].find((name) => Object.hasOwn(option, name)) ?? NAMES[part][0]

export const codeOf = (option: unknown): string =>
  isRecord(option) ? textOf(option, attributeOf(option, 'code')).trim() : ''

export const nameOf = (option: RawField): string => textOf(option, attributeOf(option, 'name'))

/** Returns an option with another code or name, under the attribute that it has. */
export const withText = (option: RawField, part: Part, text: string): RawField => ({
  ...option,
  [attributeOf(option, part)]: text,
})

/** Returns an option that is retired, or offered again. */
export function withOff(option: RawField, isOff: boolean): RawField {
  const { off: _, ...offered } = option
  return isOff ? { ...offered, off: true } : offered
}

/** Number of digits of the first code on a level. */
const DIGITS = 2

/**
 * Returns an unused code for a level: the greatest number among its codes plus one, padded to their length. The first
 * code below another option begins with that option's code.
 */
export function nextCode(siblings: readonly unknown[], above = ''): string {
  const numbers = siblings.map(codeOf).filter((code) => /^\d{1,15}$/.test(code))
  if (numbers.length === 0) return freeCode(`${above}${'1'.padStart(DIGITS, '0')}`, siblings)
  const greatest = Math.max(...numbers.map(Number))
  const length = Math.max(...numbers.map((code) => code.length))
  return freeCode(String(greatest + 1).padStart(length, '0'), siblings)
}

function freeCode(code: string, siblings: readonly unknown[]): string {
  const taken = new Set(siblings.map(codeOf))
  if (!taken.has(code)) return code
  let number = 2
  while (taken.has(`${code}-${number}`)) number += 1
  return `${code}-${number}`
}

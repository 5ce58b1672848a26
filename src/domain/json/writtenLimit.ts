import type { Json } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { LIMITS } from '../limits.ts'
import { isRecord } from './isRecord.ts'

/** The key of a reference to `LIMITS` in a document: a name, or a text with names in braces. */
export const LIMIT = '$limit'

/** Every name: `codeLength`, `realName.max`; a list or a group of sizes by its own name, too. */
export const LIMIT_NAMES: readonly string[] = Object.entries(LIMITS).flatMap(([name, value]) => [
  name,
  ...(isGroup(value) ? Object.keys(value).map((part) => `${name}.${part}`) : []),
])

const NAME = /\{([A-Za-z]+(?:\.[A-Za-z]+)?)\}/g

/** The names that the words of a `$limit` use. */
export const limitNamesIn = (words: string): string[] =>
  words.includes('{') ? [...words.matchAll(NAME)].map(([, name]) => name ?? '') : [words]

/**
 * Resolves `{"$limit": words}`: `mobileLength` → 11; `长度只能在{address.min}-{address.max}之间` → the text with numbers.
 * Returns undefined when a name is unknown.
 */
export function writtenLimit(words: string): Json | undefined {
  const names = limitNamesIn(words)
  if (names.some((name) => limitOf(name) === undefined)) return undefined
  if (!words.includes('{')) return limitOf(words)
  return words.replaceAll(NAME, (_, name: string) => String(limitOf(name)))
}

/** The words of a `{"$limit": words}`; undefined for anything else. */
export const limitWords = (part: unknown): string | undefined =>
  isRecord(part) && typeof part[LIMIT] === 'string' && Object.keys(part).length === 1
    ? part[LIMIT]
    : undefined

/** Returns a document with every `$limit` replaced. An unknown one stays; the schema check has already reported it. */
export function withLimits(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withLimits)
  if (!isRecord(part)) return part
  const words = limitWords(part)
  if (words !== undefined) return writtenLimit(words) ?? part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withLimits(value)]))
}

function limitOf(name: string): Json | undefined {
  if (!LIMIT_NAMES.includes(name)) return undefined
  const [group = '', part] = name.split('.')
  const value = ownValue(LIMITS as unknown as Record<string, Json>, group)
  return part === undefined ? value : ownValue(value as Record<string, Json>, part)
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !Array.isArray(value)
}

import { isRecord } from '../json/isRecord.ts'
import { OPERATOR_TABLE } from '../logic/operators/operatorRegistry.ts'

/** Maximum sizes of a document; a larger one is a mistake or an attack, and would hold up everyone who reads it. */
export const DOCUMENT_LIMITS = {
  /** Nesting of lists and objects. */
  depth: 64,
  /** Operands of one operator of a rule. */
  operands: 200,
  /** Nesting of operators that go through a list. */
  loops: 2,
  /** Fields of one form. */
  fields: 1000,
} as const

export type DocumentLimit = keyof typeof DOCUMENT_LIMITS

const LOOPS: ReadonlySet<string> = new Set(['map', 'filter', 'reduce', 'all', 'some', 'none'])

/**
 * Returns the first limit that a document's text exceeds; undefined within all limits, and for a text that is not JSON,
 * which the check reports. The depth is measured on the text, since a parser may fail on it.
 */
export function limitBroken(text: string): DocumentLimit | undefined {
  if (depthOf(text) > DOCUMENT_LIMITS.depth) return 'depth'
  try {
    return brokenIn(JSON.parse(text), 0)
  } catch {
    return undefined
  }
}

/** Returns the nesting depth of the brackets in a text, those in strings left out. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isText && sign === '\\') at += 1
    else if (sign === '"') isText = !isText
    else if (isText) continue
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth)
    else if (sign === '}' || sign === ']') depth -= 1
  }
  return deepest
}

function brokenIn(value: unknown, loops: number): DocumentLimit | undefined {
  if (Array.isArray(value)) return first(value, (part) => brokenIn(part, loops))
  if (!isRecord(value)) return undefined
  return first(Object.entries(value), ([key, part]) => memberBroken(key, part, loops))
}

function memberBroken(key: string, part: unknown, loops: number): DocumentLimit | undefined {
  const within = LOOPS.has(key) && Array.isArray(part) ? loops + 1 : loops
  if (within > DOCUMENT_LIMITS.loops) return 'loops'
  if (key === 'formInfo' && fieldsIn(part) > DOCUMENT_LIMITS.fields) return 'fields'
  const isOperation = Array.isArray(part) && Object.hasOwn(OPERATOR_TABLE, key)
  if (isOperation && part.length > DOCUMENT_LIMITS.operands) return 'operands'
  return brokenIn(part, within)
}

/** Rows of fields, as a form has them. */
const fieldsIn = (rows: unknown): number =>
  Array.isArray(rows)
    ? rows.reduce((sum: number, row) => sum + (Array.isArray(row) ? row.length : 1), 0)
    : 0

function first<Part>(
  parts: readonly Part[],
  look: (part: Part) => DocumentLimit | undefined,
): DocumentLimit | undefined {
  for (const part of parts) {
    const broken = look(part)
    if (broken) return broken
  }
  return undefined
}

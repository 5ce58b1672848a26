import type { CharSet } from './charSet.ts'
import type { PatternNode } from './patternNode.ts'

/** The linear engine repeats at most this often. */
const MOST_REPEATS = 1_000

const FIRST_SURROGATE = 0xd800
const LAST_SURROGATE = 0xdfff
/**
 * Surrogates are mapped to a private plane, one code point each: the engine counts code points, expressions count
 * units.
 */
const LIFT = 0xf0000 - FIRST_SURROGATE

const EDGES = { start: '\\A', end: '\\z', word: '\\b', notWord: '\\B' } as const

const hex = (unit: number): string => `\\x{${unit.toString(16)}}`
const range = (low: number, high: number): string => `${hex(low)}-${hex(high)}`

/** The parts of a range below, inside (lifted) and above the surrogates. */
function liftedRange([low, high]: CharSet[number]): string {
  const parts: string[] = []
  if (low < FIRST_SURROGATE) parts.push(range(low, Math.min(high, FIRST_SURROGATE - 1)))
  const [from, to] = [Math.max(low, FIRST_SURROGATE), Math.min(high, LAST_SURROGATE)]
  if (from <= to) parts.push(range(from + LIFT, to + LIFT))
  if (high > LAST_SURROGATE) parts.push(range(Math.max(low, LAST_SURROGATE + 1), high))
  return parts.join('')
}

/** An empty class matches nothing; this is the engine's only notation for it. */
const classSource = (set: CharSet): string =>
  set.length === 0 ? '[^\\x{0}-\\x{10ffff}]' : `[${set.map(liftedRange).join('')}]`

function quantifier(least: number, most: number): string {
  if (most !== Number.POSITIVE_INFINITY) return `{${least},${most}}`
  return least === 0 ? '*' : `{${least},}`
}

/** Every construct written out in the linear engine's own terms; undefined when it has none for it (look-arounds). */
export function linearSource(node: PatternNode): string | undefined {
  if (node.kind === 'set') return classSource(node.set)
  if (node.kind === 'edge') return EDGES[node.at]
  if (node.kind === 'look') return undefined
  if (node.kind === 'repeat') return repeatSource(node)
  const parts = (node.kind === 'concat' ? node.parts : node.options).map(linearSource)
  if (parts.includes(undefined)) return undefined
  return `(?:${parts.join(node.kind === 'concat' ? '' : '|')})`
}

function repeatSource({ body, least, most }: Extract<PatternNode, { kind: 'repeat' }>) {
  const inner = linearSource(body)
  const largest = most === Number.POSITIVE_INFINITY ? least : most
  if (inner === undefined || largest * repeatsIn(body) > MOST_REPEATS) return undefined
  return `(?:${inner})${quantifier(least, most)}`
}

/** The number of repetitions of the innermost part: nested counts multiply. */
function repeatsIn(node: PatternNode): number {
  if (node.kind === 'repeat') {
    const own = node.most === Number.POSITIVE_INFINITY ? node.least : node.most
    return Math.max(1, own) * repeatsIn(node.body)
  }
  const parts = node.kind === 'concat' ? node.parts : node.kind === 'either' ? node.options : []
  return Math.max(1, ...parts.map(repeatsIn))
}

/** A text as the linear engine reads it: half characters lifted like those of the expression. */
export const linearText = (text: string): string =>
  text.replace(/[\ud800-\udfff]/g, (half) => String.fromCodePoint(half.charCodeAt(0) + LIFT))

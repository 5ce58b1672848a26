import type { CharSet } from './charSet.ts'
import type { PatternNode } from './patternNode.ts'

/**
 * A language as an expression that may also be an intersection or a complement. Equal terms of one `Terms` are the same
 * object, identified by `id`, so that a search detects visited terms.
 */
export type Term = { readonly id: number } & TermShape

export type TermShape =
  /** No text at all. */
  | { kind: 'none' }
  /** The empty text only. */
  | { kind: 'empty' }
  | { kind: 'set'; set: CharSet }
  | { kind: 'concat'; left: Term; right: Term }
  | { kind: 'either'; parts: readonly Term[] }
  | { kind: 'both'; parts: readonly Term[] }
  | { kind: 'not'; body: Term }
  /** `most` may be infinite. */
  | { kind: 'repeat'; body: Term; least: number; most: number }
  | { kind: 'ahead'; negative: boolean; body: Term }
  | { kind: 'edge'; at: Extract<PatternNode, { kind: 'edge' }>['at'] }

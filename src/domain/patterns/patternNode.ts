import type { CharSet } from './charSet.ts'

/** A regular expression as a tree. Groups are gone: capturing makes no difference to whether a text matches. */
export type PatternNode =
  | { kind: 'set'; set: CharSet }
  | { kind: 'concat'; parts: readonly PatternNode[] }
  | { kind: 'either'; options: readonly PatternNode[] }
  /** `most` may be infinite. */
  | { kind: 'repeat'; body: PatternNode; least: number; most: number }
  | { kind: 'look'; behind: boolean; negative: boolean; body: PatternNode }
  | { kind: 'edge'; at: 'start' | 'end' | 'word' | 'notWord' }

/** A construct that the tree cannot represent: back-references and rare syntax. */
export class UnsupportedPattern extends Error {
  override readonly name = 'UnsupportedPattern'
}

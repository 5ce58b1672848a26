import type { PatternNode } from './patternNode.ts'

export type LookAround = Extract<PatternNode, { kind: 'look' }>

/** A look-around, and whether it may be tried at any number of places in a text. */
export interface PlacedLook {
  look: LookAround
  /** Whether the look-around is inside or after an unbounded repeat. */
  everywhere: boolean
}

/** Returns whether an expression can match a text of any length. */
export function isEndless(node: PatternNode): boolean {
  if (node.kind === 'repeat') return node.most === Number.POSITIVE_INFINITY || isEndless(node.body)
  if (node.kind === 'concat') return node.parts.some(isEndless)
  return node.kind === 'either' && node.options.some(isEndless)
}

/** Every look-around of an expression, those inside another one after it. */
export function* lookArounds(node: PatternNode, everywhere = false): Generator<PlacedLook> {
  if (node.kind === 'look') {
    yield { look: node, everywhere }
    yield* lookArounds(node.body, everywhere)
  } else if (node.kind === 'repeat') {
    yield* lookArounds(node.body, everywhere || node.most > 1)
  } else if (node.kind === 'either') {
    for (const option of node.options) yield* lookArounds(option, everywhere)
  } else if (node.kind === 'concat') {
    let after = everywhere
    for (const part of node.parts) {
      yield* lookArounds(part, after)
      after ||= isEndless(part)
    }
  }
}

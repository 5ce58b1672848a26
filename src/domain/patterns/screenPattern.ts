import { type Backtracking, backtracking } from './backtracking.ts'
import { linearSource } from './linearSource.ts'
import { isEndless, lookArounds, type PlacedLook } from './lookArounds.ts'
import { parsePattern } from './parsePattern.ts'
import { type PatternNode, UnsupportedPattern } from './patternNode.ts'

/** The result of static analysis of a pattern. */
export type PatternScreen =
  /** `safe`: surely linear with the built-in engine; otherwise the linear engine must run it, and can. */
  | { ok: true; safe: boolean }
  | { ok: false; code: 'pattern-invalid' | 'pattern-unsafe'; reason: string }

/** No real field check is longer than this. */
const LONGEST = 1_000

const unsafe = (reason: string): PatternScreen => ({ ok: false, code: 'pattern-unsafe', reason })

/**
 * Screens an expression from configuration without running it. A provably linear one is safe, a catastrophic one is
 * refused; the rest may run on the linear engine only, if it supports them.
 */
export function screenPattern(source: string): PatternScreen {
  const problem = syntaxProblem(source)
  if (problem !== undefined) return { ok: false, code: 'pattern-invalid', reason: problem }
  if (source.length > LONGEST) return unsafe(`表达式超过 ${LONGEST} 个字符`)
  try {
    return screenTree(parsePattern(source))
  } catch (error) {
    if (error instanceof UnsupportedPattern) return unsafe(error.message)
    throw error
  }
}

/** The engine's own word on an expression it cannot read. */
function syntaxProblem(source: string): string | undefined {
  try {
    new RegExp(source)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : source
  }
}

function screenTree(root: PatternNode): PatternScreen {
  const costs = [backtracking(root), ...[...lookArounds(root)].map(costOfLook)]
  if (costs.every((cost) => cost === 'linear')) return { ok: true, safe: true }
  const refused = costs.includes('catastrophic') || linearSource(root) === undefined
  return refused ? unsafe('重复部分会反复回溯') : { ok: true, safe: false }
}

/**
 * An unbounded look-around must be a look-ahead that is tried at a few positions only; a bounded one may be anywhere.
 */
function costOfLook({ look, everywhere }: PlacedLook): Backtracking {
  const placed = !isEndless(look.body) || (!everywhere && !look.behind)
  return placed ? backtracking(look.body) : 'unsure'
}

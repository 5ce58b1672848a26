import { hasLoopsInARow } from './hasLoopsInARow.ts'
import { hasTwoWaysAround } from './hasTwoWaysAround.ts'
import type { PatternNode } from './patternNode.ts'
import { positionAutomaton } from './positionAutomaton.ts'
import { stateGraph } from './stateGraph.ts'
import { waysThrough } from './waysThrough.ts'
import { TooMuchWork, WorkBudget } from './workBudget.ts'

/** Steps the analysis itself may take. */
const WORK = 300_000

/** Up to `MANY_WAYS` ways count as a constant factor, more are unsure, above `COUNTLESS_WAYS` they are catastrophic. */
const MANY_WAYS = 1_000
const COUNTLESS_WAYS = 1_000_000

/**
 * The cost of backtracking over an expression, look-arounds aside. `linear` is certain: the number of ways to read any
 * text, or the beginning of one that fails, does not grow with its length. `catastrophic` is exponential. `unsure` is
 * polynomial, or not decided within bounds.
 */
export type Backtracking = 'linear' | 'unsure' | 'catastrophic'

export function backtracking(root: PatternNode): Backtracking {
  const budget = new WorkBudget(WORK)
  try {
    const graph = stateGraph(positionAutomaton(root), budget)
    const ways = waysThrough(graph)
    if (hasTwoWaysAround(graph) || ways > COUNTLESS_WAYS) return 'catastrophic'
    return ways > MANY_WAYS || hasLoopsInARow(graph) ? 'unsure' : 'linear'
  } catch (error) {
    if (error instanceof TooMuchWork) return 'unsure'
    throw error
  }
}

import { hasLoopsInARow } from './hasLoopsInARow.ts'
import { hasTwoWaysAround } from './hasTwoWaysAround.ts'
import type { PatternNode } from './patternNode.ts'
import { positionAutomaton } from './positionAutomaton.ts'
import { stateGraph } from './stateGraph.ts'
import { waysThrough } from './waysThrough.ts'
import { TooMuchWork, WorkBudget } from './workBudget.ts'

/** Steps the analysis itself may take. */
const WORK = 300_000

/** Up to this many ways through are a constant one can live with; from the second on it is a catastrophe of its own. */
const MANY_WAYS = 1_000
const COUNTLESS_WAYS = 1_000_000

/**
 * What backtracking over an expression costs, look-arounds aside. `linear` is certain: the ways to read any text, also
 * the beginning of one that fails, do not grow with its length. `catastrophic` is exponential. `unsure` is polynomial, or
 * not decided within bounds.
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

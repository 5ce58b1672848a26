import { overlaps } from './charSet.ts'
import type { Automaton } from './positionAutomaton.ts'
import type { WorkBudget } from './workBudget.ts'

/** An automaton with what the analyses ask of it: who follows whom, and which states lie on one loop. */
export interface StateGraph {
  states: readonly number[]
  edges: Automaton['edges']
  /** Whether one can get from a state to another in one step or more. */
  reaches(from: number, to: number): boolean
  /** Whether two states lie on one loop, or are one state. */
  together(left: number, right: number): boolean
  /** States on a loop. */
  looping: readonly number[]
  /** Whether one character can lead into both states. */
  shareCharacter(left: number, right: number): boolean
  /** The pairs of states that one character leads to from a pair of states. */
  pairsAfter(left: number, right: number): Iterable<readonly [number, number]>
}

function reachable(start: number, edges: Automaton['edges'], budget: WorkBudget): Set<number> {
  const seen = new Set<number>()
  const queue = [...(edges[start]?.keys() ?? [])]
  for (const state of queue) {
    budget.step()
    if (seen.has(state)) continue
    seen.add(state)
    queue.push(...(edges[state]?.keys() ?? []))
  }
  return seen
}

export function stateGraph({ sets, edges }: Automaton, budget: WorkBudget): StateGraph {
  const states = edges.map((_, state) => state)
  const reach = states.map((state) => reachable(state, edges, budget))
  const reaches = (from: number, to: number): boolean => reach[from]?.has(to) ?? false
  const shareCharacter = (left: number, right: number): boolean =>
    left === right || overlaps(sets[left] ?? [], sets[right] ?? [])
  return {
    states,
    edges,
    reaches,
    shareCharacter,
    together: (left, right) => left === right || (reaches(left, right) && reaches(right, left)),
    looping: states.filter((state) => reaches(state, state)),
    *pairsAfter(left, right) {
      for (const l of edges[left]?.keys() ?? []) {
        for (const r of edges[right]?.keys() ?? []) {
          budget.step()
          if (shareCharacter(l, r)) yield [l, r]
        }
      }
    },
  }
}

import { overlaps } from './charSet.ts'
import type { Automaton } from './positionAutomaton.ts'
import type { WorkBudget } from './workBudget.ts'

/** An automaton with the relations that the analyses need: successors, and states on a common cycle. */
export interface StateGraph {
  states: readonly number[]
  edges: Automaton['edges']
  /** Returns whether one state is reachable from another in one or more steps. */
  reaches(from: number, to: number): boolean
  /** Returns whether two states are on a common cycle, or are the same state. */
  together(left: number, right: number): boolean
  /** States on a loop. */
  looping: readonly number[]
  /** Returns whether one character can lead into both states. */
  shareCharacter(left: number, right: number): boolean
  /** The pairs of states that one character leads to from a pair of states. */
  pairsAfter(left: number, right: number): Iterable<readonly [number, number]>
}

function reachable(start: number, edges: Automaton['edges'], budget: WorkBudget): Set<number> {
  const visited = new Set<number>()
  const queue = [...(edges[start]?.keys() ?? [])]
  for (const state of queue) {
    budget.step()
    if (visited.has(state)) continue
    visited.add(state)
    queue.push(...(edges[state]?.keys() ?? []))
  }
  return visited
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

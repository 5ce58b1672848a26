import type { StateGraph } from './stateGraph.ts'

/**
 * Whether some loop can be gone around in two ways by one text: the ways to read it then double with every turn
 * (`(a+)+`, `(a|a)*`), and backtracking takes exponential time.
 */
export const hasTwoWaysAround = (graph: StateGraph): boolean =>
  graph.looping.some((state) => hasDoubleEdge(graph, state)) || splitMeetsAgain(graph)

const hasDoubleEdge = (graph: StateGraph, state: number): boolean =>
  [...(graph.edges[state] ?? [])].some(([to, ways]) => ways > 1 && graph.together(state, to))

/** Two runs of one text part inside a loop and meet again inside it. */
function splitMeetsAgain(graph: StateGraph): boolean {
  const visited = new Set<string>()
  const queue: (readonly [number, number])[] = graph.looping.map((state) => [state, state])
  for (const [left, right] of queue) {
    for (const pair of graph.pairsAfter(left, right)) {
      const [nextLeft, nextRight] = pair
      if (!graph.together(nextLeft, left) || !graph.together(nextRight, left)) continue
      if (nextLeft === nextRight && left !== right) return true
      if (nextLeft === nextRight || visited.has(pair.join())) continue
      visited.add(pair.join())
      queue.push(pair)
    }
  }
  return false
}

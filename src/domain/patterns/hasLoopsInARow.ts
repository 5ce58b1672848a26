import type { StateGraph } from './stateGraph.ts'

/**
 * Whether one text leads around a loop, around a later one, and from the first to the second (`\d+\d+`, `.*.*`):
 * where the text may change over is then a choice at every character, and backtracking takes polynomial time.
 */
export const hasLoopsInARow = (graph: StateGraph): boolean =>
  graph.looping.some((first) =>
    graph.looping.some(
      (second) =>
        first !== second && graph.reaches(first, second) && changesOver(graph, first, second),
    ),
  )

/** Three runs of one text at once: `first` to `first`, `first` to `second`, `second` to `second`. */
function changesOver(graph: StateGraph, first: number, second: number): boolean {
  const visited = new Set<string>()
  const queue: [number, number, number][] = [[first, first, second]]
  for (const [staying, changing, gone] of queue) {
    for (const next of triplesAfter(graph, staying, changing, gone)) {
      const [a, b, c] = next
      if (!graph.together(a, first) || !graph.together(c, second)) continue
      if (b !== second && !graph.reaches(b, second)) continue
      if (a === first && b === second && c === second) return true
      if (visited.has(next.join())) continue
      visited.add(next.join())
      queue.push(next)
    }
  }
  return false
}

function* triplesAfter(
  graph: StateGraph,
  ...[a, b, c]: [number, number, number]
): Generator<[number, number, number]> {
  for (const [nextA, nextB] of graph.pairsAfter(a, b)) {
    for (const [sameB, nextC] of graph.pairsAfter(b, c)) {
      if (sameB === nextB && graph.shareCharacter(nextA, nextC)) yield [nextA, nextB, nextC]
    }
  }
}

import type { StateGraph } from './stateGraph.ts'

/**
 * In how many ways the states can be got to, all together, when no loop is turned in: the constant that a linear time
 * is multiplied with (`(a?){30}` has no loop, and a thousand million ways).
 */
export function waysThrough(graph: StateGraph): number {
  const waysByState = new Map<number, number>([[0, 1]])
  const loopOf = (state: number): number =>
    graph.states.find((other) => graph.together(other, state)) ?? state
  const entrances = new Map<number, [from: number, ways: number][]>()
  for (const from of graph.states) {
    for (const [to, ways] of graph.edges[from] ?? []) {
      if (graph.together(from, to)) continue
      const loop = loopOf(to)
      entrances.set(loop, [...(entrances.get(loop) ?? []), [from, ways]])
    }
  }
  const waysTo = (state: number): number => {
    const loop = loopOf(state)
    const ready = waysByState.get(loop)
    if (ready !== undefined) return ready
    const total = (entrances.get(loop) ?? []).reduce(
      (sum, [from, ways]) => sum + waysTo(from) * ways,
      0,
    )
    waysByState.set(loop, total)
    return total
  }
  return graph.states.reduce((total, state) => total + waysTo(state), 0)
}

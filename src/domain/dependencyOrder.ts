/** Node → the nodes it depends on. Names that are no nodes themselves are no dependencies. */
export type Dependencies = ReadonlyMap<string, readonly string[]>

export interface DependencyOrder {
  /** Every node that is on no cycle, after everything it depends on. */
  order: string[]
  /** The cycles: nodes that depend on each other, in the order of the input. */
  cycles: string[][]
}

/**
 * Sorts nodes after their dependencies. Nodes on a cycle are left out; their dependents are sorted as if those nodes
 * did not exist.
 */
export function dependencyOrder(dependencies: Dependencies): DependencyOrder {
  const cycles = findCycles(dependencies)
  const cyclic = new Set(cycles.flat())
  const rest = new Map([...dependencies].filter(([node]) => !cyclic.has(node)))
  return { order: peel(rest).order, cycles }
}

/** Repeatedly removes the nodes all of whose dependencies have been removed. */
function peel(dependencies: Dependencies): { order: string[]; left: string[] } {
  const waiting = new Map<string, number>()
  const dependents = new Map<string, string[]>()
  for (const [node, needs] of dependencies) {
    const internal = needs.filter((need) => dependencies.has(need))
    waiting.set(node, internal.length)
    for (const need of internal) dependents.set(need, [...(dependents.get(need) ?? []), node])
  }
  const order = [...waiting.keys()].filter((node) => waiting.get(node) === 0)
  for (const node of order) {
    for (const dependent of dependents.get(node) ?? []) {
      const count = (waiting.get(dependent) ?? 0) - 1
      waiting.set(dependent, count)
      if (count === 0) order.push(dependent)
    }
  }
  return { order, left: [...waiting.keys()].filter((node) => (waiting.get(node) ?? 0) > 0) }
}

function findCycles(dependencies: Dependencies): string[][] {
  const reach = new Map(
    peel(dependencies).left.map((node) => [node, reachable(node, dependencies)] as const),
  )
  const cyclic = [...reach.keys()].filter((node) => reach.get(node)?.has(node))
  const placed = new Set<string>()
  return cyclic.flatMap((node) => {
    if (placed.has(node)) return []
    const cycle = cyclic.filter(
      (other) => reach.get(node)?.has(other) && reach.get(other)?.has(node),
    )
    for (const member of cycle) placed.add(member)
    return [cycle]
  })
}

/** The direct and transitive dependencies of a node; includes the node itself only when it is on a cycle. */
function reachable(start: string, dependencies: Dependencies): Set<string> {
  const visited = new Set<string>()
  const queue = [start]
  for (const node of queue) {
    for (const need of dependencies.get(node) ?? []) {
      if (visited.has(need)) continue
      visited.add(need)
      queue.push(need)
    }
  }
  return visited
}

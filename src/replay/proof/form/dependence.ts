import type { FormBundle } from '#contract/form.ts'

/** A dependency between fields: of a target on its controllers, of a required card number on the card type. */
export interface Dependence {
  target: string
  controller: string
}

/** Returns the controllers that affect these fields directly or indirectly, each after those it depends on. */
export function controllersOf(
  fields: readonly string[],
  dependences: readonly Dependence[],
  { order, ruleOrder }: Pick<FormBundle, 'order' | 'ruleOrder'>,
): string[] {
  const found = new Set<string>()
  const queue = [...fields]
  for (const field of queue)
    for (const { target, controller } of dependences)
      if (target === field && !found.has(controller)) {
        found.add(controller)
        queue.push(controller)
      }
  const free = order.filter((key) => !ruleOrder.includes(key))
  return [...free, ...ruleOrder].filter((key) => found.has(key))
}

/**
 * Returns fields and everything that affects them, each directly after its dependencies: the later a field comes, the
 * more of the others must be tracked for it.
 */
export function inDepth(fields: readonly string[], dependences: readonly Dependence[]): string[] {
  const controllers = new Map<string, string[]>()
  for (const { target, controller } of dependences)
    controllers.set(target, [...(controllers.get(target) ?? []), controller])
  const found = new Set<string>()
  const begun = new Set<string>()
  const go = (field: string): void => {
    if (begun.has(field)) return
    begun.add(field)
    for (const controller of controllers.get(field) ?? []) go(controller)
    found.add(field)
  }
  for (const field of fields) go(field)
  return [...found]
}

/** Maps every field to its connected component; fields of other components cannot affect it. */
export function islands(
  fields: readonly string[],
  dependences: readonly Dependence[],
): Map<string, readonly string[]> {
  const island = new Map<string, string[]>(fields.map((field) => [field, [field]]))
  for (const { target, controller } of dependences) {
    const [left, right] = [island.get(target), island.get(controller)]
    if (!left || !right || left === right) continue
    left.push(...right)
    for (const field of right) island.set(field, left)
  }
  return island
}

import type { FormBundle } from '#contract/form.ts'

/** Who depends on whom: a target on its controllers, a required card number on the card's type. */
export interface Dependence {
  target: string
  controller: string
}

/** The controllers that have a say about these fields through any chain, each after those it depends on itself. */
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
 * Fields and all that have a say about them, each right after what it depends on itself: the longer a field stands
 * back, the more of the others have to be kept in mind for it.
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

/** For every field the fields it hangs together with, itself among them: what happens elsewhere makes no difference to it. */
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

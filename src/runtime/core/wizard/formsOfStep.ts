import { ownValue } from '#contract/record.ts'
import type { Device } from '#contract/value.ts'
import { isRecord } from '#domain/isRecord.ts'

/**
 * Ids of the forms that the open step of a view shows: below `bodies[step]` of its `steps` nodes,
 * leaving out what is for the other device or whose `when` does not hold.
 */
export function formsOfStep(
  tree: unknown,
  step: string,
  device: Device,
  holds: (condition: unknown) => boolean,
): string[] {
  const shown = (node: Record<string, unknown>) =>
    (node.only === undefined || node.only === device) &&
    (node.when === undefined || holds(node.when))

  function bodies(part: unknown): unknown[] {
    if (Array.isArray(part)) return part.flatMap(bodies)
    if (!isRecord(part)) return []
    const own = part.type === 'steps' && isRecord(part.bodies) ? [ownValue(part.bodies, step)] : []
    return [...own, ...Object.values(part).flatMap(bodies)]
  }
  function forms(part: unknown): string[] {
    if (Array.isArray(part)) return part.flatMap(forms)
    if (!isRecord(part) || (typeof part.type === 'string' && !shown(part))) return []
    const own = part.type === 'form' && typeof part.form === 'string' ? [part.form] : []
    return [...own, ...Object.values(part).flatMap(forms)]
  }
  return [...new Set(bodies(tree).flatMap(forms))]
}

import { ownValue } from '#contract/record.ts'
import type { Device } from '#contract/value.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** A form by its id, or files by their state. */
export type Asked = { form: string } | { upload: string }

/** A view with its open wizard step. */
export interface OpenView {
  tree: unknown
  /** The open step; empty without a wizard. */
  step: string
  device: Device
  holds(condition: unknown): boolean
}

/**
 * Returns the forms and required uploads in the open step of a view, in order: below `bodies[step]` of its `steps`
 * nodes, or in the whole view without one. Nodes of the other device and nodes whose `when` does not hold are left out.
 */
export function askedInStep({ tree, step, device, holds }: OpenView): Asked[] {
  const shown = (node: Record<string, unknown>) =>
    (node.only === undefined || node.only === device) &&
    (node.when === undefined || holds(node.when))

  function bodies(part: unknown): unknown[] {
    if (Array.isArray(part)) return part.flatMap(bodies)
    if (!isRecord(part)) return []
    const own = part.type === 'steps' && isRecord(part.bodies) ? [ownValue(part.bodies, step)] : []
    return [...own, ...Object.values(part).flatMap(bodies)]
  }
  function asked(part: unknown): Asked[] {
    if (Array.isArray(part)) return part.flatMap(asked)
    if (!isRecord(part) || (typeof part.type === 'string' && !shown(part))) return []
    return [...ownAsked(part, holds), ...Object.values(part).flatMap(asked)]
  }
  const all = (step === '' ? [tree] : bodies(tree)).flatMap(asked)
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
}

function ownAsked(node: Record<string, unknown>, holds: OpenView['holds']): Asked[] {
  if (node.type === 'form' && typeof node.form === 'string') return [{ form: node.form }]
  if (node.type !== 'upload' || typeof node.bind !== 'string' || !node.required) return []
  return node.required === true || holds(node.required) ? [{ upload: node.bind }] : []
}

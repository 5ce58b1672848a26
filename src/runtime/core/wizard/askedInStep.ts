import { ownValue } from '#contract/record.ts'
import type { Device } from '#contract/value.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** A node that puts a value into the page's state, such as a choice or an upload. */
export interface Control {
  /** Path of the state: `page.<name>`. */
  state: string
  node: Readonly<Record<string, unknown>>
}

/** A form by its id, or a control. */
export type Asked = { form: string } | Control

/** A view with its open wizard step. */
export interface OpenView {
  tree: unknown
  /** The open step; empty without a wizard. */
  step: string
  device: Device
  holds(condition: unknown): boolean
}

/**
 * Returns the forms and controls on screen in the open step of a view, in order, each once: below `bodies[step]` of its
 * `steps` nodes, or in the whole view without one. Nodes of the other device, nodes whose `when` does not hold and the
 * bodies of other tabs are left out.
 */
export function shownInStep({ tree, step, device, holds }: OpenView): Asked[] {
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
    const inside = part.type === 'tabs' ? [openTab(part, holds)] : Object.values(part)
    return [...ownAsked(part), ...inside.flatMap(asked)]
  }
  const all = (step === '' ? [tree] : bodies(tree)).flatMap(asked)
  return [...new Map(all.map((one) => ['form' in one ? one.form : one.state, one])).values()]
}

/** Returns the same without controls that need no value. */
export const askedInStep = (view: OpenView): Asked[] =>
  shownInStep(view).filter((one) => 'form' in one || isRequired(one, view.holds))

const isRequired = ({ node: { required } }: Control, holds: OpenView['holds']): boolean =>
  required === true || (required !== undefined && holds(required))

function openTab({ bind, bodies }: Record<string, unknown>, holds: OpenView['holds']): unknown {
  const all = isRecord(bodies) ? Object.entries(bodies) : []
  return all.find(([value]) => holds({ $: { '==': [{ var: bind }, value] } }))?.[1]
}

const CONTROLS: readonly unknown[] = ['choice', 'upload']

function ownAsked(node: Record<string, unknown>): Asked[] {
  if (node.type === 'form' && typeof node.form === 'string') return [{ form: node.form }]
  const isControl = CONTROLS.includes(node.type) && typeof node.bind === 'string'
  return isControl ? [{ state: String(node.bind), node }] : []
}

import type { PageNode } from '#contract/nodes.gen.ts'
import type { Action, PageDocument, Step } from '#contract/page.gen.ts'
import { DEVICES, type Device } from '#contract/value.ts'
import { isRecord } from '#domain/json/isRecord.ts'

export const PART_KINDS = ['document', 'node', 'branch', 'action', 'rowAction', 'step'] as const
export type PartKind = (typeof PART_KINDS)[number]

/** A part of a document that a test can exercise. */
export interface Part {
  /** `document-id#/json/pointer`; a branch ends with `=true` or `=false`. */
  id: string
  kind: PartKind
  /** The document's object that the runtime shows, runs or evaluates. */
  target: object
  /** Branches only. */
  outcome?: boolean
}

/**
 * Returns all parts of an expanded document in order: the document, the nodes of each view, its actions and steps, and
 * both outcomes of every condition. Conditions without variables and nodes of the other device are left out, because no
 * test can reach them.
 */
export function partsOf(document: PageDocument): Part[] {
  const { id, model, views } = document
  const sources = Object.entries(model.sources ?? {}).flatMap(([name, { when }]) =>
    branchesOf(when, `${id}#/model/sources/${name}/when`),
  )
  const actions = Object.entries(model.actions ?? {}).flatMap(([name, action]) =>
    partsOfAction(action, `${id}#/model/actions/${name}`),
  )
  const timers = Object.entries(model.timers ?? {}).flatMap(([name, { onEnd }]) =>
    partsOfSteps(onEnd, `${id}#/model/timers/${name}/onEnd`),
  )
  const nodes = DEVICES.flatMap((device) =>
    partsOfTree(views[device], `${id}#/views/${device}`, device),
  )
  return [{ id, kind: 'document', target: document }, ...sources, ...actions, ...timers, ...nodes]
}

function partsOfAction(action: Action, path: string): Part[] {
  return [
    { id: path, kind: action.for === 'row' ? 'rowAction' : 'action', target: action },
    ...branchesOf(action.when, `${path}/when`),
    ...partsOfSteps(action.do, `${path}/do`),
  ]
}

const partsOfSteps = (steps: readonly Step[] = [], path: string): Part[] =>
  steps.flatMap((step, index) => [
    { id: `${path}/${index}`, kind: 'step' as const, target: step },
    ...branchesOf(step.if, `${path}/${index}/if`),
    ...partsOfSteps(step.else, `${path}/${index}/else`),
  ])

/** Returns the parts inside a view: nodes, and conditions of tabs, columns and entries. */
function partsOfTree(part: unknown, path: string, device: Device): Part[] {
  if (Array.isArray(part))
    return part.flatMap((one, index) => partsOfTree(one, `${path}/${index}`, device))
  if (!isRecord(part) || isValue(part) || isElsewhere(part, device)) return []
  const own: Part[] = isNode(part) ? [{ id: path, kind: 'node', target: part }] : []
  const below = Object.entries(part).flatMap(([name, value]) =>
    name === 'when'
      ? branchesOf(value, `${path}/when`)
      : partsOfTree(value, `${path}/${name}`, device),
  )
  return [...own, ...below]
}

function branchesOf(condition: unknown, path: string): Part[] {
  if (!isRecord(condition)) return []
  return [true, false].map((outcome) => ({
    id: `${path}=${outcome}`,
    kind: 'branch' as const,
    target: condition,
    outcome,
  }))
}

const isValue = (part: Record<string, unknown>): boolean =>
  Object.hasOwn(part, '$') || Object.hasOwn(part, '$t')

const isNode = (part: Record<string, unknown>): part is PageNode & Record<string, unknown> =>
  typeof part.type === 'string'

const isElsewhere = ({ only }: Record<string, unknown>, device: Device): boolean =>
  only !== undefined && only !== device

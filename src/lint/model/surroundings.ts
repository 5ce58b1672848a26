import type { NodeKind } from '#contract/nodes.gen.ts'
import { DEVICES, type Device } from '#contract/value.ts'
import { get, type Located, textOf } from '../document/located.ts'

/** Origin of `row`: an entry of a node's list, or the record of a row action, wherever it is placed. */
export type RowOrigin = { node: Located; around: Surroundings } | { action: string }

/** The scope at a place, beyond the roots available everywhere. */
export interface Surroundings {
  /** The devices this is shown on. */
  devices: readonly Device[]
  row?: RowOrigin
  /** True inside an action, where `event` exists. */
  event: boolean
  /** Inside steps: `as` → the step before this one that gives the answer. */
  results?: ReadonlyMap<string, Located>
  /** True inside `else`, where `result.error` exists. */
  failed: boolean
}

export const NOWHERE: Surroundings = { devices: DEVICES, event: false, failed: false }

/** Properties of node kinds inside which `row` is an entry of the node's list. */
const ROW_PROPERTIES: Partial<Record<NodeKind, readonly string[]>> = {
  table: ['columns', 'rowActions'],
  list: ['item', 'onItem'],
  carousel: ['item'],
  indexList: ['item', 'onItem', 'label'],
}

/** Properties that hold steps: each step can read the answers of the earlier ones. */
const STEP_LISTS = ['do', 'else', 'onEnd']

/** The scope at the end of a path from the root of a tree whose own scope is `base`. */
export function surroundingsAt(
  root: Located,
  segments: readonly string[],
  base: Surroundings,
): Surroundings {
  let around = base
  let at: Located | undefined = root
  for (const [index, segment] of segments.entries()) {
    if (!at) break
    around = entering(at, segments.slice(0, index + 1), around)
    at = at.items[Number(segment)] ?? get(at, segment)
  }
  return at ? onlyOn(at, around) : around
}

function entering(at: Located, path: readonly string[], around: Surroundings): Surroundings {
  const segment = path.at(-1) ?? ''
  if (at.items.length > 0) return inList(at, path, around)
  const inner = onlyOn(at, around)
  if (path[0] === 'model' && path[1] === 'actions') return inAction(at, path, inner)
  if (path[0] === 'views' && path.length === 2) return shownOn(segment, inner)
  return opensRows(at, segment)
    ? { ...inner, row: { node: at, around: inner } }
    : failing(segment, inner)
}

function inAction(at: Located, path: readonly string[], around: Surroundings): Surroundings {
  const [, , name = '', part] = path
  if (path.length !== 4) return failing(path.at(-1) ?? '', around)
  const event = part === 'do' || part === 'require'
  const row = get(at, 'for')?.value === 'row' ? { row: { action: name } } : {}
  return { ...around, ...row, event }
}

const failing = (segment: string, around: Surroundings): Surroundings =>
  segment === 'else' ? { ...around, failed: true } : around

function inList(at: Located, path: readonly string[], around: Surroundings): Surroundings {
  if (!STEP_LISTS.includes(path.at(-2) ?? '')) return around
  const results = new Map(around.results)
  for (const step of at.items.slice(0, Number(path.at(-1)))) {
    const name = textOf(get(step, 'as'))
    if (name !== undefined) results.set(name, step)
  }
  return { ...around, results }
}

function onlyOn(node: Located, around: Surroundings): Surroundings {
  const only = textOf(get(node, 'only'))
  return only === undefined ? around : shownOn(only, around)
}

const shownOn = (name: string, around: Surroundings): Surroundings => ({
  ...around,
  devices: around.devices.filter((device) => device === name),
})

function opensRows(node: Located, segment: string): boolean {
  const kind = textOf(get(node, 'type'))
  return kind !== undefined && Object.hasOwn(ROW_PROPERTIES, kind)
    ? (ROW_PROPERTIES[kind as NodeKind] ?? []).includes(segment)
    : false
}

import {
  type Entry,
  entryMap,
  get,
  type Located,
  type SourceText,
  textOf,
} from '../document/located.ts'
import type { Role } from '../schema/roles.ts'
import type { LintDocument, LookUp } from './documents.ts'
import { placedForms } from './placedForms.ts'
import { argumentsOf, substitute } from './substitute.ts'
import { NOWHERE, type Surroundings } from './surroundings.ts'
import { readTree, type Tree, type Use } from './tree.ts'

type Names = ReadonlyMap<string, Entry>

/** A page or dialog with everything it draws in: fragments where they are used, payloads where they are sent. */
export interface PageSite {
  kind: 'page' | 'dialog'
  source: SourceText
  root: Located
  sources: Names
  state: Names
  forms: Names
  actions: Names
  timers: Names
  /** The page itself first. */
  trees: readonly Tree[]
  /** The uses of all trees with one of these roles. */
  uses(...roles: readonly Role[]): readonly Use[]
}

export function readPageSite(document: LintDocument, lookUp: LookUp): PageSite | undefined {
  const { kind, root, source } = document
  if (!root || (kind !== 'page' && kind !== 'dialog')) return undefined
  const model = get(root, 'model')
  const trees = unfold(readTree(root, 'page', NOWHERE), lookUp, [])
  const uses = trees.flatMap((tree) => tree.uses)
  return {
    kind,
    source,
    root,
    sources: entryMap(get(model, 'sources')),
    state: entryMap(get(model, 'state')),
    forms: placedForms(get(model, 'forms'), lookUp),
    actions: entryMap(get(model, 'actions')),
    timers: entryMap(get(model, 'timers')),
    trees,
    uses: (...roles) => uses.filter(({ role }) => roles.includes(role)),
  }
}

/** The tree and those it draws in, each once per place; a fragment inside itself is left out. */
function unfold(tree: Tree, lookUp: LookUp, within: readonly string[]): Tree[] {
  const drawn = tree.uses.flatMap(({ role, at, around }): Tree[] => {
    if (role === 'use') return drawFragment(at, around, lookUp, within)
    return role === 'payload' ? drawPayload(at, around, lookUp) : []
  })
  return [tree, ...drawn]
}

function drawFragment(
  use: Located,
  around: Surroundings,
  lookUp: LookUp,
  within: readonly string[],
): Tree[] {
  const id = textOf(get(use, 'use')) ?? ''
  const fragment = lookUp('fragment', id)?.root
  const node = get(fragment, 'node')
  if (!fragment || !node || within.includes(id)) return []
  const drawn = substitute(node, argumentsOf(use, fragment))
  return unfold(readTree(drawn, 'node', around), lookUp, [...within, id])
}

function drawPayload(name: Located, around: Surroundings, lookUp: LookUp): Tree[] {
  const payload = lookUp('payload', textOf(name) ?? '')?.root
  return payload ? [readTree(payload, 'payload', around)] : []
}

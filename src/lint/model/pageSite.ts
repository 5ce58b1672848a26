import { type Entry, entryMap, get, type Located, type SourceText } from '../document/located.ts'
import type { Role } from '../schema/roles.ts'
import type { LintDocument, LookUp } from './documents.ts'
import { placedForms } from './placedForms.ts'
import { NOWHERE } from './surroundings.ts'
import { readTree, type Tree, type Use } from './tree.ts'
import { unfold } from './unfold.ts'

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
  const trees = unfold(readTree(root, 'page', NOWHERE), lookUp)
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

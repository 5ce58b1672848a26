import type { Located } from '../document/located.ts'
import type { LintDocument, LookUp } from './documents.ts'
import { placedRows } from './placedForms.ts'
import { NOWHERE } from './surroundings.ts'
import { readTree, type Tree } from './tree.ts'
import { unfold } from './unfold.ts'

/** A panel of the form editor with the fragments that it draws in. */
export interface PanelSite {
  /** Its rows after expansion, each part at the place it was written. */
  rows: Located
  /** The panel itself first. */
  trees: readonly Tree[]
}

export function readPanelSite({ kind, root }: LintDocument, lookUp: LookUp): PanelSite | undefined {
  if (!root || kind !== 'panel') return undefined
  const trees = unfold(readTree(root, 'rows', NOWHERE), lookUp)
  return { rows: placedRows(root, lookUp), trees }
}

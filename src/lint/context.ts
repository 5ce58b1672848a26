import type { FileFinding } from '#contract/finding.ts'
import { oncePer } from '#domain/oncePer.ts'
import type { LintInput } from './input.ts'
import { type Documents, type LintDocument, readDocuments } from './model/documents.ts'
import type { PageSite } from './model/pageSite.ts'
import { pageSiteOf, panelSiteOf } from './model/pageSites.ts'
import type { PanelSite } from './model/panelSite.ts'
import { NOWHERE } from './model/surroundings.ts'
import { readTree, type Tree } from './model/tree.ts'
import { type Api, readOperations } from './shape/operations.ts'

/** The input of every rule: the documents as written, and the pages after expansion. */
export interface LintContext {
  input: LintInput
  documents: Documents
  api: Api
  /** Pages and dialogs, fragments and payloads drawn in. */
  pages: readonly PageSite[]
  /** Panels of the form editor, fragments drawn in. */
  panels: readonly PanelSite[]
  /** Every document by itself, then everything that pages and panels draw in: the same text may come more than once. */
  trees: readonly Tree[]
}

/** One kind of mistake; findings it reports twice are shown once. */
export interface Rule {
  name: string
  check(context: LintContext): readonly FileFinding[]
}

const SCHEMA_OF = {
  page: 'page',
  dialog: 'page',
  fragment: 'fragment',
  payload: 'payload',
  site: 'site',
} as const

const apiOf = oncePer(readOperations)

/** Returns the tree of a document by itself; pages, dialogs and panels are read together with the parts they include. */
const treesAlone = oncePer(({ kind, root }: LintDocument): readonly Tree[] =>
  root && kind !== 'page' && kind !== 'dialog' && kind !== 'panel'
    ? [readTree(root, SCHEMA_OF[kind], NOWHERE)]
    : [],
)

export function createContext(input: LintInput): LintContext {
  const documents = readDocuments(input)
  const pages = documents.all.flatMap((document) => pageSiteOf(document, documents) ?? [])
  const panels = documents.all.flatMap((document) => panelSiteOf(document, documents) ?? [])
  const alone = documents.all.flatMap(treesAlone)
  return {
    input,
    documents,
    api: apiOf(input.operations),
    pages,
    panels,
    trees: [...alone, ...[...pages, ...panels].flatMap(({ trees }) => trees)],
  }
}

import type { FileFinding } from '#contract/finding.ts'
import type { LintInput } from './input.ts'
import { type Documents, readDocuments } from './model/documents.ts'
import { type PageSite, readPageSite } from './model/pageSite.ts'
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
  /** Every document by itself, then everything the pages draw in: the same text may come more than once. */
  trees: readonly Tree[]
}

/** One thing that can be wrong; findings it reports twice are shown once. */
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

export function createContext(input: LintInput): LintContext {
  const documents = readDocuments(input)
  const pages = documents.all.flatMap((document) => readPageSite(document, documents) ?? [])
  const alone = documents.all.flatMap(({ kind, root }) =>
    root && kind !== 'page' && kind !== 'dialog' ? [readTree(root, SCHEMA_OF[kind], NOWHERE)] : [],
  )
  return {
    input,
    documents,
    api: readOperations(input.operations),
    pages,
    trees: [...alone, ...pages.flatMap(({ trees }) => trees)],
  }
}

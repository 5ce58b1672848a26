import { oncePer } from '#domain/oncePer.ts'
import type { Located, SourceText } from '../document/located.ts'
import { type Fault, parseLocated } from '../document/parseLocated.ts'
import { placeLimits } from './placeLimits.ts'

export type DocumentKind = 'page' | 'dialog' | 'fragment' | 'payload' | 'panel' | 'site'

/** A parsed document with its limits resolved; one that is no JSON has no root, is reported and not inspected further. */
export interface LintDocument {
  kind: DocumentKind
  source: SourceText
  root?: Located
  syntax: readonly Fault[]
}

/** The texts of the documents, by kind. */
export interface DocumentTexts {
  pages: readonly SourceText[]
  dialogs: readonly SourceText[]
  fragments: readonly SourceText[]
  payloads: readonly SourceText[]
  /** Panels of the form editor, each of the field type that is its id; only the product has some. */
  panels?: readonly SourceText[]
  site?: SourceText
}

export interface Documents {
  all: readonly LintDocument[]
  of(kind: DocumentKind): ReadonlyMap<string, LintDocument>
}

/** The document of a name, if there is one. */
export type LookUp = (kind: DocumentKind, id: string) => LintDocument | undefined

export function readDocuments(input: DocumentTexts): Documents {
  const all = [
    ...input.pages.map((source) => READ.page(source)),
    ...input.dialogs.map((source) => READ.dialog(source)),
    ...input.fragments.map((source) => READ.fragment(source)),
    ...input.payloads.map((source) => READ.payload(source)),
    ...(input.panels ?? []).map((source) => READ.panel(source)),
    ...(input.site ? [READ.site(input.site)] : []),
  ]
  const byId = (kind: DocumentKind) =>
    new Map(
      all
        .filter((document) => document.kind === kind)
        .map((document) => [document.source.id, document]),
    )
  const maps = {
    page: byId('page'),
    dialog: byId('dialog'),
    fragment: byId('fragment'),
    payload: byId('payload'),
    panel: byId('panel'),
    site: byId('site'),
  }
  return { all, of: (kind) => maps[kind] }
}

const readAs = (kind: DocumentKind) =>
  oncePer((source: SourceText): LintDocument => {
    const { root, errors } = parseLocated(source)
    return { kind, source, syntax: errors, ...(root && { root: placeLimits(root) }) }
  })

/** The product's texts are read once, and not again for every society whose overrides are checked among them. */
const READ: Record<DocumentKind, (source: SourceText) => LintDocument> = {
  page: readAs('page'),
  dialog: readAs('dialog'),
  fragment: readAs('fragment'),
  payload: readAs('payload'),
  panel: readAs('panel'),
  site: readAs('site'),
}

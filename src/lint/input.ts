import type { ComponentManifest } from '#contract/components.ts'
import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import type { DocumentTexts } from './model/documents.ts'
import type { ApiDocument } from './shape/operations.ts'

/** Kinds of documents of which a society may have its own, by their folder. */
export const OVERRIDE_KINDS = ['pages', 'dialogs', 'fragments', 'payloads'] as const
export type OverrideKind = (typeof OVERRIDE_KINDS)[number]

/** Everything the lint looks at; it reads no file by itself. */
export interface LintInput extends DocumentTexts {
  /** `schemas/api.json`, by `parseApi`. */
  operations: ApiDocument
  /** Names of `adapters/records`. */
  adapters: readonly string[]
  /** The common dictionaries of all organisations; when absent, names are not checked. */
  dictionaries?: Dictionaries
  /** The tree of areas; when absent, defaults of area fields are not checked. */
  areas?: readonly AreaNode[]
  /** Registered custom components, by their name without `x:`. */
  components?: Readonly<Record<string, Pick<ComponentManifest, 'props'>>>
}

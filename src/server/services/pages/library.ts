import type { FileFinding } from '#contract/finding.ts'
import type { SourceText } from '#lint/document/located.ts'
import type { LintInput } from '#lint/input.ts'
import { lintDocuments } from '#lint/lintDocuments.ts'
import { lintOrganisation } from '#lint/lintOrganisation.ts'
import { organisationDocuments } from '../configuration/organisationDocuments.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'

export const DOCUMENT_KINDS = ['pages', 'dialogs', 'fragments', 'payloads'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Documents by kind and id, `pages/home`, and what was found in each file. */
export interface Library {
  sources: ReadonlyMap<string, SourceText>
  findings: ReadonlyMap<string, readonly FileFinding[]>
}

/** The product's own documents, checked. */
export function productLibrary(product: LintInput): Library {
  return { sources: sourcesOf(product), findings: byFile(lintDocuments(product)) }
}

/** The product's documents with an organisation's overrides in their place, checked together. */
export function organisationLibrary(
  base: Library,
  product: LintInput,
  configuration: Pick<OrgConfiguration, 'documents' | 'dictionaries'>,
): Library {
  const own = organisationDocuments(configuration)
  const overrides = sourcesOf(own)
  if (overrides.size === 0) return base
  const found = lintOrganisation(product, { ...own, formConfig: [] })
  return {
    sources: new Map([...base.sources, ...overrides]),
    findings: byFile([...[...base.findings.values()].flat(), ...found]),
  }
}

function sourcesOf(documents: Pick<LintInput, DocumentKind>): Map<string, SourceText> {
  const entries = DOCUMENT_KINDS.flatMap((kind) =>
    documents[kind].map((source) => [`${kind}/${source.id}`, source] as const),
  )
  return new Map(entries)
}

function byFile(findings: readonly FileFinding[]): Map<string, FileFinding[]> {
  const files = new Map<string, FileFinding[]>()
  for (const finding of findings)
    files.set(finding.file, [...(files.get(finding.file) ?? []), finding])
  return files
}

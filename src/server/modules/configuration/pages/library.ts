import type { FileFinding, FittedOverrides } from '#contract/finding.ts'
import { withLimits } from '#domain/json/writtenLimit.ts'
import type { SourceText } from '#lint/document/located.ts'
import { type LintInput, OVERRIDE_KINDS, type OverrideKind } from '#lint/input.ts'
import { organisationDocuments } from '../documents/organisationDocuments.ts'
import type { OrgConfiguration } from '../documents/orgConfiguration.ts'
import type { CheckedProduct } from '../product/checkedProduct.ts'
import type { FitOverrides } from '../versions/fitOverrides.ts'

/** Documents by kind and id, such as `pages/home`, and the findings in each file. */
export interface Library {
  sources: ReadonlyMap<string, SourceText>
  findings: ReadonlyMap<string, readonly FileFinding[]>
  /** The organisation's overrides that are left out of the documents, with the reasons. */
  misfits: FittedOverrides
}

/** Fits overrides, and reports those that are not shown. */
export interface OverrideParts {
  fitOverrides: FitOverrides
  warn(configuration: OrgConfiguration, findings: readonly FileFinding[]): void
}

/** The product's own documents, checked. */
export function productLibrary(product: CheckedProduct): Library {
  return {
    sources: sourcesOf(product),
    findings: byFile(product.findings),
    misfits: { dropped: [], findings: [] },
  }
}

/**
 * Replaces the product's documents by those of an organisation's overrides that have no errors; otherwise the product's
 * documents stay, so that no visitor meets a finding.
 */
export async function organisationLibrary(
  base: Library,
  { configuration, product }: { configuration: OrgConfiguration; product: CheckedProduct },
  { fitOverrides, warn }: OverrideParts,
): Promise<Library> {
  const overrides = sourcesOf(organisationDocuments(configuration))
  if (overrides.size === 0) return base
  const misfits = await fitOverrides(configuration, product)
  const { dropped, findings } = misfits
  if (findings.length > 0) warn(configuration, findings)
  const shown = [...overrides].filter(([, { file }]) => !dropped.includes(file))
  return { ...base, sources: new Map([...base.sources, ...shown]), misfits }
}

export type Document = Record<string, unknown>

/**
 * Returns the parsed document with its limits inserted; `undefined` when it is missing or the check found an error in
 * it.
 */
export function usable(library: Library, key: string): Document | undefined {
  const source = library.sources.get(key)
  const wrong = findingsOf(library, key).some(({ severity }) => severity === 'error')
  return source && !wrong ? documentOf(source) : undefined
}

/** Parsed documents, cached for all answers and, for the product's own, across all organisations. */
const parsed = new WeakMap<SourceText, Document>()

function documentOf(source: SourceText): Document {
  const known = parsed.get(source)
  if (known) return known
  const document = withLimits(JSON.parse(source.text)) as Document
  parsed.set(source, document)
  return document
}

export const findingsOf = ({ sources, findings }: Library, key: string) =>
  findings.get(sources.get(key)?.file ?? '') ?? []

function sourcesOf(documents: Pick<LintInput, OverrideKind>): Map<string, SourceText> {
  const entries = OVERRIDE_KINDS.flatMap((kind) =>
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

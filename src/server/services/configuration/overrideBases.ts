import { ownValue } from '#contract/record.ts'
import type { LintInput } from '#lint/input.ts'
import type { Bases } from '../../store/repositories/configBases.ts'
import { contentHashOf, putBlobs } from '../../store/repositories/configBlobs.ts'
import type { Tx } from '../../store/store.ts'
import type { ConfigurationDocuments } from './orgConfiguration.ts'

const KINDS = ['pages', 'dialogs', 'fragments', 'payloads'] as const

/** The product's document that stands at a configuration's path; undefined where the product has none. */
export function productText(product: LintInput, path: string): string | undefined {
  const kind = KINDS.find((one) => path.startsWith(`${one}/`))
  const source = kind && product[kind].find(({ id }) => path === `${kind}/${id}.json`)
  return source?.text
}

/** Documents of a configuration that stand in for the product's. */
export const overridePaths = (documents: ConfigurationDocuments, product: LintInput): string[] =>
  Object.keys(documents).filter((path) => productText(product, path) !== undefined)

/** True where documents stand in for the product's or stand beside them. */
export const hasOverrides = (documents: ConfigurationDocuments): boolean =>
  Object.keys(documents).some((path) => KINDS.some((kind) => path.startsWith(`${kind}/`)))

/** Stores the product's text as what an override is made from; null where the document overrides nothing. */
export async function putBase(tx: Tx, product: LintInput, path: string): Promise<string | null> {
  const text = productText(product, path)
  if (text === undefined) return null
  await putBlobs(tx, { [path]: text })
  return contentHashOf(text)
}

export interface BaseSources {
  product: LintInput
  /** What is known of the documents themselves, such as from a change set or a restored version. */
  given: Bases
  /** Those of the version before, for documents that it had. */
  carried: Bases
}

/**
 * What each of these documents is made from: as given, else as in the version before, else the product's present text,
 * whose blob is stored.
 */
export async function basesOf(
  tx: Tx,
  documents: ConfigurationDocuments,
  { product, given, carried }: BaseSources,
): Promise<Bases> {
  const bases = new Map<string, string>()
  for (const path of Object.keys(documents)) {
    const known = ownValue(given, path) ?? ownValue(carried, path)
    const hash = known ?? (await putBase(tx, product, path))
    if (hash !== null) bases.set(path, hash)
  }
  return Object.fromEntries(bases)
}

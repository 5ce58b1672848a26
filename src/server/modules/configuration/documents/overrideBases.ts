import { ownValue } from '#contract/record.ts'
import { type LintInput, OVERRIDE_KINDS } from '#lint/input.ts'
import type { Tx } from '#server/store/store.ts'
import type { Bases } from '../repositories/configBases.ts'
import { contentHashOf, putBlobs } from '../repositories/configBlobs.ts'
import type { ConfigurationDocuments } from './orgConfiguration.ts'

/** Returns the product's document at a path of a configuration; `undefined` where the product has none. */
export function productText(product: LintInput, path: string): string | undefined {
  const kind = OVERRIDE_KINDS.find((one) => path.startsWith(`${one}/`))
  const source = kind && product[kind].find(({ id }) => path === `${kind}/${id}.json`)
  return source?.text
}

/** Paths of the documents with which a configuration overrides the product's. */
export const overridePaths = (documents: ConfigurationDocuments, product: LintInput): string[] =>
  Object.keys(documents).filter((path) => productText(product, path) !== undefined)

/** True if a configuration has documents of the product's kinds, whether they override one or are additional. */
export const hasOverrides = (documents: ConfigurationDocuments): boolean =>
  Object.keys(documents).some((path) => OVERRIDE_KINDS.some((kind) => path.startsWith(`${kind}/`)))

/**
 * Stores the product's text as the base of an override and returns its hash; null where the document overrides nothing.
 */
export async function putBase(tx: Tx, product: LintInput, path: string): Promise<string | null> {
  const text = productText(product, path)
  if (text === undefined) return null
  await putBlobs(tx, { [path]: text })
  return contentHashOf(text)
}

export interface BaseSources {
  product: LintInput
  /** Bases known for the documents themselves, such as from a change set or a restored version. */
  given: Bases
  /** Bases in the previous version. */
  carried: Bases
}

/**
 * Returns the base of each document: as given, else as in the previous version, else the product's present text, whose
 * blob is stored.
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

import { RECORD_ADAPTERS } from '#adapters/records/recordAdapterRegistry.ts'
import type { LintInput } from '#lint/input.ts'
import { productInput } from '#lint/productInput.ts'
import { ROOT } from '#server/root.ts'

/** Reads the product's documents as the lint reads them. */
export const readProduct = (): Promise<LintInput> =>
  productInput(ROOT, Object.keys(RECORD_ADAPTERS))

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileFinding } from '#contract/finding.ts'
import type { LintInput } from '#lint/input.ts'
import { lintDocuments } from '#lint/lintDocuments.ts'
import { readProduct } from './readProduct.ts'

/** The product's documents. */
export type Product = LintInput & {
  /**
   * Hash of the documents and of the code that checks them: findings of one process of a build are valid for all.
   * Absent when sources run, because these may change at any time.
   */
  build?: string
}

export type CheckedProduct = Product & {
  /** Findings in the product's own documents. */
  findings: readonly FileFinding[]
}

/** Findings made at build time in the documents as they were then. */
export interface ProductCheck {
  /** Hash of the built code. */
  code: string
  /** Hash of the documents. */
  documents: string
  findings: readonly FileFinding[]
}

/** File beside the built server. */
export const PRODUCT_CHECK = 'productCheck.json'

/**
 * Reads the product's documents and their findings: from the build while the documents are the same, otherwise by
 * checking them.
 */
export async function readCheckedProduct(built = builtCheck()): Promise<CheckedProduct> {
  const product = await readProduct()
  if (!built) return { ...product, findings: lintDocuments(product) }
  const documents = hashOfProduct(product)
  const isSame = documents === built.documents
  return {
    ...product,
    findings: isSame ? built.findings : lintDocuments(product),
    build: hashOf(built.code, documents),
  }
}

function builtCheck(): ProductCheck | undefined {
  const file = join(import.meta.dirname, PRODUCT_CHECK)
  if (!existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')) as ProductCheck
}

/** Hash of all that the lint looks at. */
export const hashOfProduct = (product: LintInput): string => hashOf(JSON.stringify(product))

export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/**
 * A step of the build: what every start would do again is done once, with the built code, and kept beside it. The calls'
 * validators are written as code, and the product's documents are checked.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lintDocuments } from '#lint/lintDocuments.ts'
import { BUILT_VALIDATORS } from '#server/calls/validation/builtValidators.ts'
import { writeValidators } from '#server/calls/validation/writeValidators.ts'
import {
  hashOf,
  hashOfProduct,
  PRODUCT_CHECK,
  type ProductCheck,
} from '#server/modules/configuration/product/checkedProduct.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'

const folder = import.meta.dirname

async function checkProduct(): Promise<ProductCheck> {
  const code = readdirSync(folder)
    .filter((name) => /\.c?js$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name)))
  const product = await readProduct()
  return {
    code: hashOf(...code),
    documents: hashOfProduct(product),
    findings: lintDocuments(product),
  }
}

writeFileSync(join(folder, BUILT_VALIDATORS), writeValidators())
writeFileSync(join(folder, PRODUCT_CHECK), JSON.stringify(await checkProduct()))

/** Last step of a build: checks the product's documents, and writes what it finds beside the built server. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lintDocuments } from '#lint/lintDocuments.ts'
import {
  hashOf,
  hashOfProduct,
  PRODUCT_CHECK,
  type ProductCheck,
} from '../services/configuration/checkedProduct.ts'
import { readProduct } from '../services/configuration/readProduct.ts'

const folder = import.meta.dirname
const code = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .sort()
  .map((name) => readFileSync(join(folder, name)))
const product = await readProduct()
const check: ProductCheck = {
  code: hashOf(...code),
  documents: hashOfProduct(product),
  findings: lintDocuments(product),
}
writeFileSync(join(folder, PRODUCT_CHECK), JSON.stringify(check))

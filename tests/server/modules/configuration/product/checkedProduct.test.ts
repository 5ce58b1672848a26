import { expect, test } from 'vitest'
import type { FileFinding } from '#contract/finding.ts'
import {
  hashOfProduct,
  readCheckedProduct,
} from '#server/modules/configuration/product/checkedProduct.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'

const finding: FileFinding = {
  ...{ file: 'schemas/pages/home.json', path: '', line: 1, column: 1 },
  ...{ severity: 'warning', code: 'of-the-build', message: '' },
}

test('what a build found holds while the documents are the same, and for no others', async () => {
  const documents = hashOfProduct(await readProduct())
  const built = { code: 'code', documents, findings: [finding] }
  const same = await readCheckedProduct(built)
  expect(same.findings).toEqual([finding])
  const changed = await readCheckedProduct({ ...built, documents: 'others' })
  expect(changed.findings).toEqual([])
  expect(changed.build).toBe(same.build)
  const upgraded = await readCheckedProduct({ ...built, code: 'newer' })
  expect(upgraded.build).not.toBe(same.build)
  expect((await readCheckedProduct()).build).toBeUndefined()
})

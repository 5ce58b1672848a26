import { expect, test } from 'vitest'
import { FIELD_TYPES } from '#contract/formInfo.ts'
import { panelRows } from '#formDocument/types/typePanels.ts'
import { createContext } from '#lint/context.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'

const { panels } = createContext(await readProduct())

test.each(FIELD_TYPES)('the lint judges the panel of %s as the studio shows it', (type) => {
  const read = panels.find(({ rows }) => rows.source.id === type)
  expect(read?.rows.value).toEqual(panelRows(type, true))
})

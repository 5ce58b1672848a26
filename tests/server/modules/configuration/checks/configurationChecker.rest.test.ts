import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { checkConfiguration } from '#server/modules/configuration/checks/checkConfiguration.ts'
import { createConfigurationChecker } from '#server/modules/configuration/checks/configurationChecker.ts'
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'

const published = await readConfigurationFolder('fixtures/organisations/demo')
const home = await readFile('schemas/pages/home.json', 'utf8')
const checker = createConfigurationChecker()

test('the worker finds what the check finds', async () => {
  const { 'dictionaries/ORG_INDUSTRY.json': _gone, ...rest } = published
  const documents = { ...rest, 'pages/home.json': home.replace('"noticePage"', '"noticePaeg"') }
  const parts = { product: await readProduct(), shared: readSharedData() }
  const expected = checkConfiguration(documents, parts, published)
  expect(expected.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['vanished-code', 'unknown-call']),
  )
  expect(await checker.check(documents, published)).toEqual(expected)
})

test('the worker finds the overrides that do not fit, before and after it reads the product again', async () => {
  const documents = { ...published, 'pages/home.json': home.replace('"noticePage"', '"gone"') }
  for (const reload of [() => {}, checker.reload]) {
    reload()
    expect(await checker.fitOverrides(documents)).toMatchObject({
      dropped: ['pages/home.json'],
      findings: [{ file: 'pages/home.json', code: 'unknown-call' }],
    })
  }
})

test('a check that fails rejects, and the next one is answered', async () => {
  await expect(checker.fitOverrides({ 'dictionaries/A.json': '{' })).rejects.toThrow()
  expect(await checker.fitOverrides(published)).toEqual({ dropped: [], findings: [] })
})

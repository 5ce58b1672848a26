import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { answerConfigQuestion } from '#server/control/configDesk.ts'
import { makeReports } from '#server/modules/changes/makeReports.ts'
import { checkerHere } from '#server/modules/configuration/checks/checkConfiguration.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'
import { type ExamineParts, examine } from '#server/operate/doctor/examine.ts'
import type { Store } from '#server/store/store.ts'
import { openTestStore } from '../../store/openTestStore.ts'
import { STRONG_SITE } from '../../support/realSettings.ts'

let store: Store
let ask: ExamineParts['ask']
beforeAll(async () => {
  store = await openTestStore()
  const product = await readProduct()
  const { check } = checkerHere({ product, shared: readSharedData() })
  ask = (question) =>
    answerConfigQuestion(
      { check, store, pages: { product: () => product }, reports: makeReports(store) },
      question,
    )
})
afterAll(() => store.close())

async function sectionsOf(parts: Partial<ExamineParts>) {
  const sections: Record<string, string[]> = {}
  for await (const { name, examined } of examine({ source: {}, ask, ...parts }))
    sections[name] = examined.map(({ level }) => level)
  return sections
}

test('settings that a start refuses end it', async () => {
  expect(await sectionsOf({ source: { PORT: 'many' } })).toEqual({ settings: ['bad'] })
})

test('a demonstration has neither certificates nor services to ask, and compares the database’s clock', async () => {
  expect(await sectionsOf({})).toMatchObject({
    settings: ['good', 'warning'],
    database: ['good', 'good', 'good', 'good'],
    certificates: ['good'],
    services: ['good'],
    clocks: ['good'],
  })
})

test('without a server that holds the embedded database it says so, and goes on', async () => {
  const sections = await sectionsOf({ ask: async () => undefined })
  expect(sections.database).toEqual(['warning'])
  expect(sections.clocks).toEqual([])
})

test('a database that does not open is bad, and the rest is examined', async () => {
  const sections = await sectionsOf({ ask: () => Promise.reject(new Error('ECONNREFUSED')) })
  expect(sections.database).toEqual(['bad'])
  expect(sections.certificates).toEqual(['good'])
})

test('services are not asked where the configuration that names them cannot be read', async () => {
  const source = { ...STRONG_SITE, SITE_URL: 'https://{host}' }
  const closed = { ask: () => Promise.reject(new Error('ECONNREFUSED')) }
  for (const more of [closed, { ask: async () => undefined }]) {
    const sections = await sectionsOf({ source, org: 'demo', ...more })
    expect(sections.services).toEqual(['warning'])
    expect(sections.clocks).toEqual([])
  }
})

test('services of a society nobody knows are not asked', async () => {
  const source = { ...STRONG_SITE, SITE_URL: 'https://{host}' }
  const sections = await sectionsOf({ source, org: 'nobody' })
  expect(sections.services).toEqual(['bad'])
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RIGHTS, type Right } from '#contract/codes.ts'
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { findCurrentConfig } from '#server/modules/configuration/repositories/configVersions.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { publish } from '../../support/publish.ts'
import { publishAsSeen } from '../../support/publishAsSeen.ts'
import { staffWith } from '../../support/staffWith.ts'
import { DEMO, type Visitor } from '../../support/visitor.ts'

/** What an emergency alone puts back nowhere: the document, the right it asks for, another text of it. */
const GUARDED: [string, Right, (text: string) => string][] = [
  ['fees.json', 'configure.fees', (text) => text.replace('"amount": 10000', '"amount": 10100')],
  ['payConfig.json', 'configure.fees', (text) => `${text} `],
  ['invoiceConfig.json', 'configure.fees', (text) => `${text} `],
  ['payProviders.json', 'configure.providers', (text) => text.replace('2088000000000001', '2088')],
  ['organisation.json', 'configure', (text) => `${text} `],
  ['retention.json', 'configure', (text) => text.replace('"ended": "5年"', '"ended": "6年"')],
  ['staff.json', 'configure', () => '{ "twoPersons": { "audits": true } }'],
]
const CONFIGURES = RIGHTS.filter((right) => right.startsWith('configure.'))

const STAFF = { 'staff.json': '{ "twoPersons": { "publishing": true } }' }

let server: TestApp
let demo: ConfigurationDocuments
let lin: Visitor
let qin: Visitor
let onlyPublisher: Visitor
beforeAll(async () => {
  server = await openApp()
  demo = await readConfigurationFolder('fixtures/organisations/demo')
  lin = await staffWith(server, 'configure', 'publish')
  qin = await staffWith(server, 'configure', 'publish')
  onlyPublisher = await staffWith(server, 'publish')
})
afterAll(() => server.close())

const live = async () => {
  const found = await server.parts.store.tx(DEMO, findCurrentConfig)
  if (!found) throw new Error('nothing is live')
  return found
}

/** Publishes the demonstration with these documents put over it; answers the version. */
async function put(changed: ConfigurationDocuments): Promise<number> {
  expect(await publish(server, changed)).toEqual([])
  return (await live()).version
}

const titled = (title: string): ConfigurationDocuments => {
  const { items, ...rest } = JSON.parse(demo['notices.json'] ?? '')
  const [first, ...others] = items
  return { 'notices.json': JSON.stringify({ ...rest, items: [{ ...first, title }, ...others] }) }
}

/** A dictionary with one code more: going back loses it. */
const withCode = (): ConfigurationDocuments => {
  const path = 'dictionaries/ORG_INDUSTRY.json'
  const { items, ...rest } = JSON.parse(demo[path] ?? '')
  const more = { itemCode: '9991', itemName: '新增的' }
  return { [path]: JSON.stringify({ ...rest, items: [...items, more] }) }
}

const back = async (who: Visitor, version: number) =>
  who.ask('versionBack', { live: (await live()).version, version })

let good: number
beforeEach(async () => {
  good = await put(titled(`好${(await live()).version}`))
})

describe('where one person publishes', () => {
  test('any version is chosen: one step leads out of several bad ones', async () => {
    for (const name of ['坏一', '坏二', '坏三']) await put(titled(name))
    const { data } = await back(lin, good)
    const now = await live()
    expect(now.version).toBe(data.version)
    expect(await lin.call('versionCompare', { from: good, to: now.version })).toEqual([])
  })

  test('the live version itself is none to go back to, and one that was never published is not found', async () => {
    expect(await back(lin, good)).toMatchObject({ status: 409 })
    expect(await back(lin, 99_999)).toMatchObject({ status: 404 })
  })

  test.each(GUARDED)('%s is put back by who may change it alone', async (path, right, text) => {
    await put({ ...titled(`好${good}`), [path]: text(demo[path] ?? '') })
    const others = CONFIGURES.filter((one) => one !== right)
    const without = await staffWith(server, ...others, 'publish')
    const before = (await live()).version
    expect(await back(without, good)).toMatchObject({ status: 403 })
    expect((await live()).version).toBe(before)
    expect(await back(await staffWith(server, right, 'publish'), good)).toMatchObject({
      status: 200,
    })
  })

  test('who may publish alone goes back over anything else', async () => {
    await put({ ...titled('坏'), ...withCode(), 'assets/a.svg': 'PHN2Zy8+' })
    expect(await back(onlyPublisher, good)).toMatchObject({ status: 200 })
  })
})

describe('where two persons publish', () => {
  test('one person proposes, another publishes; the demand does not go with one', async () => {
    const demanding = await put({ ...STAFF, ...withCode() })
    expect((await lin.call('versionPage', { current: 1, size: 1 })).needsTwoPersons).toBe(true)
    const { data } = await back(lin, good)
    expect(data).toEqual({ changeId: expect.any(String) })
    const { changeId: id = '' } = data
    expect((await live()).version).toBe(demanding)
    const accepted = { acceptsLoss: true, acceptsProofs: true }
    expect(await publishAsSeen(lin, id, accepted)).toMatchObject({
      msg: '这份修改单由您送审，须由另一人发布',
    })
    expect(await qin.call('changeReport', { id })).toMatchObject({ errors: 0 })
    expect(await publishAsSeen(qin, id, accepted)).toMatchObject({ status: 200 })
    expect(await lin.call('versionCompare', { from: good, to: (await live()).version })).toEqual([])
  })

  test('who may not change every document that comes back proposes nothing', async () => {
    await put(STAFF)
    expect(await back(onlyPublisher, good)).toMatchObject({ status: 403 })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LintInput } from '#lint/input.ts'
import { answerConfigQuestion } from '#server/control/configDesk.ts'
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { productText } from '#server/modules/configuration/documents/overrideBases.ts'
import { listBases } from '#server/modules/configuration/repositories/configBases.ts'
import { findBlob } from '#server/modules/configuration/repositories/configBlobs.ts'
import { pushConfig } from '#server/modules/configuration/repositories/configVersions.ts'
import {
  configurationHash,
  publishDocuments,
} from '#server/modules/configuration/versions/publishDocuments.ts'
import { rememberBases } from '#server/modules/configuration/versions/rememberBases.ts'
import { restoreVersion } from '#server/modules/configuration/versions/versions.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { publishAsSeen } from '../../support/publishAsSeen.ts'
import { staffWith } from '../../support/staffWith.ts'
import { DEMO, type Visitor, visitor } from '../../support/visitor.ts'

let server: TestApp
let lin: Visitor
let product: LintInput
let demo: ConfigurationDocuments

beforeAll(async () => {
  server = await openApp()
  lin = await staffWith(server, 'configure', 'publish')
  product = server.parts.pages.product()
  demo = await readConfigurationFolder('fixtures/organisations/demo')
})
afterAll(() => server.close())

const PAGE = 'pages/notFound.json'
const present = () => productText(product, PAGE) ?? ''
const FORMER_WORDS = '没有这个页面。'
/** The product's page as a release before said it, on the phone. */
const former = () =>
  present().replace(/("mobile"[\s\S]*"text": ")没有找到[^"]*/, `$1${FORMER_WORDS}`)
const OWN_TITLE = '另写的页面'
const titled = (text: string) => text.replace('"页面不存在"', `"${OWN_TITLE}"`)

/** The product of a release before. */
const formerProduct = (): LintInput => ({
  ...product,
  pages: product.pages.map((page) => (page.id === 'notFound' ? { ...page, text: former() } : page)),
})

/** Publishes the demonstration with these documents put over it, as a push does that was checked. */
async function put(own: ConfigurationDocuments, of = product): Promise<number> {
  const { version } = await server.parts.store.tx(DEMO, async (tx) => {
    const documents = { ...demo, ...own }
    const head = { author: 'tester', note: '', accountId: null, base: 'current' } as const
    const outcome = await publishDocuments(tx, { ...head, documents, product: of })
    if (outcome.kind === 'moved') throw new Error(outcome.kind)
    return outcome
  })
  server.parts.configuration.forget()
  return version
}

/** Pushes a folder at the command line of this product. */
async function push(own: ConfigurationDocuments, of: LintInput): Promise<number> {
  const parts = {
    ...server.parts,
    check: server.parts.checker.check,
    reports: server.parts,
    pages: { product: () => of },
  }
  const answer = await answerConfigQuestion(parts, {
    ...{ command: 'push', org: 'demo', base: await live(), author: 'tester', note: '' },
    documents: { ...demo, ...own },
  })
  server.parts.configuration.forget()
  return answer.version ?? 0
}

/** The product's text that the page of a version is made from. */
const baseOf = (version: number): Promise<string | undefined> =>
  server.parts.store.tx(DEMO, async (tx) => {
    const { [PAGE]: hash } = await listBases(tx, version)
    return hash === undefined ? undefined : findBlob(tx, hash)
  })

const live = async () => {
  server.parts.configuration.forget()
  return (await server.parts.configuration.of(DEMO)).version
}

const shown = () => visitor(server).call('page', { id: 'notFound' })

const overrides = () => lin.call('studioOverrides', {})

const open = async () => (await lin.call('changeOpen', { title: '页面' })).id

const publish = async (id: string) => (await publishAsSeen(lin, id)).data.version ?? 0

const draft = async (id: string) => (await lin.call('changeDocument', { id, path: PAGE })).content

const whole = (id: string, content: string, stepId: string, rev = 0) =>
  lin.call('changeStep', { id, path: PAGE, stepId, rev, content })

// Every case begins without the page.
beforeEach(() => put({ 'site.json': demo['site.json'] ?? '' }))

test('the report tells what a new page of the society changes of the product’s', async () => {
  const id = await open()
  await whole(id, present().replace('返回首页', '回到首页'), 'told')
  const { changes } = await lin.call('changeReport', { id })
  expect(changes.map(({ path }) => path)).toEqual([PAGE, PAGE])
  expect(changes[0]?.sentence).toContain('新增')
  expect(changes[1]?.sentence).toContain('回到首页')
})

describe('what an override is made from is remembered', () => {
  test('when a change set publishes it, and in the versions after', async () => {
    const id = await open()
    await whole(id, titled(present()), 'made')
    const version = await publish(id)
    expect(await baseOf(version)).toBe(present())
    const next = await open()
    await whole(next, titled(present()).replace('返回首页', '回到首页'), 'edited')
    expect(await baseOf(await publish(next))).toBe(present())
  })

  test('by a push, which keeps it for what stays an override, however the product changes', async () => {
    const version = await push({ [PAGE]: titled(former()) }, formerProduct())
    expect(await baseOf(version)).toBe(former())
    const next = await push({ [PAGE]: titled(former()).replace('返回首页', '回到首页') }, product)
    expect(await baseOf(next)).toBe(former())
  })

  test('by a version, which brings it along when it is restored', async () => {
    const version = await put({ [PAGE]: titled(former()) }, formerProduct())
    await put({})
    const { id } = await lin.call('versionRestore', { version, paths: [PAGE] })
    expect(await baseOf(await publish(id))).toBe(former())
    await put({})
    const { store, checker } = server.parts
    const asked = { code: 'demo', version, author: 'tester', files: [PAGE], product }
    const outcome = await restoreVersion(store, checker.check, asked)
    expect(await baseOf(outcome?.kind === 'pushed' ? outcome.version : 0)).toBe(former())
    await put({})
    const gone = await live()
    await put({ [PAGE]: titled(former()) }, formerProduct())
    await put({})
    const { version: back = 0 } = await lin.call('versionBack', {
      live: await live(),
      version: gone + 1,
    })
    expect([gone < back, await baseOf(back)]).toEqual([true, former()])
  })

  test('anew for an override that was taken away and made again', async () => {
    await put({ [PAGE]: titled(former()) }, formerProduct())
    await put({})
    expect(await baseOf(await put({ [PAGE]: titled(present()) }))).toBe(present())
  })

  test('from the first start on for what was stored before; what is known stays', async () => {
    const documents = { ...demo, [PAGE]: titled(present()) }
    const stored = { documents, hash: configurationHash(documents), author: '', note: '' }
    const version = await server.parts.store.tx(DEMO, (tx) =>
      pushConfig(tx, { ...stored, baseVersion: null, accountId: null }),
    )
    expect(await baseOf(version)).toBeUndefined()
    server.parts.configuration.forget()
    const start = async (of: LintInput) =>
      server.parts.store.tx(DEMO, (tx) => rememberBases(tx, of, { version, documents }))
    await start(product)
    expect(await baseOf(version)).toBe(present())
    await start(formerProduct())
    expect(await baseOf(version)).toBe(present())
  })
})

describe('after an upgrade', () => {
  test('an override that no longer fits is named to staff with its sentence; visitors see the product’s page', async () => {
    const text = present().replaceAll('"to": "/"', '"to": "/gone"')
    const documents = { ...demo, [PAGE]: text }
    const stored = { documents, hash: configurationHash(documents), author: '', note: '' }
    await server.parts.store.tx(DEMO, (tx) =>
      pushConfig(tx, { ...stored, baseVersion: null, accountId: null }),
    )
    server.parts.configuration.forget()
    expect(await overrides()).toMatchObject([
      {
        path: PAGE,
        title: '页面 notFound（页面不存在）',
        state: 'left',
        stateName: '没有显示',
        sentence: expect.stringContaining('/gone'),
      },
    ])
    const page = await shown()
    expect(page.findings).toEqual([])
    expect(JSON.stringify(page)).not.toContain('/gone')
  })

  test('an override whose page the product did not change is nothing to do', async () => {
    await put({ [PAGE]: titled(present()) })
    expect(await overrides()).toMatchObject([{ path: PAGE, state: 'same', isNewer: false }])
  })

  test('what the product changed is merged into the override, beside what the society changed', async () => {
    await put({ [PAGE]: titled(former()) }, formerProduct())
    expect(await overrides()).toMatchObject([{ path: PAGE, state: 'newer', isNewer: true }])
    const id = await open()
    expect(await lin.call('changeProduct', { id, path: PAGE })).toEqual({ rev: 1, conflicts: [] })
    expect(await draft(id)).toBe(titled(present()))
    const version = await publish(id)
    expect(await baseOf(version)).toBe(present())
    expect(await overrides()).toMatchObject([{ path: PAGE, state: 'same' }])
    expect(JSON.stringify((await shown()).page)).not.toContain(FORMER_WORDS)
  })

  test('a merge is one step that is taken back and done again, with what it is made from', async () => {
    const version = await put({ [PAGE]: titled(former()) }, formerProduct())
    const id = await open()
    await lin.call('changeProduct', { id, path: PAGE })
    expect(await lin.call('changeUndo', { id })).toMatchObject({
      label: '“页面 notFound”并入产品的新内容',
    })
    expect(await draft(id)).toBe(titled(former()))
    expect(await lin.call('changeReport', { id })).toMatchObject({ changes: [] })
    await lin.call('changeUndo', { id, isRedo: true })
    expect(await baseOf(await publish(id))).toBe(present())
    expect(await baseOf(version)).toBe(former())
  })

  test('what both changed is decided by a person, and is asked for only once', async () => {
    const own = former().replace(FORMER_WORDS, '学会的说法。')
    await put({ [PAGE]: own }, formerProduct())
    const id = await open()
    const asked = await lin.call('changeProduct', { id, path: PAGE })
    expect(asked.conflicts).toMatchObject([
      { path: PAGE, mine: expect.stringContaining('学会的说法') },
    ])
    expect(await draft(id)).toBe(own)
    const decided = { id, path: PAGE, isDecided: true }
    const seen = await lin.call('changeProduct', { ...decided, rev: asked.rev + 1 })
    expect(seen.conflicts).toHaveLength(1)
    const theirs = asked.conflicts.map(({ itemCode }) => itemCode)
    await lin.call('changeProduct', { ...decided, rev: asked.rev, theirs })
    expect(await draft(id)).toBe(present())
  })

  test('a merge that keeps the society’s text is published, and is not offered again', async () => {
    const own = former().replace(FORMER_WORDS, '学会的说法。')
    await put({ [PAGE]: own }, formerProduct())
    const id = await open()
    const { rev } = await lin.call('changeProduct', { id, path: PAGE })
    await lin.call('changeProduct', { id, path: PAGE, rev, isDecided: true })
    expect(await draft(id)).toBe(own)
    const { changes } = await lin.call('changeReport', { id })
    expect(changes.map(({ sentence }) => sentence)).toEqual(['已并入产品的新内容，学会的改动不变'])
    expect(await baseOf(await publish(id))).toBe(present())
    expect(await overrides()).toMatchObject([{ state: 'same' }])
  })

  test('a change set that merges what was published since keeps what its override is made from', async () => {
    await put({ [PAGE]: titled(former()) }, formerProduct())
    const id = await open()
    await lin.call('changeProduct', { id, path: PAGE })
    const site = (demo['site.json'] ?? '').trimEnd()
    await put({ [PAGE]: titled(former()), 'site.json': `${site}\n\n\n` })
    expect(await lin.call('changeRebase', { id })).toMatchObject({ conflicts: [] })
    expect(await baseOf(await publish(id))).toBe(present())
  })

  test('an override is given up for the product’s page, without any loss to accept', async () => {
    await put({ [PAGE]: titled(former()) }, formerProduct())
    const id = await open()
    await lin.call('changeProduct', { id, path: PAGE, isWhole: true })
    const { changes, isLoss } = await lin.call('changeReport', { id })
    expect([changes.map(({ sentence }) => sentence), isLoss]).toEqual([
      ['删除学会自己的“页面 notFound”，产品有同名的就显示产品的'],
      false,
    ])
    await publish(id)
    expect(await overrides()).toEqual([])
    expect((await shown()).page).toMatchObject({ title: '页面不存在' })
  })
})

describe('nothing is merged', () => {
  test('where the product changed nothing, and where there is no override', async () => {
    await put({ [PAGE]: titled(present()) })
    const id = await open()
    expect(await lin.ask('changeProduct', { id, path: PAGE })).toMatchObject({
      status: 409,
      msg: '产品的这个页面没有更新，没有可并入的内容',
    })
    expect(await lin.ask('changeProduct', { id, path: 'pages/home.json' })).toMatchObject({
      status: 409,
      msg: '这不是学会自己的页面，或产品没有对应的页面',
    })
  })

  test('by staff who may not change pages; they read what is left out', async () => {
    await put({ [PAGE]: titled(former()) }, formerProduct())
    const texts = await staffWith(server, 'configure.texts')
    const { id } = await texts.call('changeOpen', { title: '公告' })
    expect(await texts.ask('changeProduct', { id, path: PAGE })).toMatchObject({ status: 403 })
    expect(await texts.call('studioOverrides', {})).toMatchObject([{ mayEdit: false }])
    expect(await visitor(server).ask('studioOverrides', {})).toMatchObject({ status: 401 })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FittedOverrides } from '#contract/finding.ts'
import { openConfiguration } from '#server/modules/configuration/documents/openConfiguration.ts'
import { prepareOverrides } from '#server/modules/configuration/pages/prepareOverrides.ts'
import type { Product } from '#server/modules/configuration/product/checkedProduct.ts'
import { findVerdict } from '#server/modules/configuration/repositories/configVerdicts.ts'
import { pushConfig } from '#server/modules/configuration/repositories/configVersions.ts'
import { fitOverridesOnce } from '#server/modules/configuration/versions/fitOverrides.ts'
import { publishDocuments } from '#server/modules/configuration/versions/publishDocuments.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO } from '../../../support/visitor.ts'

const PAGE = 'pages/notFound.json'
const WRONG: FittedOverrides = { dropped: [PAGE], findings: [] }

let server: TestApp
let looks: string[]
const product = (build?: string): Product => ({
  ...server.parts.pages.product(),
  ...(build ? { build } : {}),
})
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())
beforeEach(() => {
  looks = []
})

/** Another process: it knows nothing but what is stored. */
const process = () =>
  fitOverridesOnce(server.parts.store, async () => {
    looks.push(PAGE)
    return WRONG
  })

/** The live configuration with an override, which nobody has checked unless a build is named. */
async function live(checkedBy?: string) {
  const { store, configuration } = server.parts
  const { documents } = await configuration.of(DEMO)
  const changed = { ...documents, [PAGE]: `{"title":"${Math.random()}"}` }
  const head = { author: '', note: '', accountId: null } as const
  await store.tx(DEMO, async (tx) => {
    const unchecked = { ...head, documents: changed, hash: '', baseVersion: null }
    if (checkedBy === undefined) return void (await pushConfig(tx, unchecked))
    const publication = { ...head, documents: changed, base: 'current' } as const
    await publishDocuments(tx, { ...publication, product: product(checkedBy) })
  })
  configuration.forget()
  return configuration.of(DEMO)
}

describe('a version’s overrides', () => {
  test('are looked at once a build, by all processes together', async () => {
    const configuration = await live()
    for (const build of ['one', 'one', 'two', 'one'])
      expect(await process()(configuration, product(build))).toEqual(WRONG)
    expect(looks).toHaveLength(2)
  })

  test('are looked at by every process where sources run', async () => {
    const configuration = await live()
    for (const judge of [process(), process()]) await judge(configuration, product())
    expect(looks).toHaveLength(2)
  })

  test('that were checked before they were published are not looked at again', async () => {
    const fitting = { dropped: [], findings: [] }
    expect(await process()(await live('one'), product('one'))).toEqual(fitting)
    expect(looks).toEqual([])
  })

  test('are judged for a preview by themselves, and nothing of it is stored', async () => {
    const configuration = await live('one')
    const preview = openConfiguration(configuration.documents, configuration.version)
    expect(await process()(preview, product('one'))).toEqual(WRONG)
    expect(looks).toHaveLength(1)
  })

  test('are shown although what was found cannot be stored', async () => {
    const configuration = await live()
    const { store } = server.parts
    const full: typeof store.tx = (orgId, fn) =>
      store.tx(orgId, async (tx) => {
        const answer = await fn(tx)
        if (answer === undefined && looks.length > 0) throw new Error('the disk is full')
        return answer
      })
    const judge = fitOverridesOnce({ ...store, tx: full }, async () => {
      looks.push(PAGE)
      return WRONG
    })
    expect(await judge(configuration, product('full'))).toEqual(WRONG)
    const stored = await store.tx(DEMO, (tx) => findVerdict(tx, configuration.version, 'full'))
    expect(stored).toBeUndefined()
  })
})

test('after an upgrade only what the build has not looked at is prepared', async () => {
  const configuration = await live()
  const asked: string[] = []
  const judge = process()
  const prepare = (build: string) =>
    prepareOverrides({
      ...server.parts,
      pages: {
        ...server.parts.pages,
        product: () => product(build),
        misfits: async (one) => {
          asked.push(one.orgId)
          return judge(one, product(build))
        },
      },
    })
  await prepare('three')
  await prepare('three')
  expect(asked).toEqual([DEMO])
  expect(looks).toHaveLength(1)
  await prepare('four')
  expect(asked).toEqual([DEMO, DEMO])
  expect(configuration.isStored).toBe(true)
})

import { expect, test } from 'vitest'
import {
  findConfigVersion,
  findCurrentConfig,
  findFormerContents,
  listConfigVersions,
  makeCurrent,
  pushConfig,
} from '#server/modules/configuration/repositories/configVersions.ts'
import { findLiveVersions } from '#server/modules/configuration/repositories/liveVersions.ts'
import { Conflict, MissingReference } from '#server/store/databaseError.ts'
import {
  findOrganisationByHost,
  listHostsOf,
  putHosts,
} from '#server/store/shards/organisations.ts'
import type { Store } from '#server/store/store.ts'
import { newSociety } from '../societies.ts'

const config = (note: string) => ({
  hash: note,
  documents: { 'site.json': `{"note":"${note}"}`, 'assets/a.svg': 'PHN2Zy8+' },
  baseVersion: null,
  accountId: null,
  author: '运营',
  note,
})

export function configVersionRules(store: () => Store): void {
  test('pushes at once become versions one after the other, the last one current', async () => {
    const orgId = await newSociety(store())
    const versions = await Promise.all(
      ['a', 'b', 'c', 'd'].map((note) => store().tx(orgId, (tx) => pushConfig(tx, config(note)))),
    )
    expect(versions.sort()).toEqual([1, 2, 3, 4])
    expect((await store().tx(orgId, findCurrentConfig))?.version).toBe(4)
  })

  test('a push that fails changes nothing', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, (tx) => pushConfig(tx, config('good')))
    const failed = store().tx(orgId, async (tx) => {
      await pushConfig(tx, config('bad'))
      throw new Error('a page is wrong')
    })
    await expect(failed).rejects.toThrow('wrong')
    expect((await store().tx(orgId, listConfigVersions)).map((version) => version.note)).toEqual([
      'good',
    ])
  })

  test('any earlier version serves again, an unknown one is refused', async () => {
    const orgId = await newSociety(store())
    for (const note of ['one', 'two']) await store().tx(orgId, (tx) => pushConfig(tx, config(note)))
    await store().tx(orgId, (tx) => makeCurrent(tx, 1))
    expect((await store().tx(orgId, findCurrentConfig))?.note).toBe('one')
    await expect(store().tx(orgId, (tx) => makeCurrent(tx, 9))).rejects.toThrow(MissingReference)
    const live = await store().txSystem((tx) => findLiveVersions(tx, 'orgId', [orgId]))
    expect(live.get(orgId)).toEqual({ orgId, code: orgId, version: 1 })
  })

  test('documents come back as they were, in the order they had', async () => {
    const orgId = await newSociety(store())
    const version = await store().tx(orgId, (tx) => pushConfig(tx, config('x')))
    const read = await store().tx(orgId, (tx) => findConfigVersion(tx, version))
    expect(JSON.stringify(read?.documents)).toBe(JSON.stringify(config('x').documents))
  })

  test('a document that does not change is stored once, and every version has it', async () => {
    const orgId = await newSociety(store())
    for (const note of ['one', 'two']) await store().tx(orgId, (tx) => pushConfig(tx, config(note)))
    const stored = await store().tx(orgId, (tx) =>
      tx.db.selectFrom('configBlob').where('orgId', '=', orgId).select('content').execute(),
    )
    expect(stored.map(({ content }) => content).sort()).toEqual(
      ['PHN2Zy8+', '{"note":"one"}', '{"note":"two"}'].sort(),
    )
    const first = await store().tx(orgId, (tx) => findConfigVersion(tx, 1))
    expect(first?.documents).toEqual(config('one').documents)
  })

  test('what a path held in earlier versions is found, the newest first', async () => {
    const orgId = await newSociety(store())
    for (const note of ['one', 'two', 'two', 'three'])
      await store().tx(orgId, (tx) => pushConfig(tx, config(note)))
    const former = (versions: number) =>
      store().tx(orgId, (tx) => findFormerContents(tx, 'site.json', versions))
    expect(await former(9)).toEqual(['three', 'two', 'one'].map((note) => `{"note":"${note}"}`))
    expect(await former(2)).toEqual(['three', 'two'].map((note) => `{"note":"${note}"}`))
  })

  test('a host leads to its society and to one only', async () => {
    const [one, two] = [await newSociety(store()), await newSociety(store())]
    const host = `${one.toLowerCase()}.example`
    await store().txSystem((tx) => putHosts(tx, one, [host]))
    expect((await store().txSystem((tx) => findOrganisationByHost(tx, host)))?.orgId).toBe(one)
    await expect(store().txSystem((tx) => putHosts(tx, two, [host]))).rejects.toThrow(Conflict)
    await store().txSystem((tx) => putHosts(tx, one, []))
    expect(await store().txSystem((tx) => listHostsOf(tx, one))).toEqual([])
  })
}

import { expect, test } from 'vitest'
import { insertAccount } from '#server/base/repositories/accounts.ts'
import { removeExpired } from '#server/base/repositories/expiry.ts'
import { enterIdempotent } from '#server/base/repositories/idempotency.ts'
import { noticeViews } from '#server/modules/configuration/repositories/notices.ts'
import {
  addHoldings,
  claimUnusedFiles,
  deleteSwept,
  findFile,
  insertFile,
  lockFiles,
  markFilesUsed,
  releaseFiles,
} from '#server/modules/files/repositories/files.ts'
import { findConsentVersion, recordConsent } from '#server/modules/people/repositories/consents.ts'
import {
  findFormDefinition,
  keepFormDefinition,
} from '#server/modules/records/repositories/formDefinitions.ts'
import type { Store } from '#server/store/store.ts'
import { countNoticeView } from '../countNoticeView.ts'
import { newSociety } from '../societies.ts'

const file = (path: string) => ({
  path,
  name: '申请表.jpg',
  size: 5,
  contentType: 'image/jpeg',
  purpose: 'enclosure',
  owner: '',
})

export function recordRules(store: () => Store): void {
  test('forty readers at once are forty views', async () => {
    const orgId = await newSociety(store())
    const views = await Promise.all(
      Array.from({ length: 40 }, () => store().tx(orgId, (tx) => countNoticeView(tx, 'n1'))),
    )
    expect(new Set(views).size).toBe(40)
    expect(await store().tx(orgId, noticeViews)).toEqual(new Map([['n1', 40]]))
  })

  test('a form is kept once, as it was first', async () => {
    const orgId = await newSociety(store())
    const kept = await store().tx(orgId, async (tx) => {
      await keepFormDefinition(tx, { hash: 'h', formInfo: '[[]]', printInfo: '{}' })
      await keepFormDefinition(tx, { hash: 'h', formInfo: 'changed', printInfo: '{}' })
      return findFormDefinition(tx, 'h')
    })
    expect(kept?.formInfo).toBe('[[]]')
  })

  const claim = (orgId: string, hours: number, named: string[] = []) =>
    store().txSystem(async (tx) => {
      const before = new Date(tx.now.getTime() + hours * 3_600_000)
      const claimed = await claimUnusedFiles(tx, { before, limit: 1000, named })
      return claimed.flatMap((one) => (one.orgId === orgId ? [one.path] : [])).sort()
    })

  test('a sweep claims the files nobody refers to, and no record takes those any more', async () => {
    const orgId = await newSociety(store())
    const held = { holder: 'm1', place: 'memberForm' } as const
    await store().tx(orgId, async (tx) => {
      for (const path of ['free', 'used', 'held', 'named']) await insertFile(tx, file(path))
      await markFilesUsed(tx, ['used'])
      await addHoldings(tx, held, ['held'])
    })
    expect(await claim(orgId, -1)).toEqual([])
    expect(await claim(orgId, 1, ['named'])).toEqual(['free'])
    const left = await store().tx(orgId, (tx) => lockFiles(tx, ['free', 'used', 'held', 'named']))
    expect(left.flatMap(({ path, sweptAt }) => (sweptAt ? [] : [path]))).toEqual([
      'held',
      'named',
      'used',
    ])
    expect(await claim(orgId, 1, ['named'])).toEqual(['free'])
    await store().txSystem((tx) => deleteSwept(tx, { orgId, path: 'free' }))
    await store().txSystem((tx) => deleteSwept(tx, { orgId, path: 'held' }))
    expect(await claim(orgId, 1, ['named'])).toEqual([])
    expect(await store().tx(orgId, (tx) => findFile(tx, 'held'))).toBeDefined()
  })

  test('a file that is let go of waits its day from then on, and none that another record holds', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      for (const path of ['a', 'b']) await insertFile(tx, file(path))
      await markFilesUsed(tx, ['a', 'b'])
      await addHoldings(tx, { holder: 'm2', place: 'orForm' }, ['b'])
      const later = { ...tx, now: new Date(tx.now.getTime() + 7_200_000) }
      await releaseFiles(later, ['a', 'b'])
    })
    expect(await claim(orgId, 1)).toEqual([])
    expect(await claim(orgId, 3)).toEqual(['a'])
  })

  test('the last agreement to a document counts', async () => {
    const orgId = await newSociety(store())
    const version = await store().tx(orgId, async (tx) => {
      const { id } = await insertAccount(tx, { userType: '1', realName: '李雷' })
      const consent = { accountId: id, mobile: null, document: 'privacy', ip: '203.0.113.7' }
      await recordConsent(tx, { ...consent, version: '1' })
      await recordConsent(
        { ...tx, now: new Date(tx.now.getTime() + 1000) },
        { ...consent, version: '2' },
      )
      return findConsentVersion(tx, id, 'privacy')
    })
    expect(version).toBe('2')
  })

  test('what is old is swept, what is new stays', async () => {
    const orgId = await newSociety(store())
    const call = { key: 'k', fingerprint: 'f' }
    await store().tx(orgId, (tx) => enterIdempotent(tx, call))
    const sweep = (seconds: number) =>
      store().txSystem((tx) => removeExpired(tx, new Date(tx.now.getTime() + seconds * 1000)))
    const count = () =>
      store().tx(
        orgId,
        async ({ db }) => (await db.selectFrom('idempotency').select('key').execute()).length,
      )
    await sweep(-60)
    expect(await count()).toBe(1)
    await sweep(60)
    expect(await count()).toBe(0)
  })
}

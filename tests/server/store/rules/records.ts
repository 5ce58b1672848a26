import { expect, test } from 'vitest'
import { insertAccount } from '#server/store/repositories/accounts.ts'
import { findConsentVersion, recordConsent } from '#server/store/repositories/consents.ts'
import { removeExpired } from '#server/store/repositories/expiry.ts'
import {
  deleteFile,
  findFile,
  findFiles,
  insertFile,
  listUnusedFiles,
  markFilesUsed,
} from '#server/store/repositories/files.ts'
import {
  findFormDefinition,
  keepFormDefinition,
} from '#server/store/repositories/formDefinitions.ts'
import { enterIdempotent } from '#server/store/repositories/idempotency.ts'
import { countNoticeView, noticeViews } from '#server/store/repositories/notices.ts'
import type { Store } from '#server/store/store.ts'
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

  test('a sweep finds the files nobody refers to', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      for (const path of ['a', 'b', 'c']) await insertFile(tx, file(path))
      await markFilesUsed(tx, ['b'])
      const tomorrow = new Date(tx.now.getTime() + 86_400_000)
      const unused = await listUnusedFiles(tx, tomorrow, 10)
      expect(unused.map((row) => row.path).sort()).toEqual(['a', 'c'])
      await deleteFile(tx, 'a')
      expect(await findFile(tx, 'a')).toBeUndefined()
      expect((await findFiles(tx, ['a', 'b', 'c'])).map((row) => row.path).sort()).toEqual([
        'b',
        'c',
      ])
    })
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

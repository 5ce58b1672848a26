import { mkdtempSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  findAccountByMobile,
  insertAccount,
  updateAccount,
} from '#server/base/repositories/accounts.ts'
import { createFieldCipher } from '#server/encryption/fieldCipher.ts'
import { addKey, createKeyFiles, dropKey } from '#server/encryption/keyFiles.ts'
import { findFactor, proposeFactor } from '#server/modules/people/repositories/secondFactors.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { encryptedColumnsOf, encryptedTables } from '#server/store/encryption/encryptedColumns.ts'
import { prepareEncryption } from '#server/store/encryption/prepareEncryption.ts'
import type { Store } from '#server/store/store.ts'
import { anApplication, newSociety } from './societies.ts'
import { testedStores } from './stores.ts'

const MOBILE = '13812345678'
const person = { userType: '1', realName: '李雷', mobile: MOBILE } as const

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Files that were changed within a millisecond look the same. */
const later = () =>
  utimesSync(join(folder, 'sealing.key'), new Date(), new Date(Date.now() + 60_000))

describe.each(await testedStores())('on $name', ({ open }) => {
  const opened = async (work: (store: Store, orgId: string) => Promise<void>) => {
    const store = await open({ secretsDir: folder })
    try {
      await work(store, await newSociety(store))
    } finally {
      await store.close()
    }
  }
  const prepare = (store: Store) =>
    prepareEncryption(store.db, {
      cipher: createFieldCipher(createKeyFiles(folder)),
      secretsDir: folder,
    })

  test('a rotation encrypts everything anew while the store is in use, and the former key is not needed after it', () =>
    opened(async (store, orgId) => {
      const account = await store.tx(orgId, async (tx) => {
        const made = await insertAccount(tx, person)
        await proposeFactor(tx, made.id, 'SECRET')
        for (let more = 0; more < 300; more += 1)
          await insertAccount(tx, { ...person, mobile: `139${String(more).padStart(8, '0')}` })
        return made
      })
      const { id } = account
      const record = await store.tx(orgId, (tx) => anApplication(tx, { formInfo: { a: '甲' } }))
      const former = (await store.encryption.state()).current
      const current = addKey(folder)
      later()
      await store.tx(orgId, (tx) => updateAccount(tx, account, { cardNo: '110101199003070011' }))
      const before = await store.encryption.state()
      expect(before).toMatchObject({ current, former: [former] })
      expect(before.outdated).toBeGreaterThan(300)
      expect(await store.encryption.reencrypt()).toBeGreaterThan(300)
      expect(await store.encryption.state()).toEqual({ current, former: [], outdated: 0 })
      expect(dropKey(folder, former)).toBe(true)
      const found = await store.tx(orgId, async (tx) => ({
        account: await findAccountByMobile(tx, MOBILE),
        factor: await findFactor(tx, id),
        record: await memberApplications.find(tx, record.id),
      }))
      expect(found).toMatchObject({
        account: { id, cardNo: '110101199003070011' },
        factor: { secret: 'SECRET' },
        record: { formInfo: { a: '甲' } },
      })
      expect(await store.encryption.reencrypt()).toBe(0)
    }))

  test('a start without the keys, or with others, is refused, and makes none', () =>
    opened(async (store) => {
      const [needed] = createKeyFiles(folder).ids()
      await prepare(store)
      const away = `${folder}-away`
      renameSync(folder, away)
      await expect(prepare(store)).rejects.toMatchObject({
        message: expect.stringContaining(needed ?? ''),
        exitCode: 78,
      })
      folder = mkdtempSync(join(tmpdir(), 'portal-keys-'))
      createKeyFiles(folder).lookup()
      await expect(prepare(store)).rejects.toThrow(needed)
      rmSync(folder, { recursive: true })
      renameSync(away, folder)
      await prepare(store)
    }))

  test('a database from before is encrypted as a whole when it is first opened, second factors included', () =>
    opened(async (store, orgId) => {
      const { account, record } = await store.tx(orgId, async (tx) => {
        const made = await insertAccount(tx, { ...person, cardNo: '110101199003070011' })
        await proposeFactor(tx, made.id, 'SECRET')
        return { account: made, record: await anApplication(tx, { formInfo: { a: '甲' } }) }
      })
      // As it was: values in the clear, no hashes, a sealed factor, no key noted.
      const { box } = createFieldCipher(createKeyFiles(folder))
      const factor = box.seal('SECRET', `secondFactor ${orgId} ${account.id}`)
      await sql`update account set mobile = ${MOBILE}, mobile_hash = null,
        card_no = '110101199003070011', card_no_hash = null where id = ${account.id}`.execute(
        store.db,
      )
      await sql`update member_application set form_info = ${JSON.stringify(record.formInfo)}`.execute(
        store.db,
      )
      await sql`update second_factor set secret = ${factor}`.execute(store.db)
      await sql`delete from encryption_key`.execute(store.db)
      await Promise.all([prepare(store), prepare(store)])
      for (const table of encryptedTables())
        for (const column of encryptedColumnsOf(table).keys()) {
          const { rows } = await sql`select 1 from ${sql.table(table)}
            where ${sql.ref(column)}::text not in ('', '[]')
              and ${sql.ref(column)}::text not like '%v1.%'`.execute(store.db)
          expect(rows, `${table}.${column}`).toEqual([])
        }
      await store.tx(orgId, async (tx) => {
        expect(await findAccountByMobile(tx, MOBILE)).toEqual(account)
        expect(await memberApplications.find(tx, record.id)).toEqual(record)
        expect((await findFactor(tx, account.id))?.secret).toBe('SECRET')
      })
    }))
})

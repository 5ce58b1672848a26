import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ReadOnlyStore, Unavailable } from '#server/store/databaseError.ts'
import { openStore } from '#server/store/openStore.ts'
import { noticeViews } from '#server/store/repositories/notices.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { countNoticeView } from './countNoticeView.ts'
import { freshDataDir } from './openDiskStore.ts'
import { SmallDisk, whyNoSmallDisk } from './proofs/smallDisk.ts'
import { newSociety } from './societies.ts'

const reason = whyNoSmallDisk()
if (reason) console.info(`no disk was filled: ${reason}`)

/** Rows far beyond what is free. */
const writeTooMuch = ({ db, orgId }: Tx) =>
  sql`insert into uploaded_file select ${orgId}, n::text, repeat('x', 1000), 1, '', '', '', now(), null
    from generate_series(1, 200000) n`.execute(db)

describe.skipIf(reason)('a disk that fills up', () => {
  let disk: SmallDisk
  let store: Store
  let orgId: string

  beforeEach(async () => {
    disk = new SmallDisk(200)
    store = await openStore({ dataDir: await freshDataDir(disk.mountPoint), log: () => {} })
    orgId = await newSociety(store)
  })

  afterEach(async () => {
    await store.close()
    disk.remove()
  })

  const write = () => store.tx(orgId, (tx) => countNoticeView(tx, 'n'))
  const read = async () => (await store.tx(orgId, noticeViews)).get('n')
  const until = (done: () => Promise<boolean>) => expect.poll(done).toBe(true)

  test('below the margin writes are refused by name and reads go on, until there is space again', async () => {
    await write()
    disk.fill(60)
    await until(async () => store.readOnly())
    await expect(write()).rejects.toThrow(ReadOnlyStore)
    expect(await read()).toBe(1)
    disk.empty()
    await until(async () => !store.readOnly())
    expect(await write()).toBe(2)
  })

  test('full in the middle of a write: it fails, and everything works again without hands', async () => {
    for (let n = 1; n <= 20; n++) await write()
    const failed = store.tx(orgId, async (tx) => {
      disk.fill(0)
      await writeTooMuch(tx)
    })
    await expect(failed).rejects.toThrow(Unavailable)
    expect(await store.ready()).toBe(false)
    disk.empty()
    await until(() => store.ready())
    await until(async () => !store.readOnly())
    expect(await read()).toBe(20)
    expect(await write()).toBe(21)
  })
})

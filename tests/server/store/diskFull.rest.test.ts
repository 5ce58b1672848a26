import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noticeViews } from '#server/modules/configuration/repositories/notices.ts'
import { ReadOnlyStore, Unavailable } from '#server/store/databaseError.ts'
import { openStore } from '#server/store/openStore.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { openApp } from '../support/openApp.ts'
import { visitor } from '../support/visitor.ts'
import { countNoticeView } from './countNoticeView.ts'
import { freshDataDir } from './openDiskStore.ts'
import { SmallDisk, whyNoSmallDisk } from './proofs/smallDisk.ts'
import { newSociety } from './societies.ts'

const reason = whyNoSmallDisk()
if (reason) console.info(`no disk was filled: ${reason}`)

/** Rows far beyond what is free. */
const writeTooMuch = ({ db, orgId }: Tx) =>
  sql`insert into uploaded_file (org_id, path, name, size, content_type, purpose, owner, created_at)
    select ${orgId}, n::text, repeat('x', 1000), 1, '', '', '', now()
    from generate_series(1, 200000) n`.execute(db)

describe.skipIf(reason)('a disk that fills up', () => {
  let disk: SmallDisk
  let store: Store
  let orgId: string

  beforeEach(async () => {
    disk = new SmallDisk(300)
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

  test('below the margin staff log in and look things up; with the reserve spent nobody writes', async () => {
    await store.close()
    const dataDir = await freshDataDir(disk.mountPoint)
    const openOwn = (clock: () => Date) => openStore({ dataDir, clock, log: () => {} })
    const server = await openApp({ openStore: openOwn })
    const staff = visitor(server)
    const list = () => staff.ask('userPage', { userType: '1', current: 1, size: 10 })
    disk.fill(50)
    await until(async () => server.parts.store.readOnly())
    await staff.login('staff', 'Staff-2026')
    expect(await list()).toMatchObject({ status: 200 })
    expect(await staff.ask('changeOpen', { title: '试' })).toMatchObject({
      status: 503,
      msg: '系统磁盘空间不足，暂时只能用密码登录和查询，请稍后再试',
    })
    disk.fill(20)
    await until(async () => (await list()).status === 503)
    disk.empty()
    await until(async () => (await staff.ask('changeOpen', { title: '试' })).status === 200)
    expect(await list()).toMatchObject({ status: 200 })
    await server.close()
  })
})

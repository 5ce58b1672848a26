import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assertDurable } from '#server/store/embedded/assertDurable.ts'
import { DurableNodeFS } from '#server/store/embedded/durableNodeFs.ts'
import { DURABLE_START } from '#server/store/embedded/pgliteOptions.ts'
import { openStore } from '#server/store/openStore.ts'
import { spawnChild } from './children/spawnChild.ts'
import { freshDataDir } from './openDiskStore.ts'

let dataDir: string
let database: string
beforeAll(async () => {
  dataDir = await freshDataDir()
  database = join(dataDir, 'database')
})
afterAll(() => rmSync(dataDir, { recursive: true }))

/** Opens with the given parts and runs the start's assertion. */
async function assertWith(startParams: readonly string[], fs: NodeFS): Promise<void> {
  const db = await PGlite.create({ fs, startParams: [...startParams] })
  const counter = fs instanceof DurableNodeFS ? fs : Object.assign(fs, { flushes: 0 })
  await assertDurable(db, counter as DurableNodeFS).finally(() => db.close())
}

describe('the start refuses an engine whose commits may not reach the disk', () => {
  test('as PGlite comes', async () => {
    const asItComes = assertWith(PGlite.defaultStartParams, new DurableNodeFS(database))
    await expect(asItComes).rejects.toThrow('fsync is off')
  })

  test('with the settings but without the flush callback', async () => {
    await expect(assertWith(DURABLE_START, new NodeFS(database))).rejects.toThrow('without a flush')
  })

  test('with a sync method that is a no-op', async () => {
    const start = [...DURABLE_START, '-c', 'wal_sync_method=fdatasync']
    const method = assertWith(start, new DurableNodeFS(database))
    await expect(method).rejects.toThrow('wal_sync_method is fdatasync')
  })

  test('and takes the one we run', async () => {
    await assertWith(DURABLE_START, new DurableNodeFS(database))
  })
})

test('a directory of the database that is flushed counts as a flush and does not fail', async () => {
  const fs = new DurableNodeFS(database)
  const db = await PGlite.create({ fs, startParams: [...DURABLE_START] })
  const before = fs.flushes
  await db.exec('create table flushed (id int); checkpoint')
  expect(fs.flushes).toBeGreaterThan(before)
  await db.close()
})

test('a creation that was killed is begun anew and finished', async () => {
  const place = mkdtempSync(join(tmpdir(), 'society-portal-new-'))
  const writer = spawnChild('writer.ts', [place, join(place, 'acknowledged')])
  const begun = join(place, 'database.new', 'base')
  await expect.poll(() => existsSync(begun)).toBe(true)
  await writer.kill()
  expect(readdirSync(place)).not.toContain('database')
  mkdirSync(join(place, 'database.new', 'rest'), { recursive: true })
  writeFileSync(join(place, 'database.new', 'rest', 'x'), 'x')
  const store = await openStore({ dataDir: place })
  expect(await store.ready()).toBe(true)
  expect(readdirSync(place)).not.toContain('database.new')
  await store.close()
  rmSync(place, { recursive: true })
})

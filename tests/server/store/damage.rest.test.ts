import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readdirSync, readSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeBackup } from '#server/operate/backup/takeBackup.ts'
import { findDamage } from '#server/store/embedded/pages/findDamage.ts'
import { openStore } from '#server/store/openStore.ts'
import { StartRefusal } from '#server/store/startRefusal.ts'
import { freshDataDir } from './openDiskStore.ts'
import { newSociety } from './societies.ts'

const KB = 1024

let dataDir: string
beforeEach(async () => {
  dataDir = await freshDataDir()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const database = () => join(dataDir, 'database')
const open = () => openStore({ dataDir, log: () => {} })

/** The largest file of a relation, in which 24 kB are overwritten. */
function overwrite(content: Buffer = randomBytes(24 * KB)): { file: string; was: Buffer } {
  const folder = join(database(), 'base', '5')
  const size = (name: string) => statSync(join(folder, name)).size
  const [name = ''] = readdirSync(folder)
    .filter((one) => /^\d+$/.test(one))
    .sort((a, b) => size(b) - size(a))
  const file = openSync(join(folder, name), 'r+')
  const was = Buffer.alloc(content.length)
  readSync(file, was, 0, was.length, 64 * KB)
  writeSync(file, content, 0, content.length, 64 * KB)
  closeSync(file)
  return { file: `base/5/${name}`, was }
}

test('each page of a database that was written, stopped or killed is whole', async () => {
  expect(await findDamage(database())).toEqual([])
  const store = await open()
  for (let number = 0; number < 5; number += 1) await newSociety(store)
  expect(await store.damage?.()).toEqual([])
  await store.close()
  expect(await findDamage(database())).toEqual([])
})

test('what was overwritten is found, and a single bit', async () => {
  const { file, was } = overwrite()
  expect(await findDamage(database())).toMatchObject([{ file, pages: 3 }])
  was.writeUInt8(was.readUInt8(5000) ^ 1, 5000)
  overwrite(was)
  expect(await findDamage(database())).toMatchObject([{ file, pages: 1 }])
})

test('a database with damaged pages is neither started nor backed up', async () => {
  overwrite()
  const refusal = await open().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartRefusal)
  expect(refusal).toMatchObject({ exitCode: 74, message: expect.stringContaining('3 页已损坏') })
  const file = join(dataDir, 'backup.tar.gz')
  await expect(takeBackup(dataDir, file)).rejects.toThrow('3 页已损坏')
  expect(readdirSync(dataDir)).not.toContain('backup.tar.gz')
})

test('what is damaged while a server runs is told by its database', async () => {
  const store = await open()
  overwrite()
  expect(await store.damage?.()).toMatchObject([{ pages: 3 }])
  await store.close()
})

import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openStore } from '#server/store/openStore.ts'
import { TEST_CACHE } from '../../support/testCache.ts'
import { oncePerMachine } from './oncePerMachine.ts'
import { imageKey } from './openTestStore.ts'

/**
 * A data directory with a fresh migrated database, copied from one that is made once per version of the migrations.
 */
export async function freshDataDir(parent = tmpdir()): Promise<string> {
  const template = await oncePerMachine(resolve(TEST_CACHE, `data-${imageKey()}`), makeTemplate)
  const dataDir = mkdtempSync(join(parent, 'society-portal-'))
  cpSync(template, dataDir, { recursive: true })
  return dataDir
}

async function makeTemplate(): Promise<void> {
  const part = mkdtempSync(join(tmpdir(), 'society-portal-'))
  const store = await openStore({ dataDir: part })
  await store.close()
  const template = resolve(TEST_CACHE, `data-${imageKey()}`)
  cpSync(part, `${template}.part`, { recursive: true })
  rmSync(part, { recursive: true })
  renameSync(`${template}.part`, template)
}

import { resolve } from 'node:path'
import { fill } from '#domain/text/fill.ts'
import { haveKeyFiles } from '#server/encryption/keyFiles.ts'
import words from '#server/messages/backup.json' with { type: 'json' }
import { readEnv } from '#server/settings/env.ts'
import type { StoreEvent } from '#server/store/storeLog.ts'
import { restoreBackup } from './restoreBackup.ts'

async function main(): Promise<number> {
  const [file, folder, ...more] = process.argv.slice(2)
  if (!file || file.startsWith('-') || more.length > 0)
    throw new Error(words.restoreUsage.join('\n'))
  const env = readEnv(process.env)
  const dataDir = folder ? resolve(folder) : env.dataDir
  const secretsDir = haveKeyFiles(dataDir) ? dataDir : env.secretsDir
  const place = { dataDir, secretsDir }
  const { organisations, accounts, applications } = await restoreBackup(file, place, tell)
  console.log(fill(words.restored, { dataDir, organisations, accounts, applications }))
  if (secretsDir !== dataDir && env.secretsDir === env.dataDir)
    console.log(fill(words.keysThere, { folder: secretsDir }))
  return 0
}

function tell({ event, applied }: StoreEvent): void {
  if (event === 'store.migrated' && Array.isArray(applied))
    console.log(fill(words.migrated, { names: applied.join('、') }))
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}

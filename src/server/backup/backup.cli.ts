import { resolve } from 'node:path'
import { fill } from '#domain/text/fill.ts'
import words from '../messages/backup.json' with { type: 'json' }
import { readEnv } from '../settings/env.ts'
import { takeBackup } from './takeBackup.ts'

async function main(): Promise<number> {
  const [file, ...more] = process.argv.slice(2)
  if (!file || file.startsWith('-') || more.length > 0)
    throw new Error(words.backupUsage.join('\n'))
  const { dataDir, databaseUrl, secretsDir } = readEnv(process.env)
  if (databaseUrl) throw new Error(words.notEmbedded)
  await takeBackup(dataDir, resolve(file))
  console.log(fill(words.saved, { file: resolve(file) }))
  console.log(fill(words.keysApart, { folder: secretsDir }))
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}

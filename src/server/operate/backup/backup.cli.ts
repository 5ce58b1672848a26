import { resolve } from 'node:path'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/backup.json' with { type: 'json' }
import { type Env, readEnv } from '#server/settings/env.ts'
import { keepBackups } from './keepBackups.ts'
import { takeBackup } from './takeBackup.ts'

async function main(): Promise<number> {
  const { place, isKept } = readArguments(process.argv.slice(2))
  const env = readEnv(process.env)
  if (env.databaseUrl) throw new Error(words.notEmbedded)
  if (isKept) await keep(env, place)
  else {
    await takeBackup(env.dataDir, place)
    console.log(fill(words.saved, { file: place }))
  }
  console.log(fill(words.keysApart, { folder: env.secretsDir }))
  return 0
}

function readArguments(given: readonly string[]): { place: string; isKept: boolean } {
  const isKept = given[0] === '--keep'
  const [place, ...more] = isKept ? given.slice(1) : given
  if (!place || place.startsWith('-') || more.length > 0)
    throw new Error(words.backupUsage.join('\n'))
  return { place: resolve(place), isKept }
}

async function keep({ dataDir, secretsDir, backups }: Env, folder: string): Promise<void> {
  const kept = await keepBackups({ dataDir, secretsDir, folder }, backups, new Date())
  console.log(fill(words.saved, { file: kept.file }))
  console.log(fill(words.kept, { ...kept.totals, removed: kept.removed.length }))
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}

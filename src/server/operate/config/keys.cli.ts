import { fill } from '#domain/text/fill.ts'
import { addKey, createKeyFiles, dropKey, SEALING_KEYS } from '#server/encryption/keyFiles.ts'
import words from '#server/messages/keys.json' with { type: 'json' }
import { readEnv } from '#server/settings/env.ts'
import { askDesk } from './askDesk.ts'

class Usage extends Error {}

async function main(): Promise<number> {
  const [command, id, ...more] = process.argv.slice(2)
  const { secretsDir } = readEnv(process.env)
  if (more.length > 0 || (command === 'drop') !== (id !== undefined)) throw new Usage()
  if (command === 'status') return tell({ command: 'keys' })
  if (command === 'rotate') return rotate(secretsDir)
  if (command === 'reencrypt') return tell({ command: 'reencrypt' })
  if (command === 'drop') return drop(secretsDir, id ?? '')
  throw new Usage()
}

async function tell(question: { command: 'keys' | 'reencrypt' }): Promise<number> {
  const { ok, lines } = await askDesk(question)
  for (const line of lines) console.log(line)
  return ok ? 0 : 1
}

/** Adds a new current key. The former key stays in the file, because older backups need it. */
async function rotate(secretsDir: string): Promise<number> {
  const former = (await askDesk({ command: 'keys' })).keys?.current ?? ''
  console.log(fill(words.added, { id: added(secretsDir), folder: secretsDir, file: SEALING_KEYS }))
  const code = await tell({ command: 'reencrypt' })
  console.log(fill(words.formerBackups, { former }))
  return code
}

function added(secretsDir: string): string {
  try {
    return addKey(secretsDir)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EACCES' && code !== 'EROFS') throw error
    throw new Error(fill(words.notWritable, { folder: secretsDir, file: SEALING_KEYS }))
  }
}

/**
 * Removes a former key. Refused while any row is not under the current key, since it may need a key that was never
 * recorded.
 */
async function drop(secretsDir: string, id: string): Promise<number> {
  const { keys, lines } = await askDesk({ command: 'keys' })
  if (!keys || keys.outdated > 0 || keys.current === id || keys.former.includes(id)) {
    for (const line of lines) console.error(line)
    throw new Error(fill(words.stillNeeded, { id }))
  }
  if (!dropKey(secretsDir, id)) throw new Error(fill(words.unknownKey, { file: SEALING_KEYS, id }))
  console.log(fill(words.dropped, { id, ids: createKeyFiles(secretsDir).ids().join('、') }))
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(
    error instanceof Usage
      ? fill(words.usage.join('\n'), { file: SEALING_KEYS })
      : (error as Error).message,
  )
  process.exitCode = 2
}

import { randomBytes } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { KEY_BYTES, type Keys, keyIdOf, keysOf } from './keys.ts'

/** One base64 key per line; the first encrypts, all decrypt. */
export const SEALING_KEYS = 'sealing.key'
/** A single key, for lookup hashes. */
export const LOOKUP_KEY = 'lookup.key'

/**
 * Keys in the secrets folder: read lazily, created when missing, and reread when the file of encryption keys changes,
 * so that a rotation needs no restart. Processes on several machines need the same files.
 */
export function createKeyFiles(folder: string): Keys {
  const file = join(folder, SEALING_KEYS)
  let cached: { keys: Keys; changed: number } | undefined
  const keys = (): Keys => {
    if (!existsSync(file)) makeOnce(folder, SEALING_KEYS)
    const changed = statSync(file).mtimeMs
    if (cached?.changed !== changed) cached = { keys: readKeys(folder), changed }
    return cached.keys
  }
  return {
    current: () => keys().current(),
    find: (id) => cached?.keys.find(id) ?? keys().find(id),
    ids: () => keys().ids(),
    lookup: () => (cached?.keys ?? keys()).lookup(),
  }
}

/** True when both files exist. */
export const haveKeyFiles = (folder: string): boolean =>
  existsSync(join(folder, SEALING_KEYS)) && existsSync(join(folder, LOOKUP_KEY))

/** Prepends a new key and returns its id. */
export function addKey(folder: string): string {
  const key = randomBytes(KEY_BYTES)
  replaceKeys(folder, [key, ...readLines(folder, SEALING_KEYS)])
  return keyIdOf(key)
}

/** Removes a former key; false for an unknown id or the current key. */
export function dropKey(folder: string, id: string): boolean {
  const [current, ...former] = readLines(folder, SEALING_KEYS)
  const remaining = former.filter((key) => keyIdOf(key) !== id)
  if (!current || remaining.length === former.length) return false
  replaceKeys(folder, [current, ...remaining])
  return true
}

function readKeys(folder: string): Keys {
  if (!existsSync(join(folder, LOOKUP_KEY))) makeOnce(folder, LOOKUP_KEY)
  const [current, ...former] = readLines(folder, SEALING_KEYS)
  const [lookup, ...more] = readLines(folder, LOOKUP_KEY)
  if (!current || !lookup || more.length > 0)
    throw new Error(`${folder}: ${SEALING_KEYS} holds a key a line, ${LOOKUP_KEY} exactly one`)
  return keysOf([current, ...former], lookup)
}

function readLines(folder: string, name: string): Buffer[] {
  const file = join(folder, name)
  const keys = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => Buffer.from(line.trim(), 'base64'))
  if (keys.every((key) => key.length === KEY_BYTES)) return keys
  throw new Error(`${file}: a line does not hold 32 bytes as base64`)
}

const textOf = (keys: readonly Buffer[]): string =>
  keys.map((key) => `${key.toString('base64')}\n`).join('')

/** Replaces the file atomically: other processes read the former file or the new one, never a part. */
function replaceKeys(folder: string, keys: readonly Buffer[]): void {
  const file = join(folder, SEALING_KEYS)
  writeFileSync(`${file}.part`, textOf(keys), { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

/** Creates the file atomically: of processes starting concurrently one creates it, the others read it. */
function makeOnce(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true })
  const part = join(folder, `${name}.${process.pid}.part`)
  writeFileSync(part, textOf([randomBytes(KEY_BYTES)]), { mode: 0o600 })
  try {
    linkSync(part, join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(part)
  }
}

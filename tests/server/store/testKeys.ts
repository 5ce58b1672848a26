import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { createFieldCipher } from '#server/encryption/fieldCipher.ts'
import { keysOf } from '#server/encryption/keys.ts'
import { TEST_CACHE } from '../../support/testCache.ts'

/** The same keys for every test database in memory: images of them are opened by other processes. */
export const TEST_KEYS = keysOf([Buffer.alloc(32, 1)], Buffer.alloc(32, 2))

export const TEST_CIPHER = createFieldCipher(TEST_KEYS)

/** A folder of key files that several processes may share. */
export function testSecretsDir(): string {
  const folder = resolve(TEST_CACHE, 'secrets')
  mkdirSync(folder, { recursive: true })
  return folder
}

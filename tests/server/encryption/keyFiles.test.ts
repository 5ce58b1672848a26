import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addKey, createKeyFiles, dropKey, haveKeyFiles } from '#server/encryption/keyFiles.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('keys are made once, for the server alone', () => {
  expect(haveKeyFiles(folder)).toBe(false)
  const made = createKeyFiles(folder)
  expect(made.current()).toHaveLength(32)
  expect(made.lookup()).not.toEqual(made.current())
  expect(haveKeyFiles(folder)).toBe(true)
  const again = createKeyFiles(folder)
  expect([again.current(), again.lookup()]).toEqual([made.current(), made.lookup()])
  for (const name of ['sealing.key', 'lookup.key'])
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

test.each([
  ['sealing.key', 'short', '32 bytes'],
  ['sealing.key', '', 'a key a line'],
  ['lookup.key', 'short', '32 bytes'],
  ['lookup.key', `${Buffer.alloc(32).toString('base64')}\n`.repeat(2), 'exactly one'],
])('%s with %j is refused', (name, text, sentence) => {
  createKeyFiles(folder).lookup()
  writeFileSync(join(folder, name), text)
  expect(() => createKeyFiles(folder).ids()).toThrow(sentence)
})

test('a key that is added encrypts at once in a process that runs, the former ones stay until they are dropped', () => {
  const running = createKeyFiles(folder)
  const [first = ''] = running.ids()
  const added = addKey(folder)
  // Files of the same millisecond look the same.
  utimesSync(join(folder, 'sealing.key'), new Date(), new Date(Date.now() + 10))
  expect(running.ids()).toEqual([added, first])
  expect(running.find(first)).toBeDefined()
  expect(dropKey(folder, added)).toBe(false)
  expect(dropKey(folder, 'unknown')).toBe(false)
  expect(dropKey(folder, first)).toBe(true)
  expect(createKeyFiles(folder).ids()).toEqual([added])
  expect(readFileSync(join(folder, 'sealing.key'), 'utf8').trim().split('\n')).toHaveLength(1)
})

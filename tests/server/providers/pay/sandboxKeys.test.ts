import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import {
  createSandboxKeys,
  ensureSandboxKeys,
  prepareSandboxKeys,
} from '#server/providers/pay/emulation/sandboxKeys.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-keys-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const everything = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name} ${readFileSync(join(parentPath, name), 'utf8')}`)
    .toSorted()

test('keys prepared at the start are the ones that are used, whoever asks while they are made', async () => {
  const preparing = prepareSandboxKeys(folder)
  ensureSandboxKeys(folder)
  const before = everything()
  await preparing
  await prepareSandboxKeys(folder)
  expect(everything()).toEqual(before)
  expect(createSandboxKeys(folder)().platform.asymmetricKeyDetails?.modulusLength).toBe(2048)
})

test('prepared keys are whole: nothing is made at first use', async () => {
  await prepareSandboxKeys(folder)
  const prepared = everything()
  ensureSandboxKeys(folder)
  expect(everything()).toEqual(prepared)
  expect(prepared).toHaveLength(10)
})

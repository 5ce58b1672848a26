import { cpSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { prepareSandboxKeys } from '#server/sandbox/pay/sandboxKeys.ts'
import { seedKey } from '../../support/seedKey.ts'
import { oncePerMachine } from '../store/oncePerMachine.ts'

const CACHE = resolve(import.meta.dirname, '../../../node_modules/.cache/society-portal')
const kept = join(CACHE, `sandbox-keys-${seedKey()}`)

/** Gives a server's emulators keys that are made once per state of the sources: each pair takes a tenth of a second. */
export async function copySandboxKeys(folder: string): Promise<void> {
  await oncePerMachine(kept, async () => {
    const part = `${kept}.part`
    await prepareSandboxKeys(part)
    renameSync(part, kept)
  })
  cpSync(kept, folder, { recursive: true })
}

import { cpSync, renameSync } from 'node:fs'
import { prepareSandboxKeys } from '#server/providers/pay/emulation/sandboxKeys.ts'
import { keptPath } from '../../support/seedKey.ts'
import { oncePerMachine } from '../store/oncePerMachine.ts'

/** Gives a server's emulators keys that are made once per state of the sources: each pair takes a tenth of a second. */
export async function copySandboxKeys(folder: string): Promise<void> {
  const kept = keptPath('sandbox-keys')
  await oncePerMachine(kept, async () => {
    const part = `${kept}.part`
    await prepareSandboxKeys(part)
    renameSync(part, kept)
  })
  cpSync(kept, folder, { recursive: true })
}

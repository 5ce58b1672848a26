import { presign } from './presign.ts'
import type { StorageSettings } from './storageSettings.ts'

const STEP_MS = 5 * 60_000

/** How long an address of a file is good at most; the least is two thirds of it. */
export const READ_MS = 3 * STEP_MS

/**
 * The address a file is read at for ten to fifteen minutes. It changes every five: until then lists that are asked
 * again name the same one, and browsers keep what they have.
 */
export function readAddress(settings: StorageSettings, objectKey: string, time: Date): string {
  const now = new Date(Math.floor(time.getTime() / STEP_MS) * STEP_MS)
  const expiresAt = new Date(now.getTime() + READ_MS)
  return presign(settings, { method: 'GET', objectKey, now, expiresAt })
}

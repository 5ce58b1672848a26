import { presign } from './presign.ts'
import type { StorageSettings } from './storageSettings.ts'

const STEP_MS = 5 * 60_000

/** Longest validity of a file's address in milliseconds; the shortest is two thirds of it. */
export const READ_MS = 3 * STEP_MS

/**
 * Returns a signed read address, valid for ten to fifteen minutes. It changes every five minutes: repeated lists return
 * the same address in between, so that browser caches stay valid.
 */
export function readAddress(settings: StorageSettings, objectKey: string, time: Date): string {
  const now = new Date(Math.floor(time.getTime() / STEP_MS) * STEP_MS)
  const expiresAt = new Date(now.getTime() + READ_MS)
  return presign(settings, { method: 'GET', objectKey, now, expiresAt })
}

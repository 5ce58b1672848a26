import { createHash, randomInt } from 'node:crypto'
import type { SmsPurpose } from '#contract/codes.ts'

/** Six digits from the system's random source, leading zeros included. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export interface CodeScope {
  orgId: string
  mobile: string
  purpose: SmsPurpose
}

/** Bound to organisation, number and purpose, so that a stored hash cannot be used elsewhere. */
export function hashCode({ orgId, mobile, purpose }: CodeScope, code: string): string {
  return createHash('sha256').update([orgId, mobile, purpose, code].join('\n')).digest('hex')
}

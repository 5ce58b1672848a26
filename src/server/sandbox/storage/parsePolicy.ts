import type { Policy } from '#server/providers/storage/policy.ts'
import { StorageError } from './storageError.ts'

const malformed = (reason: string) =>
  new StorageError(400, 'InvalidPolicyDocument', `Invalid Policy: ${reason}`, '0006-00000207')

/**
 * Parses a base64 policy: an expiration and a list of conditions.
 * @throws StorageError InvalidPolicyDocument for anything else
 */
export function parsePolicy(policy64: string): Policy {
  const policy = readJson(policy64)
  if (typeof policy.expiration !== 'string' || Number.isNaN(Date.parse(policy.expiration)))
    throw malformed('Policy is missing a valid expiration.')
  if (!Array.isArray(policy.conditions) || policy.conditions.length === 0)
    throw malformed('Policy is missing conditions.')
  return policy as unknown as Policy
}

function readJson(policy64: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(policy64, 'base64').toString('utf8'))
    if (value && typeof value === 'object') return value as Record<string, unknown>
  } catch {
    // Falls through: invalid JSON is answered like JSON of the wrong shape.
  }
  throw malformed('Invalid JSON.')
}

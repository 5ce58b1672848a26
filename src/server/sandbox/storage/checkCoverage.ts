import type { Policy } from '#server/providers/storage/policy.ts'
import type { FieldValues } from './checkConditions.ts'
import { StorageError } from './storageError.ts'

const FREE = new Set(['accesskeyid', 'signature', 'file', 'policy', 'token', 'bucket'])

/** Rejects a form with a field that its policy does not mention; only OBS requires this. */
export function checkCoverage(policy: Policy, fields: FieldValues, sent: Iterable<string>): void {
  const named = new Set(policy.conditions.flatMap(namesOf))
  for (const name of sent)
    if (!FREE.has(name) && !name.startsWith('x-ignore-') && !named.has(name) && fields.has(name))
      throw new StorageError(
        403,
        'AccessDenied',
        `Invalid according to Policy: Extra input fields: ${name}`,
      )
}

function namesOf(condition: Policy['conditions'][number]): string[] {
  if (!Array.isArray(condition)) return Object.keys(condition).map((name) => name.toLowerCase())
  return [String(condition[1]).replace(/^\$/, '').toLowerCase()]
}

import type { FileFinding } from '#contract/finding.ts'
import type { Entry, Located } from '#lint/document/located.ts'
import { SECRET_FILE, secretEnv } from '../../providers/pay/secretReference.ts'
import { configFinding, type FindingName } from './configFinding.ts'
import type { ProviderSecrets, SecretKind } from './secretMembers.ts'

/**
 * Secrets must be references to permitted locations: variables with the document's own prefix, or files. The findings
 * never repeat a value.
 */
export function checkSecrets(
  document: Located | undefined,
  secrets: ReadonlyMap<string, ProviderSecrets>,
  prefix: string,
): FileFinding[] {
  return (document?.entries ?? []).flatMap(({ name: provider, value: settings }) => {
    const members = secrets.get(provider)?.members
    return settings.entries.flatMap(({ name, value }) =>
      placesOf(members?.get(name)?.kind, value).flatMap((place) => findingsOf(place, prefix)),
    )
  })
}

/** A member, or an entry of a list of them. */
interface Place {
  kind: SecretKind
  value: Located
}

const placesOf = (kind: SecretKind | undefined, value: Located): Place[] => {
  if (kind !== 'keys') return kind ? [{ kind, value }] : []
  const keys = value.items.flatMap(({ entries }) => entries).filter(({ name }) => name === 'key')
  return keys.map((key) => ({ kind: 'key', value: key.value }))
}

function findingsOf({ kind, value }: Place, prefix: string): FileFinding[] {
  if (kind === 'key' && typeof value.value === 'string') return []
  const fault = faultOf(value, secretEnv(prefix))
  return fault ? [configFinding(value, fault, { prefix })] : []
}

function faultOf({ value, entries }: Located, env: RegExp): FindingName | undefined {
  if (typeof value !== 'object' || value === null) return 'clear-secret/value'
  const [entry, ...others] = entries
  if (!entry || others.length > 0 || !isPlace(entry, env)) return 'clear-secret/place'
  return undefined
}

function isPlace({ name, value }: Entry, env: RegExp): boolean {
  if (typeof value.value !== 'string') return false
  if (name === 'env') return env.test(value.value)
  return name === 'file' && SECRET_FILE.test(value.value)
}

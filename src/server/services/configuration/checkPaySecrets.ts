import type { FileFinding } from '#contract/finding.ts'
import type { Entry, Located } from '#lint/document/located.ts'
import { SECRET_ENV, SECRET_FILE } from '../../providers/pay/secretReference.ts'
import { configFinding, type FindingName } from './configFinding.ts'
import { PAY_SECRETS, type SecretKind } from './paySecretMembers.ts'

/** Secrets must be references to permitted locations. The findings never repeat a value. */
export function checkPaySecrets(document: Located | undefined): FileFinding[] {
  return (document?.entries ?? []).flatMap(({ name: method, value: settings }) => {
    const secrets = PAY_SECRETS.get(method)?.members
    return settings.entries.flatMap(({ name, value }) =>
      placesOf(secrets?.get(name)?.kind, value).flatMap(findingsOf),
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

function findingsOf({ kind, value }: Place): FileFinding[] {
  if (kind === 'key' && typeof value.value === 'string') return []
  const fault = faultOf(value)
  return fault ? [configFinding(value, fault)] : []
}

function faultOf({ value, entries }: Located): FindingName | undefined {
  if (typeof value !== 'object' || value === null) return 'clear-secret/value'
  const [entry, ...others] = entries
  if (!entry || others.length > 0 || !isPlace(entry)) return 'clear-secret/place'
  return undefined
}

function isPlace({ name, value }: Entry): boolean {
  if (typeof value.value !== 'string') return false
  if (name === 'env') return SECRET_ENV.test(value.value)
  return name === 'file' && SECRET_FILE.test(value.value)
}

import type { FileFinding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { getAt, type Located } from '#lint/document/located.ts'
import { addressPlace, type ProviderAddresses } from '#server/providers/pay/payAddress.ts'
import {
  ownVariables,
  type SecretOwner,
  secretPlace,
} from '#server/providers/pay/secretReference.ts'
import type { ProviderSecrets, SecretKind } from '../documents/secretMembers.ts'
import { configFinding } from './configFinding.ts'

/** References that a provider document may contain. */
export interface ProviderReferences {
  /** Secret members by the name of the provider in the document. */
  secrets: ReadonlyMap<string, ProviderSecrets>
  /** Permitted addresses of a provider, by the member that configures them. */
  addressesOf: (provider: string) => Readonly<Record<string, ProviderAddresses>>
}

/**
 * Checks that secrets are references to the society's own variables and files, and that addresses are the provider's or
 * variables of the society. The findings never repeat a secret.
 */
export function checkSecrets(
  document: Located | undefined,
  { secrets, addressesOf }: ProviderReferences,
  owner: SecretOwner,
): FileFinding[] {
  return (document?.entries ?? []).flatMap(({ name: provider, value: settings }) => {
    const addresses = addressesOf(provider)
    return [...(secrets.get(provider)?.members ?? [])].flatMap(([member, { kind }]) => {
      const value = getAt(settings, member.split('.'))
      if (!value) return []
      if (kind !== 'address')
        return placesOf(kind, value).flatMap((place) => secretFindings(place, owner))
      return addressFindings(value, ownValue(addresses, member), owner)
    })
  })
}

/** A member, or an entry of a list of them. */
interface Place {
  kind: SecretKind
  value: Located
}

const placesOf = (kind: SecretKind, value: Located): Place[] => {
  if (kind !== 'keys') return [{ kind, value }]
  const keys = value.items.flatMap(({ entries }) => entries).filter(({ name }) => name === 'key')
  return keys.map((key) => ({ kind: 'key', value: key.value }))
}

function secretFindings({ kind, value }: Place, owner: SecretOwner): FileFinding[] {
  if (kind === 'key' && typeof value.value === 'string') return []
  const holes = { names: ownVariables(owner), code: owner.code }
  if (typeof value.value !== 'object' || value.value === null)
    return [configFinding(value, 'clear-secret/value', holes)]
  const isPlace = value.entries.length === 1 && secretPlace(value.value, owner)
  return isPlace ? [] : [configFinding(value, 'clear-secret/place', holes)]
}

function addressFindings(
  value: Located,
  known: ProviderAddresses | undefined,
  owner: SecretOwner,
): FileFinding[] {
  if (known && value.entries.length <= 1 && addressPlace(value.value, known, owner)) return []
  const names = ownVariables(owner)
  const live = known?.live ?? []
  if (live.length === 0) return [configFinding(value, 'foreign-address/operator', { names })]
  return [configFinding(value, 'foreign-address/listed', { names, known: live.join('、') })]
}

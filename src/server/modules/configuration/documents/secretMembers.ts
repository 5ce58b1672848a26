import { ownValue } from '#contract/record.ts'
import { DOCUMENTS, type Part } from './documentSchemas.ts'

/**
 * `secret` may only be a reference, `key` may also be given in full, `keys` is a list whose entries have a `key`;
 * `address` is where requests to the provider are sent.
 */
export type SecretKind = 'secret' | 'key' | 'keys' | 'address'

/** A provider's settings, as far as they refer to secrets, keys and addresses. */
export interface ProviderSecrets {
  /** The provider's name. */
  title: string
  /** By name; a nested member by its path, such as `refund.password`. */
  members: ReadonlyMap<string, { kind: SecretKind; title: string }>
}

const KINDS: Readonly<Record<string, SecretKind>> = {
  '#/$defs/secret': 'secret',
  '#/$defs/invoiceSecret': 'secret',
  '#/$defs/key': 'key',
  '#/$defs/payAddress': 'address',
  '#/$defs/address': 'address',
}

const kindOf = ({ $ref = '', items }: Part): SecretKind | undefined =>
  items?.properties?.key?.$ref === '#/$defs/key' ? 'keys' : ownValue(KINDS, $ref)

const secretsOf = ({ title = '', properties = {} }: Part): ProviderSecrets => ({
  title,
  members: new Map(
    Object.entries(properties).flatMap(([name, part]) => {
      const kind = kindOf(part)
      const own = kind ? [[name, { kind, title: part.title ?? '' }] as const] : []
      const below = [...secretsOf(part).members]
      return [...own, ...below.map(([member, one]) => [`${name}.${member}`, one] as const)]
    }),
  ),
})

/** Members that refer to secrets in a provider document, by provider, derived from its schema. */
function secretsIn(document: string): ReadonlyMap<string, ProviderSecrets> {
  const { $schema: _link, ...providers } = DOCUMENTS.get(document)?.properties ?? {}
  return new Map(Object.entries(providers).map(([name, part]) => [name, secretsOf(part)]))
}

/** `payProviders.json`, by the code of the method. */
export const PAY_SECRETS = secretsIn('payProviders.json')
export const INVOICE_SECRETS = secretsIn('invoiceProvider.json')

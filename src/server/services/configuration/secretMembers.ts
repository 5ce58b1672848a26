import { ownValue } from '#contract/record.ts'
import { DOCUMENTS, type Part } from './documentSchemas.ts'

/**
 * `secret` is referred to only, `key` may also be written out, `keys` is a list whose entries have one as `key`;
 * `address` is where the provider is asked.
 */
export type SecretKind = 'secret' | 'key' | 'keys' | 'address'

/** A provider's settings, as far as they refer to secrets, keys and addresses. */
export interface ProviderSecrets {
  /** The provider's name. */
  title: string
  /** By name; of a member below another by both, such as `refund.password`. */
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

/** What refers to secrets in a document of providers, by the name of each, as its schema says. */
function secretsIn(document: string): ReadonlyMap<string, ProviderSecrets> {
  const { $schema: _link, ...providers } = DOCUMENTS.get(document)?.properties ?? {}
  return new Map(Object.entries(providers).map(([name, part]) => [name, secretsOf(part)]))
}

/** `payProviders.json`, by the code of the method. */
export const PAY_SECRETS = secretsIn('payProviders.json')
export const INVOICE_SECRETS = secretsIn('invoiceProvider.json')

import { ownValue } from '#contract/record.ts'
import { DOCUMENTS, type Part } from './documentSchemas.ts'

/** `secret` is referred to only, `key` may also be written out, `keys` is a list whose entries have one as `key`. */
export type SecretKind = 'secret' | 'key' | 'keys'

/** A provider's settings, as far as they refer to secrets and keys. */
export interface PaySecrets {
  /** The provider's name. */
  title: string
  members: ReadonlyMap<string, { kind: SecretKind; title: string }>
}

const KINDS: Readonly<Record<string, SecretKind>> = {
  '#/$defs/secret': 'secret',
  '#/$defs/key': 'key',
}

const kindOf = ({ $ref = '', items }: Part): SecretKind | undefined =>
  items?.properties?.key?.$ref === '#/$defs/key' ? 'keys' : ownValue(KINDS, $ref)

const secretsOf = ({ title = '', properties = {} }: Part): PaySecrets => ({
  title,
  members: new Map(
    Object.entries(properties).flatMap(([name, part]) => {
      const kind = kindOf(part)
      return kind ? [[name, { kind, title: part.title ?? '' }]] : []
    }),
  ),
})

const { $schema: _link, ...PROVIDERS } = DOCUMENTS.get('payProviders.json')?.properties ?? {}

/** What refers to secrets in `payProviders.json`, by the code of the method, as its schema says. */
export const PAY_SECRETS: ReadonlyMap<string, PaySecrets> = new Map(
  Object.entries(PROVIDERS).map(([method, provider]) => [method, secretsOf(provider)]),
)

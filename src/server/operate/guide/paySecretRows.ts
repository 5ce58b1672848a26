import { ownValue } from '#contract/record.ts'
import type { ProviderReferences } from '#server/modules/configuration/checks/checkSecrets.ts'
import {
  INVOICE_REFERENCES,
  PAY_REFERENCES,
} from '#server/modules/configuration/checks/providerReferences.ts'
import type { SecretKind } from '#server/modules/configuration/documents/secretMembers.ts'
import { markdownTable } from './markdownTable.ts'

/** The members of `payProviders.json` that refer to a variable, a file or an address, provider by provider. */
export const paySecretTable = (): string => secretTable(PAY_REFERENCES)

/** The same of `invoiceProvider.json`, with variables `INVOICE_…`. */
export const invoiceSecretTable = (): string => secretTable(INVOICE_REFERENCES)

function secretTable({ secrets, addressesOf }: ProviderReferences): string {
  const rows = [...secrets].flatMap(([provider, { title: label, members }]) =>
    [...members].map(([name, { kind, title }]) => [
      `\`${provider}\` ${label}`,
      `\`${name}\` ${title}`,
      wordsOf(kind, ownValue(addressesOf(provider), name)?.live ?? []),
    ]),
  )
  return markdownTable(['provider', 'member', ''], rows)
}

function wordsOf(kind: SecretKind, live: readonly string[]): string {
  if (kind === 'secret') return '**Secret.** Referred to only.'
  if (kind !== 'address') return 'may also be written out'
  const own = live.map((address) => `\`${address}\``)
  return [...own, 'a variable of the operator'].join(', ')
}

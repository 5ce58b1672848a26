import {
  INVOICE_SECRETS,
  PAY_SECRETS,
  type ProviderSecrets,
} from '../services/configuration/secretMembers.ts'
import { markdownTable } from './markdownTable.ts'

/** The members of `payProviders.json` that refer to a `PAY_…` variable or a file, provider by provider. */
export const paySecretTable = (): string => secretTable(PAY_SECRETS)

/** The same of `invoiceProvider.json`, with variables `INVOICE_…`. */
export const invoiceSecretTable = (): string => secretTable(INVOICE_SECRETS)

function secretTable(secrets: ReadonlyMap<string, ProviderSecrets>): string {
  const rows = [...secrets].flatMap(([provider, { title: label, members }]) =>
    [...members].map(([name, { kind, title }]) => [
      `\`${provider}\` ${label}`,
      `\`${name}\` ${title}`,
      kind === 'secret' ? '**Secret.** Referred to only.' : 'may also be written out',
    ]),
  )
  return markdownTable(['provider', 'member', ''], rows)
}

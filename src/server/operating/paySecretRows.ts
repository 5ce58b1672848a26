import { PAY_SECRETS } from '../services/configuration/paySecretMembers.ts'
import { markdownTable } from './markdownTable.ts'

/** The members of `payProviders.json` that refer to a `PAY_…` variable or a file, provider by provider. */
export function paySecretTable(): string {
  const rows = [...PAY_SECRETS].flatMap(([method, provider]) =>
    [...provider.members].map(([name, { kind, title }]) => [
      `\`${method}\` ${provider.title}`,
      `\`${name}\` ${title}`,
      kind === 'secret' ? '**Secret.** Referred to only.' : 'may also be written out',
    ]),
  )
  return markdownTable(['provider', 'member', ''], rows)
}

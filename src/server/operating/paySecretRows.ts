import { KEY_LISTS, KEY_MEMBERS, SECRET_MEMBERS } from '../providers/pay/payDocument.ts'
import { DOCUMENTS } from '../services/configuration/documentSchemas.ts'
import { markdownTable } from './markdownTable.ts'

const { $schema: _link, ...PROVIDERS } = DOCUMENTS.get('payProviders.json')?.properties ?? {}

/** The members of `payProviders.json` that refer to a `PAY_…` variable or a file, provider by provider. */
export function paySecretTable(): string {
  const rows = Object.entries(PROVIDERS).flatMap(([method, { title, properties = {} }]) =>
    Object.entries(properties)
      .filter(([name]) => SECRET_MEMBERS.includes(name) || isPublic(name))
      .map(([name, member]) => [
        `\`${method}\` ${title}`,
        `\`${name}\` ${titleOf(member)}`,
        isPublic(name) ? 'may also be written out' : '**Secret.** Referred to only.',
      ]),
  )
  return markdownTable(['provider', 'member', ''], rows)
}

const isPublic = (name: string) => KEY_MEMBERS.includes(name) || KEY_LISTS.includes(name)

const titleOf = (member: object): string => ('title' in member ? String(member.title) : '')

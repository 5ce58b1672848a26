import type { AddressInfo } from 'node:net'
import type { FileFinding } from '#contract/finding.ts'
import type { SeedAccountShape } from '#contract/seed.gen.ts'
import { fill } from '#domain/text/fill.ts'
import { formatFinding, summary } from '#lint/formatFinding.ts'
import { addressOf } from '../calls/siteAddress.ts'
import configuration from '../messages/configuration.json' with { type: 'json' }
import words from '../messages/start.json' with { type: 'json' }
import { readSeeds } from '../seed/readSeed.ts'
import type { OrgConfiguration } from '../services/configuration/orgConfiguration.ts'
import type { Env } from '../settings/env.ts'

/** Prints the findings of the documents; the site works nevertheless. */
export function announceFindings(findings: readonly FileFinding[]): void {
  if (findings.length === 0) return
  console.error([...findings.map(formatFinding), summary(findings)].join('\n'))
}

/** Prints why overrides of an organisation are not shown; its visitors see the product's documents. */
export function announceMisfits(code: string, findings: readonly FileFinding[]): void {
  const lines = findings.map((finding) =>
    formatFinding({ ...finding, file: `${code}/${finding.file}` }),
  )
  console.error([fill(configuration.misfits, { code }), ...lines].join('\n'))
}

/** Prints the addresses, and the logins of a demonstration. */
export async function announceAddresses(
  { port }: AddressInfo,
  organisations: readonly OrgConfiguration[],
  { demo, siteUrl }: Pick<Env, 'demo' | 'siteUrl'>,
): Promise<void> {
  const address = (host: string) => addressOf(siteUrl, { host, port })
  const lines = organisations.flatMap((organisation) => siteLine(organisation, address))
  console.log(['', words.started, ...lines].join('\n'))
  if (demo) await announceDemo(port)
  else if (organisations.length === 0) console.log(words.noOrganisation)
}

async function announceDemo(port: number): Promise<void> {
  console.log(`\n${words.demo}`)
  console.log(fill(words.smsOutbox, { port }))
  console.log(fill(words.mailOutbox, { port }))
  console.log(fill(words.payControl, { port }))
  const seeds = await readSeeds()
  console.log([words.accounts, ...seeds.flatMap(accountLines)].join('\n'))
}

function siteLine(organisation: OrgConfiguration, address: (host: string) => string): string {
  const { orgName, hosts } = organisation.get('organisation.json')
  return `  ${orgName}  ${hosts.map(address).join('  ')}`
}

const KINDS: Record<string, string> = words.kinds

function accountLines({
  code,
  people,
}: {
  code: string
  people: { accounts: SeedAccountShape[] }
}) {
  return people.accounts.map(({ userType, userName, mobile, password, realName }) =>
    ['', code, KINDS[userType], userName ?? mobile, '/', password, realName].join('  '),
  )
}

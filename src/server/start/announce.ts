import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { OrganisationShape } from '#contract/configuration.gen.ts'
import type { FileFinding } from '#contract/finding.ts'
import type { SeedAccountShape } from '#contract/seed.gen.ts'
import { fill } from '#domain/text/fill.ts'
import { formatFinding, summary } from '#lint/formatFinding.ts'
import { addressOf } from '#server/calls/siteAddress.ts'
import configuration from '#server/messages/configuration.json' with { type: 'json' }
import words from '#server/messages/start.json' with { type: 'json' }
import { listFirstOrganisations } from '#server/modules/configuration/repositories/liveVersions.ts'
import { readSeeds } from '#server/seed/readSeed.ts'
import type { Env } from '#server/settings/env.ts'
import { readThoseThere } from '#server/store/shards/readThoseThere.ts'
import type { Store } from '#server/store/store.ts'
import { type Tell, tellOf, tellPeople } from './tell.ts'

/** Reports the findings of the documents; the site works nevertheless. */
export function announceFindings(findings: readonly FileFinding[], tell: Tell = tellPeople): void {
  if (findings.length === 0) return
  const text = [...findings.map(formatFinding), summary(findings)].join('\n')
  tell('warn', 'documents.findings', text)
}

/** Reports why overrides of an organisation are not shown; its visitors see the product's documents. */
export function announceMisfits(code: string, findings: readonly FileFinding[], tell: Tell): void {
  const lines = findings.map((finding) =>
    formatFinding({ ...finding, file: `${code}/${finding.file}` }),
  )
  tell('warn', 'documents.misfits', [fill(configuration.misfits, { code }), ...lines].join('\n'))
}

/** Prints that a demonstration's database is made, before anything of it is there. */
export function announceCreation({ demo, dataDir, databaseUrl }: Env): void {
  if (demo && databaseUrl === undefined && !existsSync(dataDir)) console.log(words.creating)
}

/** Prints that a society of the demonstration is there, and how many are to come. */
export const announceSeeded = (code: string, left: number): void =>
  console.log(fill(words.seeded, { code, left }))

/** Prints where the first page is, while the rest is on its way. */
export const announceFirstPage = (port: number): void =>
  console.log(fill(words.firstPage, { port }))

/** Societies whose addresses are printed; of the others their number. */
const SHOWN = 20

export type NamedSocieties = Awaited<ReturnType<typeof listFirstOrganisations>>

/**
 * Reads the societies to print. Called before the server listens, because nothing of the start may fail from then on.
 */
export async function societiesToName(store: Store): Promise<NamedSocieties> {
  const all = await readThoseThere(store, (shard) =>
    shard.txSystem((tx) => listFirstOrganisations(tx, SHOWN)),
  )
  const count = all.reduce((sum, one) => sum + one.count, 0)
  return { texts: all.flatMap(({ texts }) => texts).slice(0, SHOWN), count }
}

/** Reports the addresses and, in a demonstration, the logins. */
export async function announceAddresses(
  { port }: AddressInfo,
  { texts, count }: NamedSocieties,
  { demo, siteUrl }: Pick<Env, 'demo' | 'siteUrl'>,
): Promise<void> {
  const address = (host: string) => addressOf(siteUrl, { host, port })
  const lines = texts.map((text) => siteLine(JSON.parse(text) as OrganisationShape, address))
  const more = count > texts.length ? [fill(words.more, { count: count - texts.length })] : []
  const tell = tellOf({ demo })
  tell('info', 'started', ['', words.started, ...lines, ...more].join('\n'))
  if (demo) await announceDemo(port)
  else if (count === 0) tell('warn', 'society.none', words.noOrganisation)
}

async function announceDemo(port: number): Promise<void> {
  console.log(`\n${words.demo}`)
  console.log(fill(words.smsOutbox, { port }))
  console.log(fill(words.mailOutbox, { port }))
  console.log(fill(words.payControl, { port }))
  const seeds = await readSeeds()
  console.log([words.accounts, ...seeds.flatMap(accountLines)].join('\n'))
}

const siteLine = (
  { orgName, hosts }: OrganisationShape,
  address: (host: string) => string,
): string => `  ${orgName}  ${hosts.map(address).join('  ')}`

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

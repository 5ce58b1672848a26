import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fill } from '#domain/text/fill.ts'
import { isMobile } from '#domain/text/kinds/mobile.ts'
import { addressOf } from '#server/calls/siteAddress.ts'
import type { ConfigAnswer } from '#server/control/questions.ts'
import words from '#server/messages/setup.json' with { type: 'json' }
import shardWords from '#server/messages/shards.json' with { type: 'json' }
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { type Env, readEnv } from '#server/settings/env.ts'
import { exposedSettings, requireStrongSecrets } from '#server/settings/unsafeSettings.ts'
import { MAIN } from '#server/store/shards/openShards.ts'
import { askDesk } from '../config/askDesk.ts'
import { askMissing, type Facts } from './askMissing.ts'
import { newSociety } from './newSociety.ts'
import { probe } from './probes/probe.ts'
import { probesOf } from './probes/probesOf.ts'

class Usage extends Error {}

const { values, positionals } = readArguments()

function readArguments() {
  try {
    return parseArgs({
      options: {
        name: { type: 'string' },
        host: { type: 'string', multiple: true },
        staff: { type: 'string' },
        mobile: { type: 'string' },
        database: { type: 'string' },
        check: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
  } catch {
    console.error(words.usage.join('\n'))
    process.exit(2)
  }
}

async function main(): Promise<number> {
  const env = readEnv(process.env)
  requireStrongSecrets(process.env, env)
  for (const sentence of exposedSettings(process.env, env)) console.warn(sentence)
  const [org = '', folder] = positionals
  if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(org)) throw new Usage()
  if (values.check) return (await check(org, env)) ? 0 : 1
  const isKnown = (await askDesk({ command: 'versions', org })).ok
  requireDatabase(values.database, org, { isKnown, env })
  const facts = await askMissing({ ...values, hosts: values.host ?? [] }, !isKnown && !folder)
  if (!isMobile(facts.mobile)) throw new Error(words.wrongMobile)
  if (isKnown && folder) throw new Error(fill(words.exists, { org }))
  if (!isKnown && !(await create(org, folder, facts))) return 1
  const answer = await invite(org, facts)
  if (answer.link) announce(answer.link, facts, env)
  if (answer.ok && !env.demo) await check(org, env)
  return answer.ok ? 0 : 1
}

/** @throws when there is no such database, or the society, which exists, would have to move to it */
function requireDatabase(
  name: string | undefined,
  org: string,
  { isKnown, env }: { isKnown: boolean; env: Env },
): void {
  if (name === undefined) return
  if (isKnown) throw new Error(fill(words.livesAlready, { org, name }))
  if (name !== MAIN && !Object.hasOwn(env.shards, name))
    throw new Error(fill(shardWords.noShard, { name }))
}

/** Prints which services are configured and the result of each probe. */
async function check(org: string, env: Env): Promise<boolean> {
  if (env.demo) throw new Error(words.demo)
  const { documents } = await askDesk({ command: 'pull', org })
  if (!documents) throw new Error(fill(words.noConfiguration, { org }))
  const { probes, lacking } = await probesOf(env, documents)
  const answers = await probe(probes)
  console.log(`\n${words.services}`)
  for (const line of [...answers.map((answer) => answer.line), ...lacking]) console.log(`  ${line}`)
  return answers.every(({ ok }) => ok) && lacking.every((line) => !line.startsWith('✗'))
}

async function create(org: string, folder: string | undefined, facts: Facts): Promise<boolean> {
  const documents = await documentsOf(org, folder, facts)
  const author = userInfo().username
  return printed(
    await askDesk({
      ...{ command: 'push', org, documents, base: 0, author, note: words.note },
      shard: values.database,
    }),
  ).ok
}

async function documentsOf(
  code: string,
  folder: string | undefined,
  { name: orgName, hosts }: Facts,
): Promise<ConfigurationDocuments> {
  if (!folder) return newSociety({ code, orgName, hosts })
  const path = resolve(folder)
  if (!existsSync(path)) throw new Error(fill(words.noFolder, { path }))
  return readConfigurationFolder(path)
}

const invite = async (org: string, { staff: realName, mobile }: Facts): Promise<ConfigAnswer> =>
  printed(
    await askDesk({
      command: 'staff',
      org,
      invited: { realName, mobile },
      author: userInfo().username,
    }),
  )

function printed(answer: ConfigAnswer): ConfigAnswer {
  for (const line of answer.lines) console.log(line)
  return answer
}

function announce(
  { hosts, path }: NonNullable<ConfigAnswer['link']>,
  { staff, mobile }: Facts,
  { siteUrl, port }: { siteUrl: string; port: number },
): void {
  const [host = 'localhost'] = hosts
  console.log(fill(words.link, { staff, mobile }))
  console.log(`  ${addressOf(siteUrl, { host, port })}${path}`)
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Usage ? words.usage.join('\n') : (error as Error).message)
  process.exitCode = 2
}

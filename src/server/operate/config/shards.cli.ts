import { parseArgs } from 'node:util'
import words from '#server/messages/shards.json' with { type: 'json' }
import { readEnv } from '#server/settings/env.ts'
import { storePlace } from '#server/settings/storePlace.ts'
import { openStoreShards } from '#server/store/openStore.ts'
import {
  abortSociety,
  listSocieties,
  moveTo,
  removeLeftovers,
  type ShardsDesk,
} from './shardsDesk.ts'

class Usage extends Error {}

async function main(): Promise<void> {
  const work = workOf(process.argv.slice(2))
  const env = readEnv(process.env)
  const place = storePlace(env)
  if (!('databaseUrl' in place) || Object.keys(env.shards).length === 0) throw new Error(words.one)
  const { shards } = await openStoreShards(place)
  try {
    await work({ shards, admins: env.admins, say: (line) => console.log(line) })
  } finally {
    for (const store of shards.byName.values()) await store.close()
  }
}

const USUAL_PAUSE = '10'

function workOf(args: string[]): (desk: ShardsDesk) => Promise<void> {
  const { positionals, values } = parse(args)
  const [command, code, name, ...more] = positionals
  if (command === 'list' && code === undefined) return listSocieties
  if (code === undefined || name === undefined || more.length > 0) throw new Usage()
  const pauseSeconds = Number(values.pause ?? USUAL_PAUSE)
  const isUnverified = values.unverified ?? false
  if (command === 'move' && pauseSeconds > 0)
    return (desk) => moveTo(desk, { code, name, pauseSeconds })
  if (command === 'abort') return (desk) => abortSociety(desk, { code, name })
  if (command === 'remove') return (desk) => removeLeftovers(desk, { code, name, isUnverified })
  throw new Usage()
}

function parse(args: string[]) {
  const options = { pause: { type: 'string' }, unverified: { type: 'boolean' } } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new Usage()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Usage ? words.usage.join('\n') : (error as Error).message)
  process.exitCode = error instanceof Usage ? 2 : 1
}

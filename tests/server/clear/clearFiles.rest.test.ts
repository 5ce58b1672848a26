import { chownSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DuesWorld, duesWorld } from '../modules/money/support/duesWorld.ts'
import { clusterUrl, findBinaries, startCluster, unprivileged } from '../store/postgresCluster.ts'
import { asSuperuser, createDatabase } from '../store/postgresDatabase.ts'
import { accountsTyped } from './accountsTyped.ts'
import { configurationTyped } from './configurationTyped.ts'
import { freeTexts } from './freeTexts.ts'
import { MAY_STAND } from './mayStand.ts'
import { moneyTyped } from './moneyTyped.ts'
import { NOT_TYPED } from './notTyped.ts'
import { recordsTyped } from './recordsTyped.ts'
import { type Typed, typedSoFar } from './typedSoFar.ts'

/**
 * A database server of its own, whose files are read as a thief of them would: tables, indexes, write-ahead log and log.
 * Everything was typed once, through the calls that people type into.
 */
const bin = findBinaries()
const dir = mkdtempSync(join(tmpdir(), 'portal-files-'))
let world: DuesWorld
let typed: Typed[] = []
let places: ReadonlySet<string> = new Set()

beforeAll(async () => {
  if (!bin) return
  const { uid, gid } = unprivileged()
  chownSync(dir, uid, gid)
  await startCluster(bin, dir)
  const databaseUrl = await createDatabase(clusterUrl(dir))
  world = await duesWorld({ databaseUrl })
  const soFar = typedSoFar(world.server)
  await accountsTyped(world.server)
  await recordsTyped(world.server)
  await configurationTyped(world.server)
  await moneyTyped(world)
  await world.server.work()
  ;({ texts: typed, places } = soFar())
  await checkpoint(asSuperuser(clusterUrl(dir), databaseUrl))
})
afterAll(() => world?.server.close())

/** Everything is written to the tables' files. */
async function checkpoint(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('checkpoint')
  await client.end()
}

/** A file that the server has removed since it was listed holds nothing. */
function contentOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

/** What stands in any file below a folder, with the place where it was typed. */
function foundBelow(folder: string, texts: readonly Typed[]): Set<string> {
  const sought = texts.map(({ place, text }) => ({ said: `${place}: ${text}`, text }))
  const found = new Set<string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const content = contentOf(join(entry.parentPath, entry.name))
    for (const { said, text } of sought) if (content.includes(text)) found.add(said)
  }
  return found
}

const mayStand = ({ place, text }: Typed): boolean =>
  MAY_STAND.some(({ places, texts = /^/ }) => places.test(place) && texts.test(text))

test.skipIf(!bin)('nothing that was typed stands in clear in any file of the database', () => {
  const excused = new Set(typed.filter(mayStand).map(({ text }) => text))
  const sought = typed.filter(({ text }) => !excused.has(text))
  expect(sought.length).toBeGreaterThan(60)
  expect([...foundBelow(dir, sought)].sort()).toEqual([])
  const log = world.server.log.join('\n')
  expect(sought.filter(({ text }) => log.includes(text))).toEqual([])
})

test.skipIf(!bin)('everything was typed that calls let people write', () => {
  const isSent = (place: string) => [...places].some((sent) => sent.startsWith(place))
  const isNamed = (place: string) => NOT_TYPED.some((named) => named.places.test(place))
  expect(freeTexts().filter((place) => !isSent(place) && !isNamed(place))).toEqual([])
})

test.skipIf(!bin)('what may stand in clear was typed, and the search finds it', () => {
  const unused = MAY_STAND.filter(({ places }) => !typed.some(({ place }) => places.test(place)))
  expect(unused.map(({ why }) => why)).toEqual([])
  const names = typed.filter(({ text }) => text === 'weixi-9')
  expect([...foundBelow(dir, names)]).toEqual(['importUsers.content: weixi-9'])
})

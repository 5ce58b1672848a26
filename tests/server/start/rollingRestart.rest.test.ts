import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { insertAccount } from '#server/base/repositories/accounts.ts'
import { openStore } from '#server/store/openStore.ts'
import { freePort } from '../../support/freePort.ts'
import { isReady } from '../../support/isReady.ts'
import { loaderOf } from '../../support/nodeScripts.ts'
import { patience } from '../../support/patience.ts'
import { postgresServer } from '../store/postgresCluster.ts'
import { asSuperuser, createDatabase } from '../store/postgresDatabase.ts'
import { testSecretsDir } from '../store/testKeys.ts'
import { hasProgram, SERVED_BY, startBalancer, startPooler } from './support/beforeTheServer.ts'
import { type Portal, setUpSociety, startPortal } from './support/portals.ts'

const postgres = await postgresServer()

/** A proxy asks every 200 ms and believes the second refusal, so this is much more than twice that, also when it is slow. */
const DRAIN_SECONDS = String(Math.ceil(patience(2) / 1000))
const VISITORS = 8
const isMissing = 'missing' in postgres || !hasProgram('pgbouncer') || !hasProgram('haproxy')

/** Visitors who ask for one page after the other until they are stopped. */
function visit(site: string) {
  /** Answers by the server that gave them. */
  const answered = new Map<string, number>()
  const failed: string[] = []
  let isOver = false
  const ask = async () => {
    const { status, headers } = await fetch(`${site}/api/system/v1/open/site`)
    const server = headers.get(SERVED_BY) ?? ''
    if (status === 200) answered.set(server, (answered.get(server) ?? 0) + 1)
    else failed.push(String(status))
  }
  const one = async () => {
    while (!isOver) await ask().catch((error: Error) => failed.push(String(error.cause ?? error)))
  }
  const visits = Array.from({ length: VISITORS }, one)
  return {
    answeredBy: (port: number) => answered.get(String(port)) ?? 0,
    /** Stops them; what failed. */
    async stop() {
      isOver = true
      await Promise.all(visits)
      return failed
    },
  }
}

const NEWER = 'tests/server/start/children/newerServer.ts'
const ROWS = 100_000

/** Copies the one account of a new society, so that a look at every row takes time. */
const FILL = `
  insert into account select copy.* from account one, generate_series(1, ${ROWS}) n,
    jsonb_populate_record(one, jsonb_build_object('id', 'copy-' || n, 'user_name', 'copy-' || n,
      'mobile', null, 'mobile_hash', null)) copy`

/** Writes accounts one after the other, as processes of the version that is being replaced do. */
async function write(databaseUrl: string, orgId: string) {
  const store = await openStore({ databaseUrl, secretsDir: testSecretsDir(), asIs: true })
  const failed: string[] = []
  let written = 0
  let isOver = false
  const one = async () => {
    while (!isOver) {
      written += 1
      const person = { userType: '1', realName: '李雷', userName: `writer-${written}` } as const
      await store
        .tx(orgId, (tx) => insertAccount(tx, person))
        .catch((error: Error) => failed.push(String(error)))
    }
  }
  const writes = Promise.all([one(), one()])
  return {
    written: () => written,
    async stop() {
      isOver = true
      await writes
      await store.close()
      return failed
    },
  }
}

const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends) end()
})

test.skipIf(isMissing).each<[string, readonly string[] | undefined, string[]]>([
  ['the same version', undefined, []],
  ['a version with migrations', [...loaderOf(NEWER), NEWER], ['9001-later', '9002-later-listed']],
])(
  'processes behind a balancer and a pooler are replaced by %s without a request that fails',
  async (_version, entry, migrated) => {
    const serverUrl = 'url' in postgres ? postgres.url : ''
    const databaseUrl = await createDatabase(serverUrl)
    const pooler = await startPooler(databaseUrl)
    ends.push(pooler.end)
    await setUpSociety(pooler.url, '127.0.0.1')
    const admin = new pg.Client(asSuperuser(serverUrl, databaseUrl))
    await admin.connect()
    ends.push(() => void admin.end())
    await admin.query(FILL)
    const start = async (port: number, what?: readonly string[]): Promise<Portal> => {
      const settings = { DATABASE_URL: pooler.url, PORT: `${port}`, DRAIN_SECONDS }
      const portal = await startPortal(settings, what)
      ends.push(() => portal.child.kill('SIGKILL'))
      return portal
    }
    const portals = []
    for (const port of [await freePort(), await freePort()])
      portals.push({ port, ...(await start(port)) })
    const balancer = await startBalancer(portals.map(({ port }) => port))
    ends.push(balancer.end)
    const visitors = visit(balancer.origin)
    const { org_id: orgId } = (await admin.query('select org_id from organisation')).rows[0]
    const writers = await write(pooler.url, orgId)
    const serves = async (port: number) => {
      const before = visitors.answeredBy(port)
      await expect
        .poll(() => visitors.answeredBy(port), { timeout: patience(15) })
        .toBeGreaterThan(before + 20)
    }
    for (const { port } of portals) await serves(port)
    for (const { port, child, ended } of portals) {
      child.kill('SIGTERM')
      await expect.poll(() => isReady(`http://127.0.0.1:${port}`)).toBe(false)
      for (const other of portals) if (other.port !== port) await serves(other.port)
      expect(await ended).toBe(0)
      await start(port, entry)
      await serves(port)
    }
    expect(await visitors.stop()).toEqual([])
    expect(await writers.stop()).toEqual([])
    expect(writers.written()).toBeGreaterThan(20)
    const later = "select name from kysely_migration where name like '9%' order by name"
    expect((await admin.query(later)).rows.map(({ name }) => name)).toEqual(migrated)
  },
)

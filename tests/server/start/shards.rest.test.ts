import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimJobs } from '#server/base/repositories/jobClaims.ts'
import { answerConfigQuestion } from '#server/control/configDesk.ts'
import { EACH, LEASE_SECONDS } from '#server/jobs/lanes.ts'
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import {
  listSocieties,
  moveTo,
  removeLeftovers,
  type ShardsDesk,
} from '#server/operate/config/shardsDesk.ts'
import { openStore, openStoreShards } from '#server/store/openStore.ts'
import { busyMachine } from '../store/busyMachine.ts'
import { findBinaries } from '../store/postgresCluster.ts'
import { twoShards } from '../store/shards/support/twoShards.ts'
import { testSecretsDir } from '../store/testKeys.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO, visitor } from '../support/visitor.ts'
import { hasProgram, startPooler } from './support/beforeTheServer.ts'

const isPossible = findBinaries() !== undefined && hasProgram('pgbouncer')

describe.skipIf(!isPossible)('one server on two databases, one behind PgBouncer', () => {
  let server: TestApp
  let endPooler = (): unknown => undefined
  let desk: ShardsDesk
  const said: string[] = []
  beforeAll(async () => {
    const shards = await twoShards()
    if (!shards) throw new Error('no PostgreSQL')
    const pooler = await startPooler(shards.urls.two)
    endPooler = pooler.end
    const place = { databaseUrl: shards.urls.main, shards: { two: pooler.url } }
    const { shards: opened } = await openStoreShards({ ...place, secretsDir: testSecretsDir() })
    desk = { shards: opened, admins: shards.admins, say: (line) => void said.push(line) }
    server = await openApp({
      openStore: (clock) =>
        openStore({ ...place, secretsDir: testSecretsDir(), clock, ...busyMachine }),
    })
  })
  afterAll(async () => {
    await server.close()
    for (const store of desk.shards.byName.values()) await store.close()
    endPooler()
  })

  const codes = async () => {
    const read = server.parts.store
      .shards()
      .map((shard) =>
        shard.txSystem(({ db }) => db.selectFrom('organisation').select('code').execute()),
      )
    return (await Promise.all(read)).map((rows) => rows.map(({ code }) => code).sort())
  }

  test('societies are spread over both', async () => {
    const [main = [], two = []] = await codes()
    expect([...main, ...two].sort()).toEqual(['demo', 'mech', 'med'])
    expect(Math.min(main.length, two.length)).toBe(1)
  })

  test.each(['localhost', 'mech.localhost', 'med.localhost'])(
    'the society of %s is found by its host',
    async (host) => {
      const { statusCode, body } = await server.app.inject({ url: '/', headers: { host } })
      expect(statusCode).toBe(200)
      expect(body).toContain('<')
      const configuration = await server.parts.configuration.organisationOf(host)
      expect(configuration.code).toBe(host === 'localhost' ? 'demo' : host.split('.')[0])
    },
  )

  test('people log in and leave jobs where their society is; each database’s jobs are its own', async () => {
    const member = visitor(server)
    await member.login('13800000001', 'Member-2026')
    await member.call('sendValidCode', { orgId: DEMO, mobile: '13933330001' })
    const claim = {
      lane: 'urgent',
      seconds: LEASE_SECONDS,
      limit: 5,
      each: EACH,
      after: '',
    } as const
    const claims = server.parts.store
      .shards()
      .map((shard) => shard.txSystem((tx) => claimJobs(tx, claim)))
    const jobs = (await Promise.all(claims)).map((claimed) => claimed.jobs.length)
    expect(jobs.toSorted()).toEqual([0, 1])
  })

  test('everybody is gone through once, and by database', async () => {
    const { configuration, store } = server.parts
    const found: string[] = []
    for await (const { code } of configuration.each()) found.push(code)
    expect(found.sort()).toEqual(['demo', 'mech', 'med'])
    const by = await codes()
    for (const [at, shard] of store.shards().entries()) {
      const here: string[] = []
      for await (const { code } of configuration.within(shard).each()) here.push(code)
      expect(here.sort()).toEqual(by[at])
    }
  })

  test('the desk of the command line answers for both', async () => {
    const parts = { ...server.parts, check: server.parts.checker.check, reports: server.parts }
    const { health } = await answerConfigQuestion(parts, { command: 'health' })
    expect(health?.societies?.map(({ code }) => code).sort()).toEqual(['demo', 'mech', 'med'])
    expect(health?.times).toHaveLength(2)
    const { documents } = await answerConfigQuestion(parts, { command: 'pull', org: 'med' })
    expect(Object.keys(documents ?? {})).toContain('organisation.json')
    expect((await answerConfigQuestion(parts, { command: 'keys' })).keys?.outdated).toBe(0)
  })

  test('a push is refused for a host of a society in the other database', async () => {
    const [main = [], two = []] = await codes()
    const [one, other] = [main[0] ?? '', two[0] ?? '']
    const push = async (code: string, hosts: string[]) => {
      const documents = await readConfigurationFolder(`fixtures/organisations/${code}`)
      const organisation = { ...JSON.parse(documents['organisation.json'] ?? ''), hosts }
      const changed = { ...documents, 'organisation.json': JSON.stringify(organisation) }
      const parts = { ...server.parts, check: server.parts.checker.check, reports: server.parts }
      const given = { org: code, documents: changed, base: 1, author: 'tester', note: '' }
      return answerConfigQuestion(parts, { command: 'push', ...given })
    }
    const foreign = await server.parts.configuration.byCode(other)
    const [host = ''] = foreign?.get('organisation.json').hosts ?? []
    const refused = await push(one, [host])
    expect(refused.ok).toBe(false)
    expect(refused.lines.join()).toContain('foreign-host')
  })

  test('the command moves a society, and the server goes on serving it', async () => {
    const isInMain = (await codes())[0]?.includes('demo')
    const [former, name] = isInMain ? ['main', 'two'] : ['two', 'main']
    const member = visitor(server)
    await member.login('13800000001', 'Member-2026')
    await moveTo(desk, { code: 'demo', name, pauseSeconds: 10 })
    expect(said.at(-2)).toMatch(/^demo 已移到 (main|two)，写入停了 [\d.]+ 秒，各表内容一致。$/)
    expect(await member.call('loginInfo', {})).toMatchObject({ userType: '1' })
    await visitor(server).login('13800000001', 'Member-2026')
    await removeLeftovers(desk, { code: 'demo', name: former, isUnverified: false })
    await listSocieties(desk)
    expect(said).toContain('  demo')
    await moveTo(desk, { code: 'demo', name, pauseSeconds: 10 })
    expect(said.at(-1)).toBe(`demo 已经在 ${name}。`)
    expect((await codes())[isInMain ? 1 : 0]).toContain('demo')
  })
})

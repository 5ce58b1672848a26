import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Conflict, Unavailable } from '#server/store/databaseError.ts'
import { findPlaces } from '#server/store/shards/catalogue.ts'
import { findOrganisations, putHosts, putOrganisation } from '#server/store/shards/organisations.ts'
import type { Store } from '#server/store/store.ts'
import { countNoticeView } from '../countNoticeView.ts'
import { findBinaries } from '../postgresCluster.ts'
import { openBoth, type TwoShards, twoShards } from './support/twoShards.ts'

describe.skipIf(findBinaries() === undefined)('societies in two databases', () => {
  let store: Store
  let other: Store
  let shards: TwoShards
  beforeAll(async () => {
    const made = await twoShards()
    if (!made) throw new Error('no PostgreSQL')
    shards = made
    store = await openBoth(shards)
    other = await openBoth(shards)
  })
  afterAll(() => Promise.all([store.close(), other.close()]))

  const found = async (code: string, hosts = [`${code}.test`]) => {
    await store.reserve({ orgId: code, code, hosts })
    await store.txSystemOf(code, async (tx) => {
      await putOrganisation(tx, { orgId: code, code, name: code })
      await putHosts(tx, code, hosts)
    })
  }
  const codesIn = (shard: Store) =>
    shard.txSystem(async ({ db }) =>
      (await db.selectFrom('organisation').select('code').orderBy('code').execute()).map(
        ({ code }) => code,
      ),
    )

  test('new ones go to the database with the fewest', async () => {
    for (const code of ['a', 'b', 'c', 'd']) await found(code)
    const codes = await Promise.all(store.shards().map(codesIn))
    expect(codes.map((some) => some.length)).toEqual([2, 2])
    expect(codes.flat().sort()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('one goes to the database that is named, and nowhere when there is none', async () => {
    for (const code of ['named', 'named2', 'named3'])
      await store.reserve({ orgId: code, code, hosts: [], shard: 'two' })
    const [main] = store.shards()
    const places = await main?.txSystem((tx) =>
      findPlaces(tx, 'orgId', ['named', 'named2', 'named3']),
    )
    expect([...(places?.values() ?? [])].map(({ shard }) => shard)).toEqual(['two', 'two', 'two'])
    const unknown = store.reserve({ orgId: 'lost', code: 'lost', hosts: [], shard: 'three' })
    await expect(unknown).rejects.toThrow('there is no database three')
  })

  test('work on one is done where it is, by every process', async () => {
    for (const code of ['a', 'b', 'c', 'd']) {
      expect(await store.tx(code, (tx) => countNoticeView(tx, 'n'))).toBe(1)
      expect(await other.tx(code, (tx) => countNoticeView(tx, 'n'))).toBe(2)
      expect(await other.limited(1000).tx(code, (tx) => countNoticeView(tx, 'n'))).toBe(3)
    }
  })

  test('one is found by id and code, whichever process asks; nobody by an unknown one', async () => {
    for (const by of ['orgId', 'code'] as const) {
      const names = await other.lookUp(by, ['a', 'b', 'nobody'], findOrganisations(by))
      expect([...names.keys()].sort()).toEqual(['a', 'b'])
    }
  })

  test('one that was there before the catalogue is found and noted in it', async () => {
    const [, two] = store.shards()
    await two?.txSystem((tx) => putOrganisation(tx, { orgId: 'old', code: 'old', name: 'old' }))
    expect(await other.tx('old', (tx) => countNoticeView(tx, 'n'))).toBe(1)
    const [main] = other.shards()
    const places = await main?.txSystem((tx) => findPlaces(tx, 'orgId', ['old']))
    expect(places?.get('old')).toEqual({ orgId: 'old', shard: 'two' })
  })

  test('neither a host nor a code is given to two, in whichever databases they are', async () => {
    const taken = (orgId: string, code: string, host: string) =>
      other.reserve({ orgId, code, hosts: [host] })
    await expect(taken('x', 'x', 'a.test')).rejects.toThrow(Conflict)
    await expect(taken('y', 'y', 'b.test')).rejects.toThrow(Conflict)
    await expect(taken('z', 'a', 'z.test')).rejects.toThrow(Conflict)
  })

  test('a host that a society has given up is another’s for the asking', async () => {
    await store.txSystemOf('c', (tx) => putHosts(tx, 'c', []))
    await found('e', ['c.test'])
    await expect(store.reserve({ orgId: 'c', code: 'c', hosts: ['c.test'] })).rejects.toThrow(
      Conflict,
    )
  })

  test('a transaction over all organisations is one of a database', async () => {
    await expect(store.txSystem(async () => 1)).rejects.toThrow(TypeError)
  })

  test('every table of societies hides those that are not at home from what runs over all', async () => {
    for (const shard of store.shards()) {
      const { rows } = await sql<{ table: string; kinds: string[] }>`
        select c.relname as "table", array_agg(p.polcmd::text order by p.polcmd) as kinds from pg_class c
          join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
          left join pg_policy p on p.polrelid = c.oid and not p.polpermissive and p.polname ~ '^at_home_'
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and c.relname not in ('catalogue_society', 'catalogue_host', 'society_move')
        group by c.relname`.execute(shard.db)
      expect(rows.length).toBeGreaterThan(50)
      expect(rows.filter(({ kinds }) => kinds.join() !== 'a,d,r,w')).toEqual([])
    }
  })

  test('while the catalogue’s database is away, the societies of the other are served', async () => {
    const fresh = await openBoth(shards)
    const [inMain = '', inTwo = ''] = (await Promise.all(fresh.shards().map(codesIn))).map(
      ([code]) => code,
    )
    shards.main.stop()
    const found = await fresh.lookUp('code', [inMain, inTwo], findOrganisations('code'))
    expect(found.get(inTwo)).toMatchObject({ orgId: inTwo })
    expect(found.get(inMain)).toBeInstanceOf(Unavailable)
    const views = (code: string) => fresh.tx(code, (tx) => countNoticeView(tx, 'away'))
    expect(await views(inTwo)).toBe(1)
    await expect(views(inMain)).rejects.toThrow(Unavailable)
    expect(await fresh.ready()).toBe(true)
    await fresh.close()
  })
})

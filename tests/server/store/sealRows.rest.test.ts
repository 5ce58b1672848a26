import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listActivity } from '#server/base/repositories/activityLog.ts'
import { listAudits } from '#server/modules/records/repositories/audits.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { anApplication, newSociety } from './societies.ts'
import { testedStores } from './stores.ts'

const ROWS = 900

/** What a version before this one has left: everything in clear, without hashes. */
describe.each(await testedStores())('on $name, rows of the version before', ({ open }) => {
  let store: Store
  let orgId = ''
  let id = ''
  beforeAll(async () => {
    store = await open()
    orgId = await newSociety(store)
    ;({ id } = await store.tx(orgId, (tx) => anApplication(tx, { introduction: '' })))
    await store.tx(orgId, leftBehind)
    await store.txSystem(({ db }) =>
      sql`insert into seal_filling select name, 0, now() + interval '1 hour'
        from unnest(array['audit_entry', 'activity_log', 'member_application']) name`.execute(db),
    )
  })
  afterAll(() => store.close())

  async function leftBehind({ db }: Tx): Promise<void> {
    const files = JSON.stringify([{ name: '慕容的回单.png', url: '/a.png' }])
    await sql`insert into audit_entry (org_id, id, obj_id, node_id, status, real_name, opinion, created_at)
      select ${orgId}, 'audit' || n, ${id}, '05', '06', '初审员', '意见' || n, now()
      from generate_series(1, ${ROWS}::integer) n`.execute(db)
    await sql`insert into activity_log (org_id, id, at, who_kind, who_name, operation, kind, detail)
      values (${orgId}, 'log1', now(), 'staff', '姜白石', 'addUser', 'write', '{}')`.execute(db)
    await sql`update member_application set introduction = 'v1.手写的版本', enclosure = ${files}::jsonb
      where org_id = ${orgId} and id = ${id}`.execute(db)
  }

  const isLeft = async (): Promise<boolean> => {
    const { rows } = await store.txSystem(({ db }) =>
      sql`select from audit_entry where opinion like '意见%' union all
        select from activity_log where who_name = '姜白石' union all
        select from member_application where enclosure::text like '%慕容%'`.execute(db),
    )
    return rows.length > 0
  }
  const due = () =>
    store.txSystem(({ db }) =>
      sql`update seal_filling set begin_at = now() - interval '1 second'`.execute(db),
    )
  const ofLog = (name: string) =>
    store.tx(orgId, async (tx) =>
      (await listActivity(tx, { who: { name } }).page({ current: 1, size: 10 })).records.map(
        ({ whoName }) => whoName,
      ),
    )

  test('are read as they are, and left alone while the version before may read them', async () => {
    await store.encryption.seal()
    expect(await isLeft()).toBe(true)
    const audits = await store.tx(orgId, (tx) => listAudits(tx, id))
    expect(audits[0]).toMatchObject({ realName: '初审员', opinion: '意见1' })
    expect(await store.tx(orgId, (tx) => memberApplications.find(tx, id))).toMatchObject({
      introduction: 'v1.手写的版本',
    })
  })

  test('are encrypted a few pages at a time, go on where they were interrupted, and are read as before', async () => {
    await due()
    const ending = new AbortController()
    ending.abort()
    await store.encryption.seal(ending.signal)
    expect(await isLeft()).toBe(true)
    await store.encryption.seal()
    expect(await isLeft()).toBe(false)
    const audits = await store.tx(orgId, (tx) => listAudits(tx, id))
    expect(audits).toHaveLength(ROWS)
    expect(audits.at(-1)).toMatchObject({ realName: '初审员', opinion: `意见${ROWS}` })
    expect(await ofLog('姜白石')).toEqual(['姜白石'])
    expect(await store.tx(orgId, (tx) => memberApplications.find(tx, id))).toMatchObject({
      introduction: 'v1.手写的版本',
      enclosure: [{ name: '慕容的回单.png', url: '/a.png' }],
    })
    expect((await store.encryption.state()).outdated).toBe(0)
    const { rows } = await store.txSystem(({ db }) => sql`select from seal_filling`.execute(db))
    expect(rows).toEqual([])
  })

  test.each([
    ['a name for another in clear', "who_name = '别人'"],
    ['anything but the texts', "operation = 'other'"],
  ])('the log does not exchange %s, whoever says that it seals', async (_what, change) => {
    const changed = store.txSystem(async ({ db }) => {
      await sql`select set_config('app.sealing', 'on', true)`.execute(db)
      await sql`update activity_log set ${sql.raw(change)}`.execute(db)
    })
    await expect(changed).rejects.toThrow()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appendActivity } from '#server/base/repositories/activityLog.ts'
import type { OutboxJob } from '#server/base/repositories/outbox.ts'
import { insertReminders } from '#server/modules/money/repositories/duesReminders.ts'
import { recordConsent } from '#server/modules/people/repositories/consents.ts'
import { beginRetention } from '#server/modules/privacy/retention/beginRetention.ts'
import { retainSome, SLICE } from '#server/modules/privacy/retention/retainSome.ts'
import { RETAIN } from '#server/store/jobKinds.ts'
import type { Tx } from '#server/store/store.ts'
import { entered } from '../../../base/activity/log.ts'
import { applied } from '../../../support/applications.ts'
import type { TestApp } from '../../../support/openApp.ts'
import { publish } from '../../../support/publish.ts'
import { staffWith } from '../../../support/staffWith.ts'
import { upload } from '../../../support/uploads.ts'
import { DEMO, type Visitor, visitor } from '../../../support/visitor.ts'
import { approvedMember, type DuesWorld, duesWorld } from '../../money/support/duesWorld.ts'
import { submittedMember } from '../../money/support/money.ts'
import { inDemo, monthsAgo, recordOf, rest, runRetention } from './world.ts'

let world: DuesWorld
let server: TestApp
beforeAll(async () => {
  world = await duesWorld()
  server = world.server
})
afterAll(() => server.close())

/** A new login each time: nobody's lasts until the next day. */
const staff = (): Promise<Visitor> => staffWith(server, 'configure')

const configure = async (retention: object) =>
  expect(await publish(server, { 'retention.json': JSON.stringify(retention) })).toEqual([])

const plan = async (kind: string) =>
  (await (await staff()).call('retentionPlan', {})).find((row) => row.kind === kind)
const reports = async () => (await staff()).call('retentionPage', { current: 1, size: 1 })
const report = async () => (await reports()).records[0] ?? expect.fail()

const member = (values: object, since: Date) =>
  inDemo(server, (tx) => approvedMember({ ...tx, now: since }, values))

describe('an application nobody went on with', () => {
  let id: string
  let file: { name: string; url: string }
  beforeAll(async () => {
    const who = visitor(server)
    id = (await applied(server, who, '13955570001')).id
    file = await upload(server, who)
    await who.call('memberStatus', { id, status: '02', optionCode: '02', enclosure: [file] })
  })

  test('stays while its period has not passed', async () => {
    await rest(server, id, monthsAgo(server, 23))
    await runRetention(server)
    expect(await recordOf(server, id)).toMatchObject({ mobile: '13955570001', clearedAt: null })
  })

  test('is announced, then loses person, answers, history and files as by a closing', async () => {
    await rest(server, id, monthsAgo(server, 25))
    expect(await plan('unfinished')).toMatchObject({ count: 1, period: '2年' })
    await runRetention(server)
    expect(await recordOf(server, id)).toMatchObject({
      realName: '已到期清除',
      mobile: null,
      cardNo: null,
      formInfo: {},
      enclosure: [],
      accountId: null,
      clearedAt: expect.any(Date),
    })
    const path = server.parts.files.pathOf(file.url) ?? ''
    const left = await inDemo(server, async ({ db }) => ({
      history: await db.selectFrom('auditEntry').where('objId', '=', id).selectAll().execute(),
      held: await db.selectFrom('fileHolding').where('holder', '=', id).selectAll().execute(),
      file: await db.selectFrom('uploadedFile').where('path', '=', path).selectAll().execute(),
    }))
    expect(left).toMatchObject({ history: [], held: [], file: [{ usedAt: null }] })
    expect(left.file[0]?.releasedAt).toBeInstanceOf(Date)
  })

  test('is reported, and taken no second time', async () => {
    expect(await report()).toMatchObject({
      state: 'done',
      taken: [{ kind: 'unfinished', count: 1 }],
      takenText: '未完成的申请 1',
    })
    await rest(server, id, monthsAgo(server, 60))
    expect(await plan('unfinished')).toMatchObject({ count: 0 })
    await runRetention(server)
    expect(await report()).toMatchObject({ taken: [], takenText: '没有到期的资料' })
  })

  test('is on no list of the desk', async () => {
    const auditor = await staffWith(server, 'audit.first')
    const { records } = await auditor.call('auditPage', { kind: 'member', current: 1, size: 200 })
    expect(records.map((row) => row.id)).not.toContain(id)
  })
})

/** What a member may be, all with a last day long ago but the one that is in the name. */
const MEMBERS: [string, object, boolean][] = [
  ['whose last day is five years past', { endAt: '2019-12-31' }, true],
  ['whose term runs', { endAt: '2026-12-31' }, false],
  ['without a last day', { endAt: null }, false],
  ['under audit', { endAt: '2019-12-31', status: '05' }, false],
]

test.each(MEMBERS)('a membership %s: leaves is %s', async (_name, values, leaves) => {
  const { id } = await member({ ...values, mobile: null }, monthsAgo(server, 120))
  await runRetention(server)
  expect((await recordOf(server, id)).clearedAt !== null).toBe(leaves)
})

test('a membership that ended long ago and was touched lately stays', async () => {
  const { id } = await member({ endAt: '2019-12-31' }, monthsAgo(server, 59))
  await runRetention(server)
  expect(await recordOf(server, id)).toMatchObject({ clearedAt: null })
})

test('money that waits to be confirmed holds its record, and the books stay when it goes', async () => {
  const { id, orderId } = await submittedMember(world, { endAt: '2019-12-31' })
  await rest(server, id, monthsAgo(server, 120))
  await runRetention(server)
  expect(await recordOf(server, id)).toMatchObject({ clearedAt: null })
  const setStatus = (status: 'closed') =>
    inDemo(server, ({ db }) =>
      db.updateTable('duesOrder').set({ status }).where('id', '=', orderId).execute(),
    )
  await setStatus('closed')
  await runRetention(server)
  expect((await recordOf(server, id)).clearedAt).toBeInstanceOf(Date)
  const order = await inDemo(server, ({ db }) =>
    db.selectFrom('duesOrder').where('id', '=', orderId).selectAll().executeTakeFirstOrThrow(),
  )
  expect(order).toMatchObject({ memberId: id, fen: 40_000, remark: '=1+1' })
  expect(order.enclosure).toHaveLength(1)
})

test.each([
  ['96', 'unfinished'],
  ['97', 'refused'],
  ['05', undefined],
  ['99', undefined],
])('an application for an office in status %s leaves as %s', async (status, kind) => {
  const id = await inDemo(server, async ({ db }) => {
    const { id: found } = await db
      .selectFrom('orApplication')
      .where('clearedAt', 'is', null)
      .select('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('orApplication')
      .set({ status: status as '96' })
      .where('id', '=', found)
      .execute()
    return found
  })
  await rest(server, id, monthsAgo(server, 25), 'orApplication')
  await runRetention(server)
  const { clearedAt } = await inDemo(server, ({ db }) =>
    db.selectFrom('orApplication').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),
  )
  expect(clearedAt !== null).toBe(kind !== undefined)
  expect((await report()).taken.map((one) => one.kind)).toEqual([kind ?? []].flat())
})

describe('many are due', () => {
  const MANY = SLICE.records + 5
  const ids: string[] = []
  beforeAll(async () => {
    const since = monthsAgo(server, 120)
    for (let number = 0; number < MANY; number += 1)
      ids.push((await member({ endAt: '2018-12-31', realName: '候补' }, since)).id)
  })

  test('they leave a slice at a time, each with its entry in the log', async () => {
    const entries = await entered(server, () => runRetention(server))
    const jobs = entries.filter(({ operation }) => operation === RETAIN)
    expect(jobs.map(({ kind, whoKind, detail }) => [kind, whoKind, detail])).toEqual([
      ['job', 'system', { said: { kept: 'ended' }, rows: SLICE.records }],
      ['job', 'system', { said: { kept: 'ended' }, rows: 5 }],
    ])
    expect(await report()).toMatchObject({ taken: [{ kind: 'ended', count: MANY }] })
  })

  test('a job that is done again after a crash takes nothing, and the next goes on', async () => {
    await inDemo(server, ({ db }) =>
      db
        .updateTable('memberApplication')
        .set({ clearedAt: null, status: '99', endAt: '2018-12-31' })
        .set({ updatedAt: monthsAgo(server, 120) })
        .where('id', 'in', ids)
        .execute(),
    )
    server.advance(86_400_000)
    await beginRetention(server.parts)
    const job = await inDemo(server, ({ db }) =>
      db
        .selectFrom('outbox')
        .where('kind', '=', RETAIN)
        .where('doneAt', 'is', null)
        .selectAll()
        .executeTakeFirstOrThrow(),
    )
    await retainSome(server.parts, job as OutboxJob)
    expect((await report()).taken).toMatchObject([{ count: SLICE.records }])
    await retainSome(server.parts, job as OutboxJob)
    expect(await report()).toMatchObject({ state: 'running', taken: [{ count: SLICE.records }] })
    for (const _round of [1, 2]) await server.work()
    expect(await report()).toMatchObject({ state: 'done', taken: [{ count: MANY }] })
  })

  test('what fails takes nothing of its slice, neither report nor entry', async () => {
    const [id = ''] = ids
    await inDemo(server, ({ db }) =>
      db
        .updateTable('memberApplication')
        .set({ clearedAt: null, realName: '候补', status: '99', endAt: '2018-12-31' })
        .set({ updatedAt: monthsAgo(server, 120) })
        .where('id', '=', id)
        .execute(),
    )
    server.advance(86_400_000)
    await beginRetention(server.parts)
    const { store } = server.parts
    const failing = {
      ...server.parts,
      store: {
        ...store,
        tx: <T>(orgId: string, fn: (tx: Tx) => Promise<T>) =>
          store.tx(orgId, async (tx) => {
            await fn(tx)
            throw new Error('power cut')
          }),
      },
    }
    const job = { orgId: DEMO, payload: { day: await today(), step: 0 } } as OutboxJob
    const entries = await entered(server, () =>
      expect(retainSome(failing, job)).rejects.toThrow('power cut'),
    )
    expect(entries).toEqual([])
    expect(await recordOf(server, id)).toMatchObject({ realName: '候补', clearedAt: null })
    expect((await report()).taken).toEqual([])
    await server.work()
    expect(await recordOf(server, id)).toMatchObject({ realName: '已到期清除' })
  })

  const today = () =>
    inDemo(server, async ({ db }) => {
      const { day } = await db
        .selectFrom('retentionRun')
        .where('orgId', '=', DEMO)
        .orderBy('day', 'desc')
        .select('day')
        .executeTakeFirstOrThrow()
      return day
    })
})

describe('notes', () => {
  const count = (table: 'duesReminder' | 'consent' | 'activityLog', at: 'createdAt' | 'at') =>
    inDemo(server, async ({ db }) => {
      const rows = await db
        .selectFrom(table as 'duesReminder')
        .where('orgId', '=', DEMO)
        .where(at as 'createdAt', '<', monthsAgo(server, 12))
        .select('orgId')
        .execute()
      return rows.length
    })

  test('of reminders leave', async () => {
    for (const months of [25, 23])
      await inDemo(server, (tx) =>
        insertReminders({ ...tx, now: monthsAgo(server, months) }, [
          { memberId: `m${months}`, endAt: '2024-12-31', day: 0, way: 'sms', planId: '' },
        ]),
      )
    await runRetention(server)
    expect(await count('duesReminder', 'createdAt')).toBe(1)
    expect((await report()).taken).toMatchObject([{ kind: 'reminders', count: 1 }])
  })

  test('of consents leave when the account is closed as long, never of one in use', async () => {
    const old = { document: 'userAgreement', version: '1', ip: '10.0.0.1', mobile: null }
    const { id: used } = await (await staff()).call('loginInfo', {})
    await inDemo(server, async (tx) => {
      const then = { ...tx, now: monthsAgo(server, 40) }
      await recordConsent(then, { ...old, accountId: null })
      await recordConsent(then, { ...old, accountId: used })
    })
    await runRetention(server)
    expect((await report()).taken).toMatchObject([{ kind: 'consents', count: 1 }])
    expect(await count('consent', 'at')).toBe(1)
  })

  test('of the log leave, and that is entered', async () => {
    await inDemo(server, (tx) =>
      appendActivity(
        { ...tx, now: monthsAgo(server, 37) },
        {
          ...{ whoKind: 'staff', whoId: null, whoName: '姜白石', network: null, kind: 'write' },
          ...{ operation: 'addUser', recordType: null, recordId: null, personId: null },
          ...{ personName: null, refusal: null, detail: {} },
        },
      ),
    )
    const entries = await entered(server, () => runRetention(server))
    expect(entries.filter(({ kind }) => kind === 'job')).toMatchObject([
      { operation: RETAIN, detail: { said: { kept: 'log' }, rows: 1 } },
    ])
    expect(await count('activityLog', 'at')).toBe(0)
  })
})

test('a day’s run begins once, in however many processes', async () => {
  server.advance(86_400_000)
  await Promise.all([1, 2, 3].map(() => beginRetention(server.parts)))
  const { total } = await reports()
  await beginRetention(server.parts)
  expect((await reports()).total).toBe(total)
})

test('a society that writes nothing keeps memberships and consents, and is told what is usual', async () => {
  await configure({})
  const rows = await (await staff()).call('retentionPlan', {})
  expect(rows.map(({ name, period }) => [name, period])).toEqual([
    ['未完成的申请', '2年（默认）'],
    ['未通过的组织申请', '2年（默认）'],
    ['已终止的会籍', '长期（默认）'],
    ['续费提醒记录', '2年（默认）'],
    ['同意协议的记录', '长期（默认）'],
    ['操作日志', '3年（默认）'],
    ['会计资料', '至少 30 年'],
    ['账号', '使用期间'],
    ['任职记录', '长期'],
  ])
  const { id } = await member({ endAt: '2010-12-31' }, monthsAgo(server, 150))
  await runRetention(server)
  expect(await recordOf(server, id)).toMatchObject({ clearedAt: null })
})

test('a period that is written is the one that counts', async () => {
  await configure({ ended: '30个月' })
  expect(await plan('ended')).toMatchObject({ period: '30个月', count: 2, oldest: '2010-12-31' })
})

test.each([
  [{ unfinished: '5个月' }, /“未完成的申请”的保存期限不能短于6个月，这里写的是5个月/],
  [{ ended: '1年' }, /“已终止的会籍”的保存期限不能短于2年/],
  [{ consents: '2年' }, /“同意协议的记录”的保存期限不能短于3年/],
  [{ log: '3个月' }, /“操作日志”的保存期限不能短于6个月/],
  [{ books: '30年' }, /会计资料不能写期限/],
  [{ accounts: '3年' }, /账号不能写期限/],
  [{ log: '三年' }, /保存期限（写成“18个月”“2年”或“长期”）/],
  [{ logs: '3年' }, /logs/],
])('%j is refused, and says why', async (retention, said) => {
  const found = await publish(server, { 'retention.json': JSON.stringify(retention) })
  expect(found).toEqual([expect.stringMatching(said)])
})

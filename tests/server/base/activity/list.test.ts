import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { appendActivity, type NewActivityEntry } from '#server/base/repositories/activityLog.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { applied } from '../../support/applications.ts'
import { changeAccount } from '../../support/changeAccount.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { staffWith } from '../../support/staffWith.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../support/visitor.ts'
import { entered } from './log.ts'

let server: TestApp
let manager: Visitor

/** A society nobody else writes in, so that its log is what is added here. */
const ENTRY: NewActivityEntry = {
  whoKind: 'staff',
  whoId: null,
  whoName: '文静好',
  network: '10.9.9.9',
  operation: 'memberDetail',
  kind: 'read',
  recordType: 'application',
  recordId: 'r1',
  personId: null,
  personName: '林**',
  refusal: null,
  detail: {},
}

const ENTRIES: [day: string, entry: Partial<NewActivityEntry>][] = [
  ['2020-03-01T15:59:59Z', { operation: 'memberDetail' }],
  ['2020-03-01T16:00:00Z', { operation: 'memberPrint' }],
  ['2020-03-02T15:59:59Z', { operation: 'auditDecide', kind: 'write', recordId: 'r2' }],
  ['2020-03-02T16:00:00Z', { operation: 'memberDetail', refusal: 'A0403', whoName: '苏远岫' }],
]

beforeAll(async () => {
  server = await openApp()
  manager = await staffWith(server, 'accounts', 'export', 'audit.first')
  await server.parts.store.tx(MECH, async (tx) => {
    for (const [at, entry] of ENTRIES)
      await appendActivity({ ...tx, now: new Date(at) }, { ...ENTRY, ...entry })
  })
})
afterAll(() => server.close())

const inMech = async (): Promise<Visitor> => {
  const staff = visitor(server, 'mech.localhost', MECH)
  await staff.login('staff', 'Staff-2026')
  return staff
}

const PAST = { until: '2020-12-31' } as const

const FILTERS: [string, Partial<CallInput<'logPage'>>, string[]][] = [
  ['nothing', {}, ['memberDetail', 'auditDecide', 'memberPrint', 'memberDetail']],
  [
    'days, which are whole ones in Beijing',
    { from: '2020-03-02', until: '2020-03-02' },
    ['auditDecide', 'memberPrint'],
  ],
  ['a kind', { kind: 'write' }, ['auditDecide']],
  ['what was refused', { outcome: 'refused' }, ['memberDetail']],
  ['what was done', { outcome: 'done' }, ['auditDecide', 'memberPrint', 'memberDetail']],
  ['a name of then', { who: ' 苏远岫 ' }, ['memberDetail']],
  ['a record', { record: 'r2' }, ['auditDecide']],
  ['a part of a name, which is nobody’s', { who: '苏' }, []],
]

describe('the log is found by', () => {
  test.each(FILTERS)('%s', async (_, filter, operations) => {
    const staff = await inMech()
    const { records, total } = await staff.call('logPage', {
      orgId: MECH,
      current: 1,
      size: 10,
      ...PAST,
      ...filter,
    })
    expect(records.map(({ operation }) => operation)).toEqual(operations)
    expect(total).toBe(operations.length)
  })

  test('a user name, whatever the account was called then', async () => {
    const { id } = await manager.call('loginInfo', {})
    await changeAccount(server, id, { userName: 'baishi', realName: '姜石帚' })
    const asked = { current: 1, size: 200, who: 'baishi' }
    await manager.call('logPage', asked)
    const { records } = await manager.call('logPage', asked)
    expect(new Set(records.map(({ whoName }) => whoName))).toEqual(new Set(['姜白石', '姜石帚']))
  })

  test('a member number', async () => {
    const { id } = await applied(server, visitor(server), '13944440091')
    await server.parts.store.tx(DEMO, async (tx) => {
      const record = await memberApplications.find(tx, id)
      if (record) await memberApplications.save(tx, record, { memberNum: 'LOG2026' })
    })
    const asked = { current: 1, size: 10, record: 'log2026' }
    const { records } = await manager.call('logPage', asked)
    expect(records.map(({ recordId }) => recordId)).toEqual([id])
  })
})

test('an entry is read in Chinese', async () => {
  const staff = await inMech()
  const { records } = await staff.call('logPage', { current: 1, size: 1, ...PAST })
  expect(records).toEqual([
    {
      id: expect.any(String),
      at: '2020-03-02T16:00:00.000Z',
      whoName: '苏远岫',
      whoKindName: '工作人员',
      network: '10.9.9.9',
      operation: 'memberDetail',
      operationName: '打开入会申请',
      kind: 'read',
      kindName: '查看',
      recordTypeName: '申请',
      recordId: 'r1',
      personName: '林**',
      outcome: 'refused',
      outcomeName: '未成功（没有权限）',
      detail: '',
    },
  ])
})

test('it is taken away as a file of what the filter finds, and that is entered', async () => {
  const staff = await inMech()
  let text = ''
  const [entry] = await entered(
    server,
    async () => {
      const file = await staff.call('logExport', { format: 'csv', kind: 'write', ...PAST })
      text = await file.content.text()
    },
    MECH,
  )
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    expect.stringContaining('时间,操作人,身份,来源网络,事项,类别,对象,编号,涉及人员,结果,说明'),
    '2020-03-02 23:59:59,文静好,工作人员,10.9.9.9,审核,办理,申请,r2,林**,成功,',
  ])
  expect(entry).toMatchObject({
    operation: 'logExport',
    kind: 'export',
    detail: { said: { kind: 'write', until: '2020-12-31', format: 'csv' }, rows: 1 },
  })
})

test('no day that does not exist is asked for', async () => {
  const asked = { current: 1, size: 10, from: '2026-02-30' }
  expect(await manager.ask('logPage', asked)).toMatchObject({ status: 400 })
})

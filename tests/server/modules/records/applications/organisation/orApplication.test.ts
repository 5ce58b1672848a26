import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { openApp, type TestApp } from '../../../../support/openApp.ts'
import {
  candidateValues,
  FREE,
  positionValues,
  recommended,
  recommendedApplied,
} from '../../../../support/orgApplications.ts'
import { upload } from '../../../../support/uploads.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../../../support/visitor.ts'

let server: TestApp
let owner: Visitor
let desk: Visitor
let id: string
const MOBILE = '13922220001'

beforeAll(async () => {
  server = await openApp()
  owner = visitor(server)
  desk = visitor(server)
  await desk.login('staff', 'Staff-2026')
  id = (await recommendedApplied(server, owner, MOBILE, 'UR2CD2BL')).id
})
afterAll(() => server.close())

type Role = 'anonymous' | 'candidate' | 'otherMember' | 'otherOrg' | 'owner' | 'staff'

/** Every call that names an organisation application, with who may what. 409: allowed, but the status is stale. */
const MATRIX: [OperationId, object, Record<Role, number>][] = [
  ...(['orDetail', 'orFormInfo', 'orPrint'] as const).map(
    (call): [OperationId, object, Record<Role, number>] => [
      call,
      {},
      { anonymous: 401, candidate: 401, otherMember: 403, otherOrg: 404, owner: 200, staff: 200 },
    ],
  ),
  ...(['orStatus', 'updateOrgStatus'] as const).map(
    (call): [OperationId, object, Record<Role, number>] => [
      call,
      { status: '06', optionCode: '03' },
      { anonymous: 401, candidate: 401, otherMember: 403, otherOrg: 404, owner: 409, staff: 403 },
    ],
  ),
  [
    'auditHistory',
    {},
    { anonymous: 200, candidate: 200, otherMember: 200, otherOrg: 404, owner: 200, staff: 200 },
  ],
  [
    'auditDecide',
    { status: '05', decision: 'approve', opinion: '' },
    { anonymous: 401, candidate: 401, otherMember: 403, otherOrg: 404, owner: 401, staff: 409 },
  ],
]

describe.each(MATRIX)('%s', (call, more, row) => {
  test.each(Object.entries(row))('%s: %i', async (role, status) => {
    const who = await as(role as Role)
    const answer = await who.ask(call, { id, ...more } as CallInput<typeof call>)
    expect(answer.status).toBe(status)
  })
})

async function as(role: Role): Promise<Visitor> {
  if (role === 'owner') return owner
  if (role === 'staff') return desk
  const who = role === 'otherOrg' ? visitor(server, 'mech.localhost', MECH) : visitor(server)
  if (role === 'candidate') await recommended(who, 'UR2CD2BL')
  if (role === 'otherMember') await who.login('13800000002', 'Member-2026')
  if (role === 'otherOrg') await who.login('staff', 'Staff-2026')
  return who
}

const page = (who: Visitor, keyword?: string) =>
  who.call('orApplyPage', {
    current: 1,
    size: 10,
    orgId: DEMO,
    ...(keyword === undefined ? {} : { keyword }),
  })

describe('the list', () => {
  test.each([
    ['the exact mobile', MOBILE, 1],
    ['the exact card number, in either case', FREE.UR2CD2BL.cardNo.toLowerCase(), 1],
    ['a part of the mobile', MOBILE.slice(0, 8), 0],
    ['a name', '宋怀瑾', 0],
    ['nothing', '', 0],
  ])('a visitor who asks with %s', async (_what, keyword, total) => {
    expect((await page(visitor(server), keyword)).total).toBe(total)
  })

  test('masks the mobile for all but the owner and staff', async () => {
    const [row] = (await page(visitor(server), MOBILE)).records
    expect(row).toMatchObject({
      maskMobile: '139****0001',
      realName: '宋怀瑾',
      statusName: '待上传',
    })
    expect(row).not.toHaveProperty('mobile')
    expect((await page(owner, MOBILE)).records[0]).toMatchObject({ mobile: MOBILE })
  })

  test('without a keyword is the user’s own', async () => {
    const member = visitor(server)
    await member.login('13800000001', 'Member-2026')
    const { records } = await page(member)
    expect(records.map(({ realName, status }) => [realName, status])).toEqual([['林见微', '03']])
  })
})

test('the printed form is headed by society and sub-organisation, and named by its session', async () => {
  const print = await owner.call('orPrint', { id })
  expect(print).toMatchObject({
    title: '华夏数据科学学会教育工作委员会',
    name: '第六届委员会委员推荐表',
    status: '02',
  })
  expect(JSON.parse(print.printInfo)).not.toHaveProperty('title')
})

test.each([
  ['a stale status', { status: '03', optionCode: '03' }, 409],
  ['reporting before the upload', { status: '02', optionCode: '03' }, 409],
  ['an upload without files', { status: '02', optionCode: '02' }, 400],
  ['a change without a form', { status: '02', optionCode: '01' }, 400],
] as const)('%s is refused', async (_what, change, status) => {
  expect((await owner.ask('orStatus', { id, ...change })).status).toBe(status)
})

test('a modification keeps the candidate, and wants a changed mobile proven', async () => {
  const change = async (values: object) => {
    const formInfo = JSON.stringify({
      ...(await candidateValues(server, owner, MOBILE, FREE.UR2CD2BL)),
      ...values,
    })
    return owner.ask('orStatus', { id, status: '02', optionCode: '01', formInfo })
  }
  expect((await change({ realName: '任清越' })).data).toEqual({
    errors: { realName: '姓名与被推荐人不一致' },
  })
  expect(await change({ mobile: '13922229999' })).toMatchObject({ status: 401 })
  expect(await change({ tsaPosition: '13' })).toMatchObject({ status: 200, data: true })
  expect(await owner.call('orDetail', { id })).toMatchObject({ tsaPosition: '13', status: '02' })
})

test('a recommendation is uploaded, reported, returned, corrected, audited twice, and makes a leader', async () => {
  const who = visitor(server)
  const done = await recommendedApplied(server, who, '13922220002', 'P99QZV3S')
  const step = { id: done.id }
  const enclosure = [await upload(server, who)]
  await who.call('orStatus', { ...step, status: '02', optionCode: '02', enclosure })
  await who.call('updateOrgStatus', { ...step, status: '03', optionCode: '03' })

  const waiting = await desk.call('auditPage', { kind: 'organisation', current: 1, size: 50 })
  expect(waiting.records.find((row) => row.id === done.id)).toMatchObject({
    kind: 'organisation',
    functionCode: '0401',
    typeName: '教育工作委员会',
    status: '05',
  })
  const judge = (status: '05' | '06', decision: 'approve' | 'return', opinion: string) =>
    desk.call('auditDecide', { ...step, status, decision, opinion })
  expect(await judge('05', 'return', '请补充业绩')).toEqual({ ...step, status: '96' })
  expect((await page(who, '13922220002')).records[0]?.statusName).toBe('已退回')
  await who.call('orStatus', {
    ...step,
    status: '96',
    optionCode: '02',
    enclosure: [await upload(server, who)],
  })
  await who.call('orStatus', { ...step, status: '03', optionCode: '03' })
  await judge('05', 'approve', '')
  expect(await judge('06', 'approve', '同意任职')).toEqual({ ...step, status: '99' })

  const { approvalId } = await who.call('orDetail', step)
  const leaders = await visitor(server).call('userList', {
    approvalId: approvalId ?? '',
    status: '99',
  })
  expect(leaders.find((leader) => leader.id === done.id)).toMatchObject({
    realName: '任清越',
    letter: 'R',
    tsaPosition: '14',
    ptPosition: '16',
  })
  const history = await who.call('auditHistory', step)
  expect(history.map(({ nodeId, status }) => `${nodeId}>${status}`)).toEqual([
    '06>99',
    '05>06',
    '03>05',
    '96>03',
    '05>96',
    '03>05',
    '02>03',
    '01>02',
  ])
  expect(await who.ask('orStatus', { ...step, status: '99', optionCode: '01' })).toMatchObject({
    status: 409,
    msg: '当前状态不能进行此操作',
  })
})

describe('refusing for good', () => {
  test('needs an opinion, and ends an organisation application', async () => {
    const who = visitor(server)
    const made = await recommendedApplied(server, who, '13922220003', 'Y8UXJ3Z5')
    const enclosure = [await upload(server, who)]
    await who.call('orStatus', { id: made.id, status: '02', optionCode: '02', enclosure })
    await who.call('orStatus', { id: made.id, status: '03', optionCode: '03' })
    const refuse = (opinion: string) =>
      desk.ask('auditDecide', { id: made.id, status: '05', decision: 'refuse', opinion })
    expect(await refuse(' ')).toMatchObject({ status: 400, msg: '请填写审核意见' })
    expect(await refuse('名额已满')).toMatchObject({ data: { status: '97' } })
    expect(await refuse('名额已满')).toMatchObject({ status: 409 })
    for (const optionCode of ['01', '02', '03'] as const)
      expect((await who.ask('orStatus', { id: made.id, status: '97', optionCode })).status).toBe(
        409,
      )
  })

  test('is not for memberships', async () => {
    const { records } = await desk.call('auditPage', {
      kind: 'member',
      current: 1,
      size: 1,
      status: '05',
    })
    const member = records[0]?.id ?? ''
    const answer = await desk.ask('auditDecide', {
      id: member,
      status: '05',
      decision: 'refuse',
      opinion: '不同意',
    })
    expect(answer).toMatchObject({ status: 409 })
  })
})

describe('an application for a position', () => {
  const form = async (who: Visitor, more: object = {}) =>
    JSON.stringify({ ...(await positionValues(server, who, '13800000001')), ...more })

  test('needs a login', async () => {
    const who = visitor(server)
    const answer = await who.ask('orgApply', { orgId: DEMO, formInfo: await form(who) })
    expect(answer).toMatchObject({ status: 401 })
  })

  test('goes to the audit at once, is one however often sent, and may be reported again when returned', async () => {
    const who = visitor(server)
    await who.login('13800000001', 'Member-2026')
    const input = { orgId: DEMO, formInfo: await form(who) }
    const first = await who.call('orgApply', input)
    expect(first.status).toBe('05')
    expect(await who.call('orgApply', input)).toEqual(first)
    const other = await who.ask('orgApply', {
      orgId: DEMO,
      formInfo: await form(who, { edu: '02' }),
    })
    expect(other).toMatchObject({ status: 409, msg: expect.stringContaining('已提交过') })
    const id = first.id
    await desk.call('auditDecide', { id, status: '05', decision: 'return', opinion: '请改届次' })
    await who.call('updateOrgStatus', { id, status: '96', optionCode: '03' })
    expect((await who.call('orDetail', { id })).status).toBe('05')
  })

  test('for a sub-organisation the society does not have is refused at the field', async () => {
    const who = visitor(server)
    await who.login('13800000001', 'Member-2026')
    const formInfo = await form(who, { subOrg: { id: 'nowhere', orgName: '无此机构' } })
    const answer = await who.ask('orgApply', { orgId: DEMO, formInfo })
    expect(answer.data).toEqual({ errors: { subOrg: '请重新选择申请的分支机构' } })
  })

  test('with somebody else’s mobile is refused', async () => {
    const who = visitor(server)
    await who.login('13800000002', 'Member-2026')
    const answer = await who.ask('orgApply', { orgId: DEMO, formInfo: await form(who) })
    expect(answer).toMatchObject({ status: 403, msg: '请先验证手机号码' })
  })
})

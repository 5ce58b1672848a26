import { afterAll, beforeAll, expect, test } from 'vitest'
import { applied, applyInput, individualValues, reported } from '../support/applications.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { upload } from '../support/uploads.ts'
import { DEMO, visitor } from '../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const MOBILE = '13912340001'

test('an individual applies, is returned, corrects, and becomes a member with a number and a history', async () => {
  const applicant = visitor(server)
  const { id, status } = await applied(server, applicant, MOBILE)
  expect(status).toBe('02')

  await reported(server, applicant, id)

  const desk = visitor(server)
  await desk.login('staff', 'Staff-2026')
  const waiting = await desk.call('auditPage', { kind: 'member', current: 1, size: 50 })
  expect(waiting.records.map((row) => row.id)).toContain(id)
  await desk.call('auditDecide', {
    id,
    status: '05',
    decision: 'return',
    opinion: '请补充工作经历',
  })

  const seen = await visitor(server).call('memberQueryPage', {
    current: 1,
    size: 10,
    orgId: DEMO,
    oneMemberCode: '01',
    keyword: MOBILE,
  })
  expect(seen.records[0]).toMatchObject({
    id,
    status: '97',
    statusName: '已退回',
    hasHistory: true,
  })
  expect(seen.records[0]).not.toHaveProperty('mobile')

  const values = {
    ...(await individualValues(server, applicant, MOBILE)),
    introduction: '补充后。',
  }
  await applicant.call('updateMemberStatus', {
    id,
    status: '97',
    optionCode: '01',
    formInfo: JSON.stringify(values),
  })
  await applicant.call('memberStatus', {
    id,
    status: '97',
    optionCode: '02',
    enclosure: [await upload(server, applicant)],
  })
  await applicant.call('memberStatus', { id, status: '03', optionCode: '03' })
  const first = { id, status: '05', decision: 'approve', opinion: '初审同意' } as const
  expect(await desk.call('auditDecide', first)).toEqual({ id, status: '06' })
  const second = { id, status: '06', decision: 'approve', opinion: '' } as const
  expect(await desk.call('auditDecide', second)).toEqual({ id, status: '99' })

  const record = await applicant.call('memberDetail', { id })
  expect(record).toMatchObject({ status: '99', memberNum: expect.stringMatching(/^HXSK\d{6}$/) })
  expect(record).toMatchObject({ realName: '顾闻溪', introduction: '补充后。' })
  const history = await applicant.call('auditHistory', { id })
  expect(history.map((entry) => [entry.nodeId, entry.status])).toEqual([
    ['06', '99'],
    ['05', '06'],
    ['03', '05'],
    ['97', '03'],
    ['97', '97'],
    ['05', '97'],
    ['03', '05'],
    ['02', '03'],
    ['01', '02'],
  ])
  expect(history[5]).toMatchObject({ realName: '秘书处演示账号', opinion: '请补充工作经历' })
  const print = await applicant.call('memberPrint', { id })
  expect(print).toMatchObject({ title: '华夏数据科学学会普通会员入会申请表', status: '99' })
})

test('what is wrong in the form comes back by field, and nothing is stored', async () => {
  const applicant = visitor(server)
  await applicant.prove('13912340002')
  const values = { ...(await individualValues(server, applicant, '13912340002')), realName: '' }
  const answer = await applicant.ask('memberApply', applyInput('individual', values))
  expect(answer).toMatchObject({ status: 422, code: 'A0422' })
  expect(answer.data).toEqual({ errors: { realName: '请输入姓名' } })
})

test('a picked value that is not offered comes back by field, and nothing is stored', async () => {
  const applicant = visitor(server)
  await applicant.prove('13912340005')
  const values = await individualValues(server, applicant, '13912340005')
  const made = { ...values, sex: 'ZZZ', edu: '不存在', areaCode: ['nowhere'] }
  const answer = await applicant.ask('memberApply', applyInput('individual', made))
  expect(answer).toMatchObject({ status: 422, code: 'A0422' })
  expect(answer.data).toEqual({
    errors: {
      sex: '请重新选择性别',
      edu: '请重新选择最高学历',
      areaCode: '请重新选择所在地区',
    },
  })
  expect(await applicant.call('memberApply', applyInput('individual', values))).toMatchObject({
    status: '02',
  })
})

test('an unproven mobile is refused: 401 for a visitor, 403 for somebody logged in', async () => {
  const stranger = visitor(server)
  const values = await individualValues(server, stranger, '13912340003')
  const refused = await stranger.ask('memberApply', applyInput('individual', values))
  expect(refused).toMatchObject({ status: 401, msg: '请先验证手机号码' })
  const member = visitor(server)
  await member.login('13800000001', 'Member-2026')
  const input = applyInput('individual', values, { formHash: undefined } as object)
  expect(await member.ask('memberApply', input)).toMatchObject({ status: 403 })
})

test('a second application of one mobile for one member type is refused', async () => {
  const applicant = visitor(server)
  await applied(server, applicant, '13912340004')
  const again = await individualValues(server, applicant, '13912340004')
  const answer = await applicant.ask(
    'memberApply',
    applyInput('individual', { ...again, introduction: '另一次' }),
  )
  expect(answer).toMatchObject({ status: 409, msg: expect.stringContaining('已提交过') })
})

test.each([
  ['stale status', { status: '03', optionCode: '03' }, 409, '该申请的状态已变化，请刷新后再试'],
  ['report before upload', { status: '02', optionCode: '03' }, 409, '当前状态不能进行此操作'],
  ['upload without a file', { status: '02', optionCode: '02' }, 400, '请上传附件'],
  [
    'a file from elsewhere',
    {
      status: '02',
      optionCode: '02',
      enclosure: [{ name: 'a.png', url: 'https://elsewhere.example/a.png' }],
    },
    400,
    '附件不是在本平台上传的，请重新上传',
  ],
] as const)('%s is refused', async (_rule, change, status, msg) => {
  const applicant = visitor(server)
  const mobile = `1391235${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`
  const { id } = await applied(server, applicant, mobile)
  const input = { id, ...change } as Parameters<typeof applicant.ask<'memberStatus'>>[1]
  expect(await applicant.ask('memberStatus', input)).toMatchObject({ status, msg })
})

test('a file somebody else uploaded cannot be attached', async () => {
  const applicant = visitor(server)
  const { id } = await applied(server, applicant, '13912340006')
  const other = visitor(server)
  await other.prove('13912340007')
  const enclosure = [await upload(server, other)]
  const input = { id, status: '02', optionCode: '02', enclosure } as const
  expect(await applicant.ask('memberStatus', input)).toMatchObject({ status: 400 })
})

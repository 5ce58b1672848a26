import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyInput, individualValues, reported } from '../support/applications.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO, type Visitor, visitor } from '../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

async function ready(mobile: string) {
  const applicant = visitor(server)
  await applicant.prove(mobile)
  return { applicant, values: await individualValues(server, applicant, mobile) }
}

async function countOf(who: Visitor, keyword: string): Promise<number> {
  const query = { current: 1, size: 10, orgId: DEMO, oneMemberCode: '01', keyword } as const
  return (await who.call('memberQueryPage', query)).total
}

test('the same key twice is one application with one answer', async () => {
  const { applicant, values } = await ready('13922220001')
  const input = applyInput('individual', values)
  const first = await applicant.call('memberApply', input, 'key-0000-0001')
  expect(await applicant.call('memberApply', input, 'key-0000-0001')).toEqual(first)
  expect(await countOf(applicant, '13922220001')).toBe(1)
})

test('the same key at the same moment is one application', async () => {
  const { applicant, values } = await ready('13922220002')
  const input = applyInput('individual', values)
  const answers = await Promise.all(
    [1, 2, 3].map(() => applicant.call('memberApply', input, 'key-0000-0002')),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await countOf(applicant, '13922220002')).toBe(1)
})

test('without a key an equal call within ten minutes is the same application', async () => {
  const { applicant, values } = await ready('13922220003')
  const input = applyInput('individual', values)
  const first = await applicant.call('memberApply', input)
  expect(await applicant.call('memberApply', input)).toEqual(first)
})

test('the same key with other contents is refused', async () => {
  const { applicant, values } = await ready('13922220004')
  await applicant.call('memberApply', applyInput('individual', values), 'key-0000-0004')
  const other = applyInput('individual', { ...values, introduction: '改了' })
  expect(await applicant.ask('memberApply', other, 'key-0000-0004')).toMatchObject({ status: 409 })
})

test('a refused call leaves its key free: the corrected form may come with it', async () => {
  const { applicant, values } = await ready('13922220005')
  const wrong = applyInput('individual', { ...values, realName: '' })
  expect(await applicant.ask('memberApply', wrong, 'key-0000-0005')).toMatchObject({ status: 422 })
  const right = applyInput('individual', values)
  expect(await applicant.call('memberApply', right, 'key-0000-0005')).toMatchObject({
    status: '02',
  })
})

test('two applications of one mobile at the same moment are one', async () => {
  const { applicant, values } = await ready('13922220006')
  const asked = ['甲', '乙'].map((introduction) =>
    applicant.ask('memberApply', applyInput('individual', { ...values, introduction })),
  )
  const codes = (await Promise.all(asked)).map(({ status }) => status).sort()
  expect(codes).toEqual([200, 409])
})

test('a member number is given once, however often and at once the second audit is approved', async () => {
  const { applicant, values } = await ready('13922220007')
  const { id } = await applicant.call('memberApply', applyInput('individual', values))
  await reported(server, applicant, id)
  const desk = visitor(server)
  await desk.login('staff', 'Staff-2026')
  await desk.call('auditDecide', { id, status: '05', decision: 'approve', opinion: '' })
  const approve = { id, status: '06', decision: 'approve', opinion: '' } as const
  const answers = await Promise.all([1, 2, 3].map(() => desk.ask('auditDecide', approve)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const { memberNum } = await applicant.call('memberDetail', { id })
  expect(memberNum).toBe('HXSK000037')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyInput, groupValues, reported } from '../support/applications.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO, visitor } from '../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

test('an organisation user joins its unit without proving a mobile, up to the member number', async () => {
  const unit = visitor(server)
  await unit.login('unit01', 'Unit-2026')
  const { id } = await unit.call(
    'memberApply',
    applyInput('group', await groupValues(server, unit)),
  )
  await reported(server, unit, id)

  const desk = visitor(server)
  await desk.login('staff', 'Staff-2026')
  await desk.call('auditDecide', { id, status: '05', decision: 'approve', opinion: '' })
  await desk.call('auditDecide', { id, status: '06', decision: 'approve', opinion: '' })

  const own = await unit.call('memberQueryPage', {
    current: 1,
    size: 50,
    orgId: DEMO,
    oneMemberCode: '02',
  })
  const row = own.records.find((record) => record.id === id)
  const { orgId } = await unit.call('loginInfo', {})
  expect(row).toMatchObject({ status: '99', orgName: '临澜数据技术有限公司', orgId })
})

test.each([
  ['orgName', '别的公司', '单位名称与本单位登记的不一致'],
  ['areaCode', ['110000', '110100', '110108'], '地区与本单位登记的不一致'],
])('a %s that is not the unit’s own is refused at its field', async (field, value, text) => {
  const unit = visitor(server)
  await unit.login('unit02', 'Unit-2026')
  const profile = await unit.call('loginInfo', {})
  const values = {
    ...(await groupValues(server, unit)),
    orgName: profile.orgName,
    areaCode: ['610000', '610100', '610113'],
    [field]: value,
  }
  const answer = await unit.ask('memberApply', applyInput('group', values))
  expect(answer).toMatchObject({ status: 422, data: { errors: { [field]: text } } })
})

test('a group application needs an organisation user', async () => {
  const member = visitor(server)
  await member.login('13800000001', 'Member-2026')
  const input = applyInput('group', { orgName: '临澜数据技术有限公司' })
  expect(await member.ask('memberApply', input)).toMatchObject({ status: 403 })
  expect(await visitor(server).ask('memberApply', input)).toMatchObject({ status: 401 })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { RIGHTS } from '#contract/codes.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { publish } from '../support/publish.ts'
import { staffWith } from '../support/staffWith.ts'
import { MECH, type Visitor, visitor } from '../support/visitor.ts'

let server: TestApp
let staff: Visitor
beforeAll(async () => {
  server = await openApp()
  staff = visitor(server)
  await staff.login('staff', 'Staff-2026')
})
afterAll(() => server.close())

test.each([
  ['dictionary', 'dictionaries/'],
  ['menu', 'modules.json'],
  ['orgType', 'memberTypes.json'],
  ['systemConfig', 'site.json'],
  ['form', 'formConfig/0301-101-10101.json'],
  ['flow', 'memberConfig.json'],
  ['auditOpinion', 'statusList.json'],
  ['domainName', 'organisation.json'],
  ['onlineService', 'site.json'],
  ['auth', 'rights.json'],
  ['role', 'roles.json'],
  ['table', 'formConfig/0301-102-10201.json'],
] as const)('%s is what the version that serves says', async (kind, path) => {
  const { version, documents } = await staff.call('settings', { kind })
  expect(version).toBe(1)
  const found = documents.find((document) => document.path.startsWith(path))
  expect(JSON.parse(found?.text ?? 'null')).toEqual(expect.anything())
})

const only = async (kind: CallInput<'settings'>['kind']) => {
  const { documents } = await staff.call('settings', { kind })
  expect(documents).toHaveLength(1)
  return JSON.parse(documents[0]?.text ?? 'null') as unknown
}

test('auth names every right there is', async () => {
  const rights = (await only('auth')) as { right: string; name: string }[]
  expect(rights.map(({ right }) => right)).toEqual(RIGHTS)
  expect(rights).toContainEqual({ right: 'audit.first', name: '初审' })
})

test('auth tells what the society demands of its staff, where it demands something', async () => {
  const text = '{ "twoPersons": { "audits": true } }'
  expect(await publish(server, { 'staff.json': text })).toEqual([])
  const { documents } = await staff.call('settings', { kind: 'auth' })
  expect(documents.map(({ path }) => path)).toEqual(['staff.json', 'rights.json'])
  expect(documents[0]?.text).toBe(text)
  expect(await publish(server, { 'staff.json': '{}' })).toEqual([])
})

test('role says who of the staff may do what, as it is now, and nothing private of them', async () => {
  const who = await staffWith(server, 'dues')
  const { id } = await who.call('loginInfo', {})
  const roles = (await only('role')) as object[]
  expect(roles).toContainEqual({ id, realName: '姜白石', status: '1', rights: ['dues'] })
  const { records } = await staff.call('userPage', { current: 1, size: 200, userType: '9' })
  expect(roles).toHaveLength(records.length)
  await staff.call('changeRights', { id, rights: [], seen: ['dues'] })
  await staff.call('changeStatus', { id, status: '0' })
  const now = { id, realName: '姜白石', status: '0', rights: [] }
  expect(await only('role')).toContainEqual(now)
  expect(JSON.stringify(roles)).not.toMatch(/\b1\d{10}\b|argon2/)
})

test('role tells nobody of another society', async () => {
  const there = visitor(server, 'mech.localhost', MECH)
  await there.login('staff', 'Staff-2026')
  const { id } = await there.call('loginInfo', {})
  expect(JSON.stringify(await only('role'))).not.toContain(id)
})

test('table is the documents that have columns, and no other', async () => {
  const { documents } = await staff.call('settings', { kind: 'table' })
  for (const { path, text } of documents) {
    expect(path).toMatch(/^formConfig\//)
    expect(text).toMatch(/"type": ?"table"/)
  }
  const { documents: forms } = await staff.call('settings', { kind: 'form' })
  const without = forms.filter(({ text }) => !/"type": ?"table"/.test(text))
  expect(documents.length + without.length).toBe(forms.length)
})

test.each(['auth', 'role', 'table', 'onlineService'] as const)(
  '%s is not changed by itself',
  async (kind) => {
    expect(await staff.ask('changeSettings', { kind })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('站点配置随版本发布'),
      data: null,
    })
  },
)

test('nobody but staff reads it, and nobody changes one document by itself', async () => {
  const member = visitor(server)
  await member.login('13800000002', 'Member-2026')
  for (const call of ['settings', 'changeSettings'] as const) {
    expect(await visitor(server).ask(call, { kind: 'menu' })).toMatchObject({ status: 401 })
    expect(await member.ask(call, { kind: 'menu' })).toMatchObject({ status: 403, data: null })
  }
  expect(await staff.ask('changeSettings', { kind: 'menu' })).toMatchObject({
    status: 409,
    msg: '站点配置随版本发布，不能单独修改：请修改配置文件后检查并发布新版本',
  })
})

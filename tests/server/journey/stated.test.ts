import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findConsentVersion } from '#server/modules/people/repositories/consents.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { freshMobile } from '../modules/people/accounts/registration.ts'
import { individualValues } from '../support/applications.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { PNG, postGrant, upload } from '../support/uploads.ts'
import { DEMO, lastCode, type Visitor, visitor } from '../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const userPwd = sentPassword('Secret-1')

/** Registers with what the specification states alone; answers browser and mobile. */
async function registered(): Promise<{ who: Visitor; mobile: string }> {
  const who = visitor(server)
  const mobile = freshMobile()
  await who.call('sendRegisterCode', { orgId: DEMO, mobile })
  const validCode = await lastCode(server, mobile)
  const person = { type: '01', realName: '顾闻溪', mobile, validCode, userPwd, areaCode: '440305' }
  expect(await who.call('validCode', { orgId: DEMO, mobile, validCode })).toBe(true)
  expect(await who.call('register', person)).toBe(true)
  return { who, mobile }
}

/** Files as a record shows them: at addresses of minutes. */
const signed = (files: { name: string; url: string }[]) =>
  files.map(({ name, url }) => ({ name, url: expect.stringContaining(`${url}?`) }))

/** Applies with what the specification states alone; answers the record's id. */
async function applied(who: Visitor, mobile: string): Promise<string> {
  const values = await individualValues(server, who, mobile)
  const answer = await who.call('memberApply', {
    orgId: DEMO,
    oneMemberCode: '01',
    oneMemberType: '101',
    memberType: '10101',
    formInfo: JSON.stringify(values),
    optionCode: '01',
    status: '01',
  })
  return answer.id
}

/** Uploads by a token that was asked for as the specification states it: without any parameter. */
async function uploaded(who: Visitor) {
  const token = await who.call('uploadToken', {})
  const jpg = createCanvas(1, 1).toBuffer('image/jpeg')
  expect((await postGrant(server, token, { content: jpg, type: 'image/jpeg' })).statusCode).toBe(
    200,
  )
  return { name: '扫描件.jpg', url: token.baseUrl + token.path }
}

test('no consent is kept that was not sent, and the organisation is the host’s', async () => {
  const { who, mobile } = await registered()
  const login = await who.call('login', { mobile, userPwd })
  expect(login).toMatchObject({ mobile, userType: '1' })
  const version = await server.parts.store.tx(DEMO, (tx) =>
    findConsentVersion(tx, login.id, 'userAgreement'),
  )
  expect(version).toBeUndefined()
})

test('an application goes its whole way by the stated payloads', async () => {
  const { who, mobile } = await registered()
  who.token = (await who.call('login', { userName: mobile, userPwd })).token
  const id = await applied(who, mobile)
  expect(await who.call('memberDetail', { id })).not.toHaveProperty('isRead')
  const type = { oneMemberType: '101', memberType: '10101' }
  const formInfo = JSON.stringify(await individualValues(server, who, mobile))
  expect(await who.call('memberStatus', { id, status: '02', ...type, formInfo })).toBe(true)
  const enclosure = [await uploaded(who)]
  expect(await who.call('memberStatus', { id, status: '02', ...type, enclosure })).toBe(true)
  expect(await who.call('memberDetail', { id })).toMatchObject({
    status: '03',
    enclosure: signed(enclosure),
  })
  expect(await who.call('memberStatus', { id, status: '03', optionCode: '03' })).toBe(true)
  const trail = await who.call('auditHistory', { id })
  expect(trail.map(({ opinion }) => opinion).sort()).toEqual(
    ['提交申请', '修改申请表', '上传申请表', '上报申请'].sort(),
  )
})

test('a report that brings the signed form uploads and reports at once', async () => {
  const { who, mobile } = await registered()
  who.token = (await who.call('login', { mobile, userPwd })).token
  const id = await applied(who, mobile)
  const report = { id, status: '02', optionCode: '03' } as const
  expect(await who.ask('memberStatus', report)).toMatchObject({ status: 409 })
  expect(await who.ask('memberStatus', { ...report, enclosure: [] })).toMatchObject({
    status: 400,
    msg: '请上传附件',
  })
  const enclosure = [await upload(server, who)]
  expect(await who.call('memberStatus', { ...report, enclosure })).toBe(true)
  expect(await who.call('memberDetail', { id })).toMatchObject({
    status: '05',
    enclosure: signed(enclosure),
  })
})

test('what a change means is asked where nothing says it', async () => {
  const { who, mobile } = await registered()
  who.token = (await who.call('login', { mobile, userPwd })).token
  const id = await applied(who, mobile)
  const both = { formInfo: '{}', enclosure: [await upload(server, who)] }
  for (const unclear of [{}, both])
    expect(await who.ask('memberStatus', { id, status: '02', ...unclear })).toMatchObject({
      status: 400,
      msg: '请说明要修改、上传还是上报',
    })
})

test('a file for no purpose in particular fits where its kind and its owner do', async () => {
  const { who, mobile } = await registered()
  who.token = (await who.call('login', { mobile, userPwd })).token
  const id = await applied(who, mobile)
  const given = async (asker: Visitor, name: string, content: Buffer) => {
    const token = await asker.call('uploadToken', { name })
    await postGrant(server, token, { content, type: '' })
    return { name, url: token.baseUrl + token.path }
  }
  const attach = (enclosure: { name: string; url: string }[]) =>
    who.ask('memberStatus', { id, status: '02', optionCode: '02', enclosure })
  const refused = { status: 400, msg: '附件不是在本平台上传的，请重新上传' }
  const pdf = await given(who, '扫描件.pdf', Buffer.from('%PDF-1.4\n'))
  expect(await attach([pdf])).toMatchObject(refused)
  const other = visitor(server)
  await other.prove('13977770099')
  expect(await attach([await given(other, '扫描件.png', PNG)])).toMatchObject(refused)
  expect(await attach([await given(who, '扫描件.png', PNG)])).toMatchObject({ data: true })
})

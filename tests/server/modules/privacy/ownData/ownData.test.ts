import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnDataDocument } from '#server/modules/privacy/ownData/ownDataDocument.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { type Visitor, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

async function loggedIn(name: string, password: string): Promise<Visitor> {
  const who = visitor(server)
  await who.login(name, password)
  return who
}
const member = () => loggedIn('13800000001', 'Member-2026')

const download = async (who: Visitor): Promise<OwnDataDocument> =>
  JSON.parse(await (await who.call('ownData', { format: 'json' })).content.text())

const valuesOf = (data: OwnDataDocument, table: string) =>
  data.parts.find(({ key }) => key === table)?.rows.flat() ?? []

test('a member gets what is stored about the member, labelled in Chinese', async () => {
  const data = await download(await member())
  expect(data.title).toBe('林见微的个人信息')
  expect(valuesOf(data, 'account')).toContainEqual({
    key: 'mobile',
    label: '手机号码',
    value: '13800000001',
  })
  expect(data.parts.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['account', 'loginToken', 'orApplication', 'auditEntry', 'activityLog']),
  )
})

test('answers stand under the labels of the form they were given to, codes in words', async () => {
  const answers = valuesOf(await download(await member()), 'orApplication')
  expect(answers.find(({ text }) => text === '林见微')).toMatchObject({
    label: expect.stringContaining('姓名'),
  })
})

test('no secret and nobody else is in it', async () => {
  const { content } = await (await member()).call('ownData', { format: 'json' })
  const text = await content.text()
  expect(text).not.toMatch(/argon2|pwdHash|tokenHash|codeHash|decidedBy/)
  expect(text).not.toContain('13800000002')
})

test('the PDF says it to be read', async () => {
  const { name, content } = await (await member()).call('ownData', { format: 'pdf' })
  expect(name).toMatch(/^个人信息-\d{12}\.pdf$/)
  const pdf = await getDocumentProxy(new Uint8Array(await content.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('林见微的个人信息')
  expect(text).toContain('手机号码：13800000001')
})

describe('a login older than ten minutes', () => {
  test('must show again to be the owner, by the password', async () => {
    const who = await member()
    server.advance(11 * 60_000)
    expect(await who.ask('ownData', { format: 'json' })).toMatchObject({
      status: 400,
      msg: '请先用登录密码或手机验证码确认是本人操作；账号没有手机号码的，请重新登录后十分钟内再试',
    })
    who.proof = (await who.call('proveIdentity', { userPwd: sentPassword('Member-2026') })).proof
    expect((await download(who)).title).toBe('林见微的个人信息')
  })
})

test('five a day, and no more', async () => {
  const who = await loggedIn('13800000002', 'Member-2026')
  for (let n = 0; n < 5; n++) await download(who)
  expect(await who.ask('ownData', { format: 'json' })).toMatchObject({
    status: 429,
    msg: '今天下载个人信息的次数已用完，请明天再试',
  })
})

test('nobody without a login gets anything', async () => {
  expect(await visitor(server).ask('ownData', { format: 'json' })).toMatchObject({ status: 401 })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { applied, applyInput, INDIVIDUAL } from '../../../support/applications.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { PNG, postGrant } from '../../../support/uploads.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp({
    env: { UPLOADS_VISITORS_FILES: '6', UPLOADS_OWNER_FILES: '4', UPLOADS_OWNER_MB: '100' },
  })
})
afterAll(() => server.close())

const HOURS = 3_600_000
const FORM = { orgId: DEMO, functionCode: '0301', objId: '101,10101' } as const
const grantFor = async (who: Visitor, form: CallInput<'formConfig'> = FORM) =>
  (await who.call('formConfig', form)).uploadGrant ?? ''
type Asked = CallInput<'uploadToken'>
const photo = { purpose: 'photo', name: '照片.png', size: PNG.length } as const

async function sent(who: Visitor, asked: Asked) {
  const token = await who.call('uploadToken', asked)
  expect((await postGrant(server, token, { content: PNG })).statusCode).toBe(200)
  return { name: '照片.png', url: token.baseUrl + token.path }
}

describe('a visitor uploads', () => {
  test('with the grant of the form that is filled in', async () => {
    const who = visitor(server)
    await sent(who, { ...photo, grant: await grantFor(who) })
  })

  test.each([
    [
      'without a grant',
      {},
      { status: 401, msg: '请在要填写的表单里上传文件，或先登录、验证手机号码' },
    ],
    ['with the stated payload alone', undefined, { status: 401 }],
    ['with a forged grant', { grant: `ab.zzzzzzzz.${'A'.repeat(43)}` }, { status: 403 }],
  ])('not %s', async (_how, more, refusal) => {
    const asked: Asked = more ? { ...photo, ...more } : {}
    expect(await visitor(server).ask('uploadToken', asked)).toMatchObject(refusal)
  })

  test('not for what the form does not ask for', async () => {
    const who = visitor(server)
    const grant = await grantFor(who)
    expect(await who.ask('uploadToken', { ...photo, purpose: 'sign', grant })).toMatchObject({
      status: 403,
      msg: '该表单没有此类上传项，请刷新页面后重试',
    })
    expect(await who.ask('uploadToken', { purpose: 'enclosure', grant })).toMatchObject({
      status: 401,
    })
  })

  test('not with another society’s grant', async () => {
    const there = visitor(server, 'mech.localhost', MECH)
    const form = { orgId: MECH, functionCode: '0301', objId: '201,20101' } as const
    const grant = await grantFor(there, form)
    expect(grant).not.toBe('')
    expect(await visitor(server).ask('uploadToken', { ...photo, grant })).toMatchObject({
      status: 403,
    })
  })

  test('not after two hours', async () => {
    const who = visitor(server)
    const grant = await grantFor(who)
    server.advance(2 * HOURS - 1)
    expect(await who.ask('uploadToken', { ...photo, grant })).toMatchObject({ status: 200 })
    server.advance(1)
    expect(await who.ask('uploadToken', { ...photo, grant })).toMatchObject({
      status: 403,
      msg: '页面打开时间过长，上传许可已过期，请刷新页面后重新选择文件，已填写的内容会保留',
    })
  })
})

test('what was said of the size is the most that may be sent', async () => {
  const who = visitor(server)
  await who.prove('13966660001')
  const token = await who.call('uploadToken', photo)
  expect(token.maxSize).toBe(PNG.length)
  const larger = Buffer.concat([PNG, Buffer.alloc(1)])
  expect((await postGrant(server, token, { content: larger })).statusCode).toBe(413)
})

describe('a day’s sum', () => {
  test('of an account or mobile is its own, in files', async () => {
    const [one, two] = [visitor(server), visitor(server)]
    await one.prove('13966660002')
    await two.prove('13966660003')
    for (let count = 0; count < 4; count++) await one.call('uploadToken', photo)
    expect(await one.ask('uploadToken', photo)).toMatchObject({
      status: 429,
      msg: '您今天上传的文件过多，请明天再试，或联系学会',
    })
    expect(await two.ask('uploadToken', photo)).toMatchObject({ status: 200 })
  })

  test('and in bytes: of a size that was not said, the most that is allowed', async () => {
    const who = visitor(server)
    await who.prove('13966660004')
    const { size: _size, ...unsaid } = photo
    for (let count = 0; count < 2; count++) await who.call('uploadToken', unsaid)
    expect(await who.ask('uploadToken', unsaid)).toMatchObject({ status: 429 })
  })

  test('of all visitors is one, wherever they are, and what is refused does not count', async () => {
    server.advance(24 * HOURS)
    const grant = await grantFor(visitor(server))
    const ask = (more: Asked = {}) =>
      visitor(server).ask('uploadToken', { ...photo, grant, ...more })
    expect(await ask({ name: '照片.exe' })).toMatchObject({ status: 400 })
    for (let count = 0; count < 6; count++) expect(await ask()).toMatchObject({ status: 200 })
    expect(await ask()).toMatchObject({
      status: 429,
      msg: '今天上传的文件过多，请登录后再上传，或明天再试',
    })
    server.advance(24 * HOURS)
    const later = await grantFor(visitor(server))
    expect(await ask({ grant: later })).toMatchObject({ status: 200 })
  })
})

describe('a file', () => {
  const refused = { status: 400, msg: '附件不是在本平台上传的，请重新上传' }
  const apply = (who: Visitor, mobile: string, file: { name: string; url: string }) =>
    who.ask('memberApply', applyInput('individual', { ...INDIVIDUAL, mobile, photo: [file] }))

  test('that a visitor uploaded is taken by the form it was uploaded into', async () => {
    const who = visitor(server)
    const file = await sent(who, { ...photo, grant: await grantFor(who) })
    await who.prove('13966660005')
    expect(await apply(who, '13966660005', file)).toMatchObject({ status: 200 })
    const thief = visitor(server)
    await thief.prove('13966660006')
    expect(await apply(thief, '13966660006', file)).toMatchObject(refused)
  })

  test('that was uploaded into another form is not', async () => {
    const who = visitor(server)
    const other = await grantFor(who, { ...FORM, objId: '101,10102' })
    const file = await sent(who, { ...photo, grant: other })
    await who.prove('13966660007')
    expect(await apply(who, '13966660007', file)).toMatchObject(refused)
  })

  test('of somebody else’s application is nobody’s to attach', async () => {
    const owner = visitor(server)
    const { id } = await applied(server, owner, '13966660008')
    const { formInfo } = await owner.call('memberFormInfo', { id })
    const [file] = JSON.parse(formInfo).photo
    const thief = visitor(server)
    await thief.prove('13966660009')
    expect(await apply(thief, '13966660009', file)).toMatchObject(refused)
  })
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyInput, INDIVIDUAL } from '../../../support/applications.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { publish } from '../../../support/publish.ts'
import { PNG, postGrant } from '../../../support/uploads.ts'
import { DEMO, type Visitor, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const PATH = 'formConfig/0301-101-10101.json'
const TEXT = readFileSync(`fixtures/organisations/demo/${PATH}`, 'utf8')
const QUESTION = { orgId: DEMO, functionCode: '0301', objId: '101,10101' } as const

/** A visitor with a photo uploaded into the form of now. */
async function filledIn(): Promise<{ who: Visitor; photo: object; formHash: string }> {
  const who = visitor(server)
  const { uploadGrant: grant = '', formHash = '' } = await who.call('formConfig', QUESTION)
  const asked = { purpose: 'photo', name: '照片.png', size: PNG.length, grant } as const
  const token = await who.call('uploadToken', asked)
  expect((await postGrant(server, token, { content: PNG })).statusCode).toBe(200)
  return { who, photo: { name: '照片.png', url: token.baseUrl + token.path }, formHash }
}

let changes = 0
const publishChanged = async () => {
  const text = TEXT.replace('"工作单位"', `"所在单位 ${++changes}"`)
  expect(await publish(server, { [PATH]: text })).toEqual([])
}

const MOBILE = '1396667000'
let number = 0
let mobile = ''
beforeEach(() => {
  mobile = `${MOBILE}${number++}`
})
const apply = (who: Visitor, photo: object, more: object = {}) => {
  const values = { ...INDIVIDUAL, cardNo: `e8234567${number}`, mobile, photo: [photo] }
  return who.ask('memberApply', applyInput('individual', values, more))
}
const CHANGED = { status: 412, code: 'A0412', msg: '申请表已更新，请按新的申请表填写', data: null }

test('a form that was changed meanwhile is refused with a code of its own', async () => {
  const { who, photo, formHash } = await filledIn()
  await who.prove(mobile)
  await publishChanged()
  expect(await apply(who, photo, { formHash })).toMatchObject(CHANGED)
})

test('but what was accepted before it changed is answered again', async () => {
  const { who, photo, formHash } = await filledIn()
  await who.prove(mobile)
  const accepted = await apply(who, photo, { formHash })
  expect(accepted).toMatchObject({ status: 200 })
  await publishChanged()
  expect(await apply(who, photo, { formHash })).toEqual(accepted)
})

test('files uploaded into it are taken by the new form, from whoever was refused', async () => {
  const { who, photo, formHash } = await filledIn()
  await publishChanged()
  await who.prove(mobile)
  expect(await apply(who, photo, { formHash })).toMatchObject(CHANGED)
  expect(await apply(who, photo)).toMatchObject({ status: 200 })
})

test('but not by naming another form, and not from anybody else', async () => {
  const { who, photo, formHash } = await filledIn()
  await publishChanged()
  await who.prove(mobile)
  expect(await apply(who, photo, { formHash: 'f'.repeat(64) })).toMatchObject({ code: 'A0412' })
  expect(await apply(who, photo)).toMatchObject({ status: 400 })
  expect(await apply(who, photo, { formHash })).toMatchObject(CHANGED)
  const thief = visitor(server)
  mobile = '13966670009'
  await thief.prove(mobile)
  expect(await apply(thief, photo)).toMatchObject({ status: 400 })
})

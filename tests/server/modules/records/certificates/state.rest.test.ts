import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { MECH, visitor } from '../../../support/visitor.ts'
import { change, type Owner, ownersOf, pictureAt, scanned } from './support.ts'

let server: TestApp
let owner: (mobile: string) => Promise<Owner>
beforeAll(async () => {
  server = await openApp()
  owner = ownersOf(server)
})
afterAll(() => server.close())

/** What stands in the code of somebody's certificate. */
async function addressOf(who: Owner): Promise<URL> {
  const file = await who.call('generateMemberCertificate', { id: who.id })
  return new URL(await scanned(await pictureAt(server, file)))
}

const codeOf = async (who: Owner) => (await addressOf(who)).searchParams.get('code') ?? ''
const stateOf = (code: string) => visitor(server).call('certificateState', { code })

test('the code on the picture leads to the public page of the site it was asked at', async () => {
  const { origin, pathname, searchParams } = await addressOf(await owner('13800000033'))
  expect([origin, pathname]).toEqual(['http://localhost', '/certificate'])
  expect([...searchParams.keys()]).toEqual(['code'])
  expect(searchParams.get('code')).toMatch(/^[\w-]{22}$/)
})

test('a paid membership holds good, and no more than name and number is told', async () => {
  const code = await codeOf(await owner('13800000033'))
  expect(await stateOf(code)).toEqual({
    state: 'valid',
    kind: 'member',
    name: '欧阳慕云',
    num: 'HXSK000002',
  })
})

test('a term that has passed is expired, and renewing makes the same code good again', async () => {
  const who = await owner('13800000034')
  const code = await codeOf(who)
  expect((await stateOf(code)).state).toBe('expired')
  await change(server, who.id, { endAt: '2026-12-31' })
  expect((await stateOf(code)).state).toBe('valid')
  expect(await codeOf(who)).toBe(code)
})

test('the last of sixty days of grace after the end still counts, by Beijing’s clock', async () => {
  const who = await owner('13800000037')
  const code = await codeOf(who)
  await change(server, who.id, { endAt: '2026-09-20' })
  expect((await stateOf(code)).state).toBe('expired')
  await change(server, who.id, { endAt: '2026-09-21' })
  expect((await stateOf(code)).state).toBe('valid')
})

test('a membership without an end holds good', async () => {
  const who = await owner('13800000042')
  await change(server, who.id, { endAt: null })
  expect((await stateOf(await codeOf(who))).state).toBe('valid')
})

test('a record that is approved no longer withdraws its certificate', async () => {
  const who = await owner('13800000307')
  const code = await codeOf(who)
  await change(server, who.id, { status: '97' })
  expect((await stateOf(code)).state).toBe('withdrawn')
})

test('what the picture claims has changed: the old code is replaced, the new one good', async () => {
  const who = await owner('13800000310')
  await change(server, who.id, { endAt: '2027-12-31' })
  const old = await codeOf(who)
  await change(server, who.id, { realName: '阿卜杜热合曼' })
  expect((await stateOf(old)).state).toBe('replaced')
  const code = await codeOf(who)
  expect(code).not.toBe(old)
  expect(await stateOf(old)).toMatchObject({ state: 'replaced', name: '阿卜杜热合曼·吐尔逊尼亚孜' })
  expect(await stateOf(code)).toMatchObject({ state: 'valid', name: '阿卜杜热合曼' })
})

test('a code of another society, or of nobody, is unknown', async () => {
  const code = await codeOf(await owner('13800000033'))
  const elsewhere = visitor(server, 'mech.localhost', MECH)
  expect(await elsewhere.call('certificateState', { code })).toEqual({ state: 'unknown' })
  expect(await stateOf('AAAAAAAAAAAAAAAAAAAAAA')).toEqual({ state: 'unknown' })
})

test('asking is limited per address', async () => {
  const who = visitor(server)
  const ask = () => who.ask('certificateState', { code: 'AAAAAAAAAAAAAAAAAAAAAA' })
  const answers = await Promise.all(Array.from({ length: 121 }, ask))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})

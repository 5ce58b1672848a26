import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applied, applyInput, INDIVIDUAL, reported } from '../../../support/applications.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { upload } from '../../../support/uploads.ts'
import { DEMO, type Visitor, visitor } from '../../../support/visitor.ts'

let server: TestApp
let owner: Visitor
let id: string
beforeAll(async () => {
  server = await openApp()
  owner = visitor(server)
  id = (await applied(server, owner, MOBILE)).id
  await reported(server, owner, id)
})
afterAll(() => server.close())

const MOBILE = '13933330001'
const MINUTES = 60_000
/** The owner's proof lasts a quarter of an hour; a number gets five codes an hour. */
async function provenAgain(): Promise<void> {
  server.advance(61 * MINUTES)
  await owner.prove(MOBILE)
}
const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode
const plain = (url: string) => url.split('?')[0] ?? ''
const staff = async () => {
  const who = visitor(server)
  await who.login('staff', 'Staff-2026')
  return who
}

interface Shown {
  photo: { url: string }
  enclosure: { url: string }
}
async function shownTo(who: Visitor): Promise<Shown> {
  const { formInfo, enclosure } = await who.call('memberDetail', { id })
  const [photo] = JSON.parse(formInfo).photo
  const [signed] = enclosure ?? []
  if (!signed) throw new Error('no enclosure')
  return { photo, enclosure: signed }
}

describe('a file with personal data', () => {
  test('is read by owner and staff at addresses of minutes, and by nobody without a signature', async () => {
    await provenAgain()
    for (const who of [owner, await staff()]) {
      const { photo, enclosure } = await shownTo(who)
      for (const { url } of [photo, enclosure]) {
        expect(await statusOf(url)).toBe(200)
        expect(await statusOf(plain(url))).toBe(403)
      }
    }
    const { photo } = await shownTo(owner)
    server.advance(15 * MINUTES)
    expect(await statusOf(photo.url)).toBe(403)
  })

  test('is shown wherever the record is: form, print, list of one’s own', async () => {
    await provenAgain()
    const { formInfo } = await owner.call('memberFormInfo', { id })
    const { values } = await owner.call('memberPrint', { id })
    for (const text of [formInfo, values])
      expect(await statusOf(JSON.parse(text).photo[0].url)).toBe(200)
  })

  test('is stored by its name, whatever signature comes back with a form', async () => {
    await provenAgain()
    const { photo } = await shownTo(owner)
    expect(photo.url).toContain('?')
    const stored = await server.parts.store.tx(DEMO, ({ db }) =>
      db
        .selectFrom('memberApplication')
        .select(['formInfo', 'photo', 'enclosure'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    )
    expect(JSON.stringify(stored)).toContain(plain(photo.url))
    expect(JSON.stringify(stored)).not.toMatch(/ignature=/)
  })

  test('goes back with an edited form as it was shown, also when that address has ended', async () => {
    const who = visitor(server)
    const mobile = '13933330002'
    const { id: own } = await applied(server, who, mobile)
    const before = await who.call('memberFormInfo', { id: own })
    server.advance(20 * MINUTES)
    await who.prove(mobile)
    const values = { ...JSON.parse(before.formInfo), introduction: '修改后的简介。' }
    const change = { id: own, formInfo: JSON.stringify(values) }
    const asked = { ...change, status: '02', optionCode: '01' } as const
    expect(await who.ask('memberStatus', asked)).toMatchObject({ data: true })
    const after = JSON.parse((await who.call('memberFormInfo', { id: own })).formInfo)
    expect(plain(after.photo[0].url)).toBe(plain(values.photo[0].url))
    expect(await statusOf(after.photo[0].url)).toBe(200)
  })

  test('gets no signature in somebody else’s text', async () => {
    await provenAgain()
    const { photo } = await shownTo(owner)
    const thief = visitor(server)
    const mobile = '13933330003'
    await thief.prove(mobile)
    const values = {
      ...INDIVIDUAL,
      mobile,
      introduction: `看这里 ${photo.url} 谢谢`,
      photo: [await upload(server, thief, 'photo')],
    }
    const { id: own } = await thief.call('memberApply', applyInput('individual', values))
    const shown = JSON.parse((await thief.call('memberFormInfo', { id: own })).formInfo)
    expect(shown.introduction).toBe(`看这里 ${plain(photo.url)} 谢谢`)
    expect(await statusOf(shown.photo[0].url)).toBe(200)
  })
})

describe('a fresh address', () => {
  const ask = (who: Visitor, url: string) => who.ask('fileAddress', { url })

  test('is for owner and staff, and refused to others before anything is signed', async () => {
    await provenAgain()
    const { photo, enclosure } = await shownTo(owner)
    server.advance(20 * MINUTES)
    await provenAgain()
    const stranger = visitor(server)
    const other = visitor(server)
    await other.prove('13933330004')
    for (const { url } of [photo, enclosure]) {
      for (const who of [owner, await staff()]) {
        const { data } = await ask(who, url)
        expect(await statusOf(data?.url ?? '')).toBe(200)
      }
      expect(await ask(stranger, url)).toMatchObject({ status: 401, data: null })
      expect(await ask(other, url)).toMatchObject({ status: 403, data: null })
    }
  })

  test('is for the uploader while the form is being filled in', async () => {
    const who = visitor(server)
    const { url } = await upload(server, who, 'photo')
    const { data } = await ask(who, url)
    expect(await statusOf(data?.url ?? '')).toBe(200)
  })

  test.each([
    ['of no file', '/sandbox/storage/portal/demo/photo/202611/none.png', 404],
    ['of another storage', 'https://example.org/a.png', 400],
  ])('is refused %s', async (_what, url, status) => {
    expect(await ask(visitor(server), url)).toMatchObject({ status })
  })

  test('of another society’s file is none', async () => {
    await provenAgain()
    const { photo } = await shownTo(owner)
    const there = visitor(server, 'mech.localhost', 'c2e84a19-57d3-4f0b-b6a8-1f9e0d62c735')
    expect(await ask(there, photo.url)).toMatchObject({ status: 404 })
  })
})

test('an address stays the same for some minutes, so that what a browser has is of use', () => {
  const path = 'demo/photo/202611/a.png'
  const before = server.parts.files.addressOf(path)
  server.advance(5 * MINUTES)
  expect(server.parts.files.addressOf(path)).not.toBe(before)
  const again = server.parts.files.addressOf(path)
  server.advance(1)
  expect(server.parts.files.addressOf(path)).toBe(again)
})

test('what a society publishes stays public', async () => {
  const site = await visitor(server).call('site', {})
  const urls = JSON.stringify(site).match(/\/assets\/[^"]+/g) ?? []
  expect(urls.length).toBeGreaterThan(0)
  for (const url of urls) expect(await statusOf(url)).toBe(200)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEXT_KINDS } from '#contract/textKinds.ts'
import { API } from '#server/calls/apiDocument.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { person, withCode } from '../modules/people/accounts/registration.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO, visitor } from '../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

test.each([
  '13800000001 ',
  ' 13800000001',
  '138 0000 0001',
  '\u202d13800000001\u202c',
  '＋８６ 138-0000-0001',
  '１３８０００００００１',
])('a login name written as %j is the mobile', async (userName) => {
  const userPwd = sentPassword('Member-2026')
  expect(await visitor(server).call('login', { orgId: DEMO, userName, userPwd })).toMatchObject({
    userType: '1',
  })
})

test('a registration is stored as its texts are meant', async () => {
  const who = visitor(server)
  const input = await withCode(server, who, person())
  const { mobile, validCode } = input
  const written = {
    ...input,
    mobile: `+86 ${mobile.slice(0, 3)}-${mobile.slice(3)}`,
    validCode: `${validCode.slice(0, 3)} ${validCode.slice(3)}`,
    realName: ' 阿依古丽 • 买买提\u3000',
  }
  expect(await who.call('register', written)).toBe(true)
  const [account] = await server.parts.store.tx(DEMO, (tx) =>
    tx.db.selectFrom('account').where('mobile', '=', mobile).select('realName').execute(),
  )
  expect(account?.realName).toBe('阿依古丽·买买提')
})

test('what cannot be read is refused as it is written', async () => {
  expect(
    await visitor(server).ask('sendLoginCode', { mobile: '1380000000a' } as never),
  ).toMatchObject({ status: 400 })
})

test('texts of calls name kinds that there are', () => {
  const named = [...JSON.stringify(API).matchAll(/"x-text":"(\w+)"/g)].map(([, kind]) => kind)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((kind) => !TEXT_KINDS.some((known) => known === kind))).toEqual([])
})

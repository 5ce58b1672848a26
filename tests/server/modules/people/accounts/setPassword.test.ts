import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccountByLogin, lockAccount } from '#server/base/repositories/accounts.ts'
import { issuePasswordLink } from '#server/modules/people/passwordLinks/issuePasswordLink.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { changeAccount } from '../../../support/changeAccount.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, MECH, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const DAY = 24 * 3600_000
const USED = { status: 400, msg: '链接已使用或已过期，请向管理员索取新的链接' }
const userPwd = sentPassword('Fresh-2026')

/** The ticket of a link for an account of the demonstration. */
const issue = async (name = 'auditor') =>
  server.parts.store.tx(DEMO, async (tx) => {
    const found = await findAccountByLogin(tx, name)
    const account = await lockAccount(tx, found?.id ?? '')
    if (!account) throw new Error(`there is no account ${name}`)
    const path = await issuePasswordLink(tx, account)
    return new URL(path, 'http://x').searchParams.get('ticket') ?? ''
  })

let ticket: string
beforeEach(async () => {
  ticket = await issue()
})
const set = (given: string, who = visitor(server)) =>
  who.ask('setPassword', { ticket: given, userPwd })

test('a link sets the password, and ends every login of the account', async () => {
  const before = visitor(server)
  await before.login('staff', 'Staff-2026')
  expect(await set(await issue('staff'))).toMatchObject({ status: 200, data: true })
  expect(await before.ask('loginInfo', {})).toMatchObject({ status: 401 })
  await visitor(server).login('staff', 'Fresh-2026')
})

test('a link lets in who has to pause after wrong passwords', async () => {
  const who = visitor(server)
  const guess = { orgId: DEMO, userName: 'auditor', userPwd: sentPassword('wrong') }
  for (let tries = 0; tries < 5; tries += 1) await who.ask('login', guess)
  expect(await who.ask('login', guess)).toMatchObject({ status: 429 })
  expect(await set(ticket)).toMatchObject({ status: 200 })
  await who.login('auditor', 'Fresh-2026')
})

describe('a link is no good', () => {
  test('a second time, of two at once as well', async () => {
    const answers = await Promise.all([set(ticket), set(ticket)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await set(ticket)).toMatchObject(USED)
  })

  test('after a day', async () => {
    server.advance(DAY + 1)
    expect(await set(ticket)).toMatchObject(USED)
  })

  test('once there is a newer one', async () => {
    const newer = await issue()
    expect(await set(ticket)).toMatchObject(USED)
    expect(await set(newer)).toMatchObject({ status: 200 })
  })

  test('at another society, and stays good at its own', async () => {
    expect(await set(ticket, visitor(server, 'mech.localhost', MECH))).toMatchObject(USED)
    expect(await set(ticket)).toMatchObject({ status: 200 })
  })

  test('for an account that was switched off meanwhile', async () => {
    const auditor = await server.parts.store.tx(DEMO, (tx) => findAccountByLogin(tx, 'auditor'))
    const off = (disabledAt: Date | null) =>
      changeAccount(server, auditor?.id ?? '', { disabledAt })
    await off(server.now())
    expect(await set(ticket)).toMatchObject(USED)
    await off(null)
  })

  test('to somebody who guesses: 20 tries in ten minutes', async () => {
    const guesser = visitor(server)
    const tries = []
    for (let at = 0; at < 21; at += 1)
      tries.push((await set(`${at}`.padStart(43, 'A'), guesser)).status)
    expect(tries).toEqual([...Array(20).fill(400), 429])
  })
})

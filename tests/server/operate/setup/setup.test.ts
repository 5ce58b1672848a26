import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RIGHTS } from '#contract/codes.ts'
import { findAccountByMobile } from '#server/base/repositories/accounts.ts'
import { answerConfigQuestion } from '#server/control/configDesk.ts'
import type { ConfigQuestion } from '#server/control/questions.ts'
import { listAudits } from '#server/modules/records/repositories/audits.ts'
import { newSociety } from '#server/operate/setup/newSociety.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { changeAccount } from '../../support/changeAccount.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { DEMO, visitor } from '../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const ask = (question: ConfigQuestion) =>
  answerConfigQuestion(
    { ...server.parts, check: server.parts.checker.check, reports: server.parts },
    question,
  )
const invite = (org: string, realName: string, mobile: string) =>
  ask({ command: 'staff', org, invited: { realName, mobile }, author: 'operator' })
const ticketOf = (path = '') => new URL(path, 'http://x').searchParams.get('ticket') ?? ''
const account = (mobile: string) =>
  server.parts.store.tx(DEMO, (tx) => findAccountByMobile(tx, mobile))

test('a society made from the template runs, and its first member of staff sets a password by the link', async () => {
  const documents = await newSociety({
    code: 'young',
    orgName: '新芽学会',
    hosts: ['young.localhost'],
  })
  const push = {
    command: 'push',
    org: 'young',
    documents,
    base: 0,
    author: 'operator',
    note: '',
  } as const
  expect(await ask(push)).toMatchObject({ ok: true })
  server.parts.configuration.forget()
  const { link } = await invite('young', '姜白石', '13700000001')
  expect(link?.hosts).toEqual(['young.localhost'])
  const { orgId } = JSON.parse(documents['organisation.json'] ?? '')
  const who = visitor(server, 'young.localhost', orgId)
  const set = { ticket: ticketOf(link?.path), userPwd: sentPassword('Young-2026') }
  expect(await who.call('setPassword', set)).toBe(true)
  await who.login('13700000001', 'Young-2026')
  expect(await who.call('loginInfo', {})).toMatchObject({
    rights: expect.arrayContaining(['accounts']),
  })
  const { records } = await who.call('userPage', { current: 1, size: 10 })
  expect(records).toMatchObject([{ realName: '姜白石', hasPassword: true }])
})

describe('a link for staff', () => {
  test('opens an account with every right, and says who opened it', async () => {
    await invite('demo', '柳如是', '13700000002')
    const opened = await account('13700000002')
    expect(opened).toMatchObject({ userType: '9', pwdHash: null, realName: '柳如是' })
    expect(opened?.rights).toEqual(RIGHTS)
    const history = await server.parts.store.tx(DEMO, (tx) => listAudits(tx, opened?.id ?? ''))
    expect(history).toMatchObject([
      { realName: 'operator', opinion: '开通工作人员：柳如是', accountId: null },
    ])
  })

  test('is given anew to one of the staff; name and rights stay', async () => {
    const before = await account('13700000002')
    expect(await invite('demo', '别的名字', '13700000002')).toMatchObject({ ok: true })
    expect(await account('13700000002')).toEqual(before)
  })

  test('is refused for the mobile of a member', async () => {
    const refused = { ok: false, lines: ['手机号码已存在'] }
    expect(await invite('demo', '柳如是', '13800000001')).toEqual(refused)
  })

  test('is refused for a society that is not there', async () => {
    const refused = { ok: false, lines: ['组织“nowhere”还没有配置。'] }
    expect(await invite('nowhere', '柳如是', '13700000003')).toEqual(refused)
  })

  test('is refused for staff that was switched off', async () => {
    const { id = '' } = (await account('13700000002')) ?? {}
    await changeAccount(server, id, { disabledAt: server.now() })
    expect(await invite('demo', '柳如是', '13700000002')).toEqual({
      ok: false,
      lines: ['该账号已停用，请联系学会'],
    })
  })

  test('is refused for a name that is none', async () => {
    expect(await invite('demo', '1', '13700000004')).toMatchObject({ ok: false })
  })
})

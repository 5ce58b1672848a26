import { afterAll, beforeAll, expect, test } from 'vitest'
import { applied, applyInput, INDIVIDUAL } from '../support/applications.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { visitor } from '../support/visitor.ts'

let server: TestApp
/** Forms that were judged. */
let judged = 0
beforeAll(async () => {
  server = await openApp()
  const { check } = server.parts.forms
  server.parts.forms = {
    check(configuration, submission) {
      judged += 1
      return check(configuration, submission)
    },
  }
})
afterAll(() => server.close())

const judgedBy = async (work: () => Promise<unknown>): Promise<number> => {
  const before = judged
  await work()
  return judged - before
}

test('a form nobody could own is refused before it is judged', async () => {
  const who = visitor(server)
  const ask = async () =>
    expect(await who.ask('memberApply', applyInput('individual', { realName: '' }))).toMatchObject({
      status: 401,
      msg: '请先验证手机号码',
    })
  expect(await judgedBy(ask)).toBe(0)
})

test('a change of somebody else’s record is refused before its form is judged', async () => {
  const owner = visitor(server)
  const { id } = await applied(server, owner, '13944460001')
  const other = visitor(server)
  await other.prove('13944460002')
  const change = { id, status: '02', optionCode: '01', formInfo: '{}' } as const
  const ask = async () =>
    expect(await other.ask('memberStatus', change)).toMatchObject({ status: 403 })
  expect(await judgedBy(ask)).toBe(0)
})

test('an address that sends many forms is refused before the next is judged', async () => {
  const who = visitor(server)
  await who.prove('13944460003')
  const values = { ...INDIVIDUAL, realName: '', mobile: '13944460003' }
  const send = (introduction: string) =>
    who.ask('memberApply', applyInput('individual', { ...values, introduction }))
  for (let sent = 0; sent < 120; sent += 1) expect((await send(`${sent}`)).status).toBe(422)
  const ask = async () => expect(await send('one more')).toMatchObject({ status: 429 })
  expect(await judgedBy(ask)).toBe(0)
  const another = visitor(server)
  another.proof = who.proof
  const theirs = await another.ask('memberApply', applyInput('individual', values))
  expect(theirs.status).toBe(422)
})

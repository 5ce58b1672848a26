import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { solvePuzzle } from '#client/solvePuzzle.ts'
import { RefusalCode, type WorkAsked } from '#contract/envelope.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, lastCode, MECH, type Visitor, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

let nextMobile = 13966660000
const fresh = () => String(++nextMobile)
const MINUTE = 60_000
const ASKED = { status: 428, code: RefusalCode.WorkNeeded }
const SENT = { status: 200, data: true }

const send = (who: Visitor, workProof?: string, mobile = fresh(), orgId = DEMO) =>
  who.ask('sendValidCode', { orgId, mobile, ...(workProof ? { workProof } : {}) })

/** A browser that has had its three codes, and solves nothing by itself. */
async function afterThree(ip?: string, host?: string, orgId = DEMO): Promise<Visitor> {
  const who = visitor(server, host, orgId, ip)
  who.solves = false
  for (let sent = 0; sent < 3; sent += 1)
    expect(await send(who, undefined, fresh(), orgId)).toMatchObject(SENT)
  return who
}

const puzzleOf = async (who: Visitor, orgId = DEMO) => {
  const answer = await send(who, undefined, fresh(), orgId)
  expect(answer).toMatchObject(ASKED)
  return (answer.data as unknown as WorkAsked).challenge
}

test('an address asks for three codes freely, and its fourth is sent once a puzzle is solved', async () => {
  const who = await afterThree()
  const mobile = fresh()
  const refused = await send(who, undefined, mobile)
  expect(refused).toMatchObject({ ...ASKED, msg: '请求验证码较多，请先完成验证后再发送' })
  await expect(lastCode(server, mobile)).rejects.toThrow('nothing was sent')
  const proof = await solvePuzzle((refused.data as unknown as WorkAsked).challenge)
  expect(await send(who, proof, mobile)).toMatchObject(SENT)
  expect(await lastCode(server, mobile)).toMatch(/^\d{6}$/)
})

const SENDING = ['sendValidCode', 'sendRegisterCode', 'sendLoginCode', 'sendFindPwdCode'] as const
test.each(SENDING)('%s asks for work, too', async (id) => {
  const who = await afterThree()
  expect(await who.ask(id, { orgId: DEMO, mobile: fresh() })).toMatchObject(ASKED)
})

test('an answer is used up by one call, of two at the same moment, too', async () => {
  const who = await afterThree()
  const proof = await solvePuzzle(await puzzleOf(who))
  const answers = await Promise.all([send(who, proof), send(who, proof)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 428])
  expect(await send(who, proof)).toMatchObject({ ...ASKED, msg: '验证已失效，请重新发送验证码' })
})

interface Payload {
  challenge: { parameters: { data: object } }
  solution: object
}
type Change = (payload: Payload) => unknown
const LATE = { until: Date.parse('2027-01-01') }
const WRONG = '00'.repeat(32)

describe('an answer does not count', () => {
  test('from another network', async () => {
    const proof = await solvePuzzle(await puzzleOf(await afterThree('10.7.0.1')))
    expect(await send(await afterThree('10.7.0.2'), proof)).toMatchObject(ASKED)
  })

  test('at another society', async () => {
    const there = await afterThree('10.7.0.3', 'mech.localhost', MECH)
    const proof = await solvePuzzle(await puzzleOf(there, MECH))
    expect(await send(await afterThree('10.7.0.3'), proof)).toMatchObject(ASKED)
    expect(await send(there, proof, fresh(), MECH)).toMatchObject(SENT)
  })

  test('after two minutes', async () => {
    const who = await afterThree()
    const proof = await solvePuzzle(await puzzleOf(who))
    server.advance(2 * MINUTE)
    expect(await send(who, proof)).toMatchObject(ASKED)
  })

  const changed = async (change: Change): Promise<void> => {
    const who = await afterThree()
    const payload: Payload = JSON.parse(atob(await solvePuzzle(await puzzleOf(who))))
    change(payload)
    expect(await send(who, btoa(JSON.stringify(payload)))).toMatchObject(ASKED)
  }
  test.each<[string, Change]>([
    ['with its end moved', ({ challenge: { parameters } }) => Object.assign(parameters.data, LATE)],
    ['without a signature', ({ challenge }) => Object.assign(challenge, { signature: null })],
    ['with another key', (payload) => Object.assign(payload.solution, { derivedKey: WRONG })],
    ['without a solution', (payload) => Object.assign(payload, { solution: null })],
    ['without parameters', ({ challenge }) => Object.assign(challenge, { parameters: null })],
  ])('%s', (_name, change) => changed(change))

  test('that is no answer at all', async () => {
    expect(await send(await afterThree(), btoa('[]'))).toMatchObject(ASKED)
    expect(await send(await afterThree(), 'AAAA')).toMatchObject(ASKED)
  })
})

test('an hour later an address has three codes again', async () => {
  const who = await afterThree()
  await puzzleOf(who)
  server.advance(60 * MINUTE)
  expect(await send(who)).toMatchObject(SENT)
})

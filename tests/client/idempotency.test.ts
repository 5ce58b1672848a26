import { expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { clientFor, failureOf } from './clientFor.ts'
import { type Answer, envelope, localServer, type Received, success } from './localServer.ts'

const application: CallInput<'memberApply'> = {
  orgId: 'o1',
  oneMemberCode: '01',
  oneMemberType: 't1',
  memberType: 't2',
  isRead: 'yes',
  formInfo: '{}',
  optionCode: '01',
  status: '01',
}

const keyOf = ({ headers }: Received) => headers['idempotency-key']

/** Answers in turn; the last one repeats. */
function inTurn(...answers: Answer[]): Answer {
  let at = 0
  return (request, response) => answers[Math.min(at++, answers.length - 1)]?.(request, response)
}

const cut: Answer = (_, response) => void response.destroy()
const refuse =
  (code: string): Answer =>
  (_, response) =>
    envelope(response, code, null, '不行')
const proxyFailed: Answer = (_, response) => void response.writeHead(504).end('gateway timeout')

test.each([
  ['a lost answer', cut],
  ['an answer of a proxy', proxyFailed],
  ['a fault of the server', refuse('B0503')],
])('after %s the same submission repeats its key', async (_, first) => {
  const server = await localServer(inTurn(first, success({ id: 'm1', status: '02' })))
  const client = clientFor(server.url)
  await failureOf(client.call('memberApply', application))
  await client.call('memberApply', application)
  const [one, two] = server.received.map(keyOf)
  expect(one).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
  expect(two).toBe(one)
})

test('the order of the fields makes no other submission', async () => {
  const server = await localServer(inTurn(cut, success({ id: 'm1', status: '02' })))
  const client = clientFor(server.url)
  await failureOf(client.call('memberApply', application))
  const reversed = Object.fromEntries(Object.entries(application).reverse())
  await client.callByName('memberApply', reversed)
  expect(new Set(server.received.map(keyOf)).size).toBe(1)
})

test.each([
  ['a success', success({ id: 'm1', status: '02' })],
  ['a refusal', refuse('A0422')],
])('after %s a submission is a new one', async (_, first) => {
  const server = await localServer(inTurn(first, success({ id: 'm2', status: '02' })))
  const client = clientFor(server.url)
  await failureOf(client.call('memberApply', application))
  await client.call('memberApply', application)
  expect(new Set(server.received.map(keyOf)).size).toBe(2)
})

test('another form is another submission', async () => {
  const server = await localServer(inTurn(cut, success({ id: 'm1', status: '02' })))
  const client = clientFor(server.url)
  await failureOf(client.call('memberApply', application))
  await client.call('memberApply', { ...application, formInfo: '{"a":1}' })
  expect(new Set(server.received.map(keyOf)).size).toBe(2)
})

test('a double click is one request, and both get its answer', async () => {
  const server = await localServer((_, response) => {
    setTimeout(() => envelope(response, '00000', { id: 'm1', status: '02' }), 30)
  })
  const client = clientFor(server.url)
  const both = await Promise.all([
    client.call('memberApply', application),
    client.call('memberApply', application),
  ])
  expect(server.received.length).toBe(1)
  expect(both[0]).toEqual(both[1])
})

test('a write that has left is not called back', async () => {
  const server = await localServer(success({ id: 'm1', status: '02' }))
  const controller = new AbortController()
  const applied = clientFor(server.url).call('memberApply', application, {
    signal: controller.signal,
  })
  controller.abort()
  expect(await applied).toEqual({ id: 'm1', status: '02' })
})

test('a call that is not idempotent has no key and shares nothing', async () => {
  const server = await localServer(success(true))
  const client = clientFor(server.url)
  const body = { orgId: 'o1', mobile: '13800000000' }
  await Promise.all([client.call('sendValidCode', body), client.call('sendValidCode', body)])
  expect(server.received.map(keyOf)).toEqual([undefined, undefined])
})

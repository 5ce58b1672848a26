import type { ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { ApiRejection, LoginExpired } from '#client/errors.ts'
import { clientFor, failureOf } from './clientFor.ts'
import { localServer, type Received } from './localServer.ts'

function unauthorised(response: ServerResponse) {
  response.writeHead(401, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ code: 'A0401', data: null, msg: '登录已过期' }))
}

/** Everything is 401, except notices, which answer when told. */
async function expiringServer() {
  let answerNotice = () => {}
  const noticed = new Promise<void>((arrived) => {
    answerNotice = arrived
  })
  const server = await localServer(async ({ url }: Received, response) => {
    if (!url.includes('/notice/')) return unauthorised(response)
    await noticed
    response.end(JSON.stringify({ code: '00000', data: null, msg: '' }))
  })
  return { ...server, answerNotice }
}

test('several 401 tell once, and only when nothing is in flight', async () => {
  const server = await expiringServer()
  const onLoginExpired = vi.fn()
  const client = clientFor(server.url, { getToken: () => 'old', onLoginExpired })
  const slow = client.call('noticeDetail', { id: 'n1' })
  const failures = await Promise.all([
    failureOf(client.call('loginInfo', {})),
    failureOf(client.call('memberInfo', { id: 'm1' })),
  ])
  expect(failures.map((one) => one instanceof LoginExpired)).toEqual([true, true])
  expect(onLoginExpired).not.toHaveBeenCalled()
  server.answerNotice()
  await slow
  expect(onLoginExpired).toHaveBeenCalledOnce()
})

test('a token that stays after it was told is not told again', async () => {
  const server = await expiringServer()
  const onLoginExpired = vi.fn()
  const client = clientFor(server.url, { getToken: () => 'old', onLoginExpired })
  await failureOf(client.call('loginInfo', {}))
  await failureOf(client.call('loginInfo', {}))
  expect(onLoginExpired).toHaveBeenCalledOnce()
})

test('a login of later on expires in its own right', async () => {
  const server = await expiringServer()
  let token = 'first'
  const onLoginExpired = vi.fn()
  const client = clientFor(server.url, { getToken: () => token, onLoginExpired })
  await failureOf(client.call('loginInfo', {}))
  token = 'second'
  await failureOf(client.call('loginInfo', {}))
  expect(onLoginExpired).toHaveBeenCalledTimes(2)
})

test('a login made while an old call was in flight is left alone', async () => {
  const server = await expiringServer()
  let token = 'first'
  const onLoginExpired = vi.fn()
  const client = clientFor(server.url, { getToken: () => token, onLoginExpired })
  const late = failureOf(client.call('loginInfo', {}))
  token = 'second'
  expect(await late).toBeInstanceOf(LoginExpired)
  expect(onLoginExpired).not.toHaveBeenCalled()
})

test('a 401 to somebody without a token is a refusal: a public page does not reload in circles', async () => {
  const server = await expiringServer()
  const onLoginExpired = vi.fn()
  const client = clientFor(server.url, { onLoginExpired })
  const failure = await failureOf(client.call('loginInfo', {}))
  expect(failure).toBeInstanceOf(ApiRejection)
  expect(failure).toMatchObject({ code: 'A0401', msg: '登录已过期' })
  expect(onLoginExpired).not.toHaveBeenCalled()
})

test('a wrong password is a refusal even when an old token lies about', async () => {
  const server = await expiringServer()
  const client = clientFor(server.url, { getToken: () => 'old' })
  const body = { orgId: 'o1', userName: 'wang', userPwd: 'a'.repeat(64) }
  expect(await failureOf(client.call('login', body))).toBeInstanceOf(ApiRejection)
})

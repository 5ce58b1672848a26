import { describe, expect, test } from 'vitest'
import { ApiRejection, BadAnswer, NetworkFailure } from '#client/errors.ts'
import { clientFor, failureOf } from './clientFor.ts'
import { type Answer, envelope, localServer, success } from './localServer.ts'

const token = 'token_token_token'
const proof = 'proof_proof_proof'
const earlier = 'earlier_proof_proof'
const both = `${proof},${earlier}`

describe('the request', () => {
  test('puts path, query and body where the contract says', async () => {
    const server = await localServer(success(true))
    const client = clientFor(server.url)
    await client.call('noticeDetail', { id: 'n-1' })
    await client.call('noticePage', { current: 1, size: 10, orgId: 'o1' })
    await client.call('sendValidCode', { orgId: 'o1', mobile: '13800000000' })
    expect(server.received.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/mo/v1/open/notice/n-1', ''],
      ['GET', '/api/mo/v1/open/notice/user/page?current=1&size=10&orgId=o1', ''],
      ['POST', '/api/user/v1/open/sendValidCode', '{"orgId":"o1","mobile":"13800000000"}'],
    ])
  })

  test('escapes what it puts into the address', async () => {
    const server = await localServer(success(true))
    const client = clientFor(server.url)
    await client.callByName('noticeDetail', { id: '../a b?c' })
    await client.call('validOrgName', { areaCode: '440305', orgName: '中国&学会=1' })
    expect(server.received.map((one) => one.url)).toEqual([
      '/api/mo/v1/open/notice/..%2Fa%20b%3Fc',
      `/api/user/v1/open/validOrgName?areaCode=440305&orgName=${encodeURIComponent('中国&学会=1')}`,
    ])
  })

  test.each([
    ['an open call', 'site', {}, undefined, undefined, undefined],
    ['a call that may know its caller', 'memberInfo', { id: 'm1' }, `Bearer ${token}`, both, proof],
    ['a call that needs a login', 'loginInfo', {}, `Bearer ${token}`, both, proof],
  ])(
    '%s carries the credentials the contract wants',
    async (_, id, input, bearer, mobiles, grant) => {
      const server = await localServer(success(null))
      const client = clientFor(server.url, {
        getToken: () => token,
        getProofs: () => [proof, earlier],
        getRecommendation: () => proof,
      })
      await client.callByName(id, input)
      expect(server.received[0]?.headers.authorization).toBe(bearer)
      expect(server.received[0]?.headers['x-mobile-proof']).toBe(mobiles)
      expect(server.received[0]?.headers['x-recommend-proof']).toBe(grant)
    },
  )

  test.each([
    ['an unknown call', 'nothing', {}, 'no call is named nothing'],
    ['a missing path value', 'noticeDetail', {}, 'id is missing'],
    ['a name without a place', 'noticeDetail', { id: 'n1', size: 1 }, 'size has no place'],
  ])('%s is a mistake of the caller and is not sent', async (_, id, input, text) => {
    const server = await localServer(success(true))
    const failure = await failureOf(clientFor(server.url).callByName(id, input))
    expect(String(failure)).toContain(text)
    expect(server.received).toEqual([])
  })
})

describe('the answer', () => {
  test('is the data of a success', async () => {
    const server = await localServer(success({ describe: '<p>会费</p>' }))
    const data = await clientFor(server.url).call('feeStandard', { orgId: 'o1', memberType: 't1' })
    expect(data).toEqual({ describe: '<p>会费</p>' })
  })

  test('null data is a success', async () => {
    const server = await localServer(success(null))
    expect(await clientFor(server.url).call('payResult', { id: 'p1' })).toBeNull()
  })

  test('a refusal keeps code, msg and data', async () => {
    const errors = { errors: { cardNo: '证件号码错误' } }
    const server = await localServer((_, response) =>
      envelope(response, 'A0422', errors, '表单有误'),
    )
    const failure = await failureOf(clientFor(server.url).call('site', {}))
    expect(failure).toBeInstanceOf(ApiRejection)
    expect(failure).toMatchObject({ code: 'A0422', msg: '表单有误', data: errors })
  })

  test('a refusal is one whatever the HTTP status', async () => {
    const server = await localServer((_, response) => {
      response.end(JSON.stringify({ code: 'A0409', data: null, msg: '状态已变化' }))
    })
    expect(await failureOf(clientFor(server.url).call('site', {}))).toBeInstanceOf(ApiRejection)
  })

  const strange: [string, Answer][] = [
    [
      'a page of a proxy',
      (_, response) => void response.writeHead(502).end('<html>Bad Gateway</html>'),
    ],
    ['an empty answer', (_, response) => void response.end()],
    ['JSON that is no envelope', (_, response) => void response.end('{"ok":true}')],
    ['null', (_, response) => void response.end('null')],
  ]
  test.each(strange)('%s is a BadAnswer', async (_, answer) => {
    const server = await localServer(answer)
    expect(await failureOf(clientFor(server.url).call('site', {}))).toBeInstanceOf(BadAnswer)
  })
})

describe('no answer', () => {
  test('a server that is away is a NetworkFailure with a Chinese text', async () => {
    const server = await localServer(success(true))
    await server.close()
    const failure = await failureOf(clientFor(server.url).call('site', {}))
    expect(failure).toBeInstanceOf(NetworkFailure)
    expect((failure as NetworkFailure).msg).toMatch(/网络/)
  })

  test('a connection cut in the middle of the answer is a NetworkFailure', async () => {
    const server = await localServer((_, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"code":"00000",', () => response.destroy())
    })
    expect(await failureOf(clientFor(server.url).call('site', {}))).toBeInstanceOf(NetworkFailure)
  })

  test('a server that never answers is given up', async () => {
    const server = await localServer(() => {})
    const failure = await failureOf(clientFor(server.url, { timeout: 50 }).call('site', {}))
    expect((failure as NetworkFailure).msg).toMatch(/没有响应/)
  })

  test('an aborted call rejects with the reason of its signal', async () => {
    const server = await localServer(() => {})
    const controller = new AbortController()
    const waiting = failureOf(clientFor(server.url).call('site', {}, { signal: controller.signal }))
    controller.abort(new Error('left the page'))
    expect(await waiting).toEqual(new Error('left the page'))
  })
})

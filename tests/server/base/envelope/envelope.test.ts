import { publicEncrypt } from 'node:crypto'
import { CompactEncrypt, importSPKI } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealRequest } from '#client/envelope/sealer.ts'
import type { SealedRequest } from '#contract/sealed.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { type Injected, sealedInject, send } from '../../support/sealedInject.ts'
import { DEMO, MED, requestOf, visitor } from '../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const headers = { host: 'med.localhost' }
const login = { orgId: MED, userName: 'unit01', userPwd: sentPassword('Unit-2026') }
const asLogin = (): Injected => ({ ...requestOf('login', login), headers })
const asNotices = (): Injected => ({
  ...requestOf('noticePage', { orgId: MED, current: 1, size: 10 }),
  headers,
})

const BROKEN = { code: 'A0400', data: null, msg: '加密内容无法识别，请刷新页面后重试' }
const AGAIN = { code: 'A0426', data: null, msg: '加密信息已失效，请刷新页面后重试' }
const REQUIRED = { code: 'A0426', data: null, msg: '本站点要求加密传输，请刷新页面后重试' }

/** A login sealed by the browser's own code, and the parts of its envelope. */
async function sealedLogin(changed: Partial<SealedRequest> = {}) {
  const key = await server.parts.envelopeKeys.newest(MED)
  const { method, url, payload } = asLogin()
  const inside = { method, path: url, query: '', headers: {}, body: JSON.stringify(payload) }
  const call = sealRequest(key, { ...inside, at: server.now().getTime(), ...changed })
  return { key, call, parts: call.jwe.split('.') }
}

describe('an organisation that encrypts', () => {
  test('takes what the browser sealed, and seals its answer', async () => {
    const answer = await sealedInject(server, asLogin())
    expect(answer).toMatchObject({ status: 200, isSealed: true, body: { code: '00000' } })
  })

  test('seals refusals, too', async () => {
    const wrong = { ...asLogin(), payload: { ...login, userPwd: 'a'.repeat(64) } }
    const answer = await sealedInject(server, wrong)
    expect(answer).toMatchObject({ isSealed: true, body: { msg: '用户名或密码错误' } })
  })

  test('seals large answers as well, of which others would be compressed', async () => {
    const asked = {
      ...requestOf('dictionaryCache', {}),
      headers: { ...headers, 'accept-encoding': 'br' },
    }
    const answer = await sealedInject(server, asked)
    expect(answer).toMatchObject({ isSealed: true, body: { code: '00000' } })
    expect(JSON.stringify(answer.body).length).toBeGreaterThan(10_000)
  })

  test('refuses a plain body in clear words: there is no way down', async () => {
    const answer = await server.app.inject(asLogin())
    expect([answer.statusCode, answer.json()]).toEqual([400, REQUIRED])
  })

  test('refuses a plain question as well, with whom it is about in its address', async () => {
    const answer = await server.app.inject(asNotices())
    expect([answer.statusCode, answer.json()]).toEqual([400, REQUIRED])
  })

  test('refuses a query left outside a sealed question', async () => {
    const key = await server.parts.envelopeKeys.newest(MED)
    const { method, url } = asNotices()
    const inside = { method, path: url, query: '', headers: {}, at: server.now().getTime() }
    const { jwe } = sealRequest(key, inside)
    const answer = await server.app.inject({
      method,
      url,
      headers: { ...headers, 'x-envelope': jwe },
    })
    expect(answer.json()).toEqual(BROKEN)
  })

  test.each(['site', 'rsaKey', 'time', 'page'] as const)(
    'gives %s, the same for everybody, in plain text',
    async (id) => {
      const answer = await server.app.inject({ ...requestOf(id, { id: 'home' }), headers })
      expect(answer.json()).toMatchObject({ code: '00000' })
    },
  )

  test('says so, with the key and its own time', async () => {
    const here = visitor(server, 'med.localhost', MED)
    expect((await here.call('site', {})).otherConfig.isEncrypt).toBe(true)
    const now = server.now().getTime()
    expect(await here.call('rsaKey', {})).toMatchObject({
      required: true,
      now,
      alg: 'RSA-OAEP-256',
    })
  })
})

describe('an organisation that does not', () => {
  test('takes plain calls, and sealed ones of pages that were opened before', async () => {
    const request = {
      ...requestOf('noticePage', { orgId: DEMO, current: 1, size: 1 }),
      headers: { host: 'localhost' },
    }
    expect((await server.app.inject(request)).json()).toMatchObject({ code: '00000' })
    expect(await sealedInject(server, request)).toMatchObject({ isSealed: true, status: 200 })
  })
})

describe('a sealed request', () => {
  test('is taken once: the same one again is refused, at the same moment as well', async () => {
    const { call } = await sealedLogin()
    const both = await Promise.all([1, 2].map(() => send(server, asLogin(), call.jwe, call.open)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await send(server, asLogin(), call.jwe)).body).toEqual(AGAIN)
  })

  test.each([
    ['older than five minutes', -301_000],
    ['from more than five minutes ahead', 301_000],
  ])('%s is refused', async (_, skew) => {
    const { call } = await sealedLogin({ at: server.now().getTime() + skew })
    expect((await send(server, asLogin(), call.jwe)).body).toEqual(AGAIN)
  })

  test('a little off is taken: clocks differ', async () => {
    const { call } = await sealedLogin({ at: server.now().getTime() - 299_000 })
    expect((await send(server, asLogin(), call.jwe, call.open)).status).toBe(200)
  })

  test.each([
    ['path', { path: '/api/user/v1/open/register' }],
    ['method', { method: 'PUT' }],
  ])('fits no other %s than it was sealed for', async (_, changed) => {
    const { call } = await sealedLogin(changed)
    expect((await send(server, asLogin(), call.jwe)).body).toEqual(BROKEN)
  })

  test('fits no other organisation', async () => {
    const { call } = await sealedLogin()
    const there = { ...asLogin(), headers: { host: 'localhost' } }
    expect((await send(server, there, call.jwe)).body).toEqual(AGAIN)
  })

  test('says itself who asks: a token outside counts for nothing', async () => {
    const here = visitor(server, 'med.localhost', MED)
    await here.login('unit01', 'Unit-2026')
    const key = await server.parts.envelopeKeys.newest(MED)
    const { method, url } = requestOf('loginInfo', {})
    const inside = { method, path: url, query: '', headers: {}, at: server.now().getTime() }
    const call = sealRequest(key, inside)
    const answer = await server.app.inject({
      method,
      url,
      headers: { ...headers, 'x-envelope': call.jwe, authorization: `Bearer ${here.token}` },
    })
    expect(JSON.parse(call.open(answer.payload) ?? '{}')).toMatchObject({ code: 'A0401' })
  })

  test('keeps its text byte for byte: nothing is written anew on the way', async () => {
    const { call } = await sealedLogin({ body: `{"orgId":"${MED}","userName":"x","userPwd":1.0}` })
    const { body } = await send(server, asLogin(), call.jwe, call.open)
    expect(body.msg).toMatch(/密码/)
    const doubled = await sealedLogin({ body: '{"__proto__":{"a":1}}' })
    const refused = await send(server, asLogin(), doubled.call.jwe, doubled.call.open)
    expect(refused.body).toMatchObject({ msg: '请求内容不是正确的 JSON' })
  })
})

describe('whatever is wrong with an envelope is refused in the same words', () => {
  const answerTo = (jwe: string) => send(server, asLogin(), jwe)

  test.each([0, 1, 2, 3, 4])('a changed character in part %i', async (part) => {
    const { parts } = await sealedLogin()
    const text = parts[part] ?? ''
    const at = Math.floor(text.length / 2)
    parts[part] = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
    expect(await answerTo(parts.join('.'))).toMatchObject({ status: 400, body: BROKEN })
  })

  test('a last block with another padding, whose tag is therefore wrong', async () => {
    const { parts } = await sealedLogin()
    const bytes = Buffer.from(parts[3] ?? '', 'base64url')
    bytes[bytes.length - 17] = (bytes[bytes.length - 17] ?? 0) ^ 1
    parts[3] = bytes.toString('base64url')
    expect(await answerTo(parts.join('.'))).toMatchObject({ status: 400, body: BROKEN })
  })

  test('a key wrapped for somebody else', async () => {
    const { parts, key } = await sealedLogin()
    parts[1] = publicEncrypt({ key: key.publicKey, oaepHash: 'sha256' }, Buffer.alloc(20)).toString(
      'base64url',
    )
    expect(await answerTo(parts.join('.'))).toMatchObject({ status: 400, body: BROKEN })
  })

  test.each(['', 'x', 'a.b.c.d.e', '{"orgId":"1"}'])('no envelope at all: %s', async (text) => {
    expect((await answerTo(text)).body).toEqual(BROKEN)
  })

  test.each([
    ['without the name of its key', { alg: 'RSA-OAEP-256', enc: 'A256CBC-HS512' }, BROKEN],
    ['under an unknown key', { alg: 'RSA-OAEP-256', enc: 'A256CBC-HS512', kid: 'x' }, AGAIN],
    ['by another way of wrapping', { alg: 'RSA-OAEP', enc: 'A256CBC-HS512', kid: true }, BROKEN],
    ['by another encryption', { alg: 'RSA-OAEP-256', enc: 'A128CBC-HS256', kid: true }, BROKEN],
  ])('sealed %s', async (_, header, expected) => {
    const { key } = await sealedLogin()
    const named = { ...header, ...('kid' in header && header.kid === true && { kid: key.kid }) }
    const jwe = await new CompactEncrypt(new TextEncoder().encode('{}'))
      .setProtectedHeader(named as { alg: string; enc: string })
      .encrypt(await importSPKI(key.publicKey, header.alg))
    expect((await answerTo(jwe)).body).toEqual(expected)
  })

  test.each(['[]', 'null', 'x', '{"method":"POST"}'])(
    'sealed, but no request: %s',
    async (text) => {
      const { key } = await sealedLogin()
      const jwe = await new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256CBC-HS512', kid: key.kid })
        .encrypt(await importSPKI(key.publicKey, 'RSA-OAEP-256'))
      expect((await answerTo(jwe)).body).toEqual(BROKEN)
    },
  )
})

test('a key is new each day, is taken for one more, and then opens nothing', async () => {
  const own = await openApp()
  const first = await own.parts.envelopeKeys.newest(MED)
  own.advance(25 * 3600_000)
  const second = await own.parts.envelopeKeys.newest(MED)
  expect(second.kid).not.toBe(first.kid)
  expect(await own.parts.envelopeKeys.find(MED, first.kid)).toBeDefined()
  own.advance(24 * 3600_000)
  expect(await own.parts.envelopeKeys.find(MED, first.kid)).toBeUndefined()
  await own.close()
})

test('nothing sealed stands in the log', async () => {
  const { call } = await sealedLogin()
  await send(server, asLogin(), call.jwe)
  expect(server.log.join('')).not.toContain(call.jwe.slice(0, 60))
})

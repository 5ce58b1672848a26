import { createHash, createPrivateKey, generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { describe, expect, test } from 'vitest'
import { sealRequest } from '#client/envelope/sealer.ts'
import type { SealedRequest } from '#contract/sealed.ts'

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const key = { kid: 'k1', publicKey: pair.publicKey }
const privateKey = createPrivateKey(pair.privateKey)

const asked = (body: string) => ({
  method: 'POST',
  path: '/api/x',
  query: '',
  headers: {},
  body,
  at: 1,
})
const seal = (body: string) => sealRequest(key, asked(body))

async function inside(jwe: string): Promise<SealedRequest> {
  const { plaintext } = await compactDecrypt(jwe, privateKey)
  return JSON.parse(new TextDecoder().decode(plaintext)) as SealedRequest
}

async function answer({ key: answerKey, nonce }: SealedRequest, text: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256CBC-HS512', nonce })
    .encrypt(Buffer.from(answerKey, 'base64url'))
}

/** Any text the wire can carry: several bytes a character, beyond the basic plane, control characters. */
const texts = fc.string({ unit: 'binary', maxLength: 400 })

describe('what the browser seals, another implementation opens', () => {
  test('whatever the text', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect((await inside(seal(text).jwe)).body).toBe(text)
      }),
      { numRuns: 60 },
    )
  })

  test('90 Han characters, which the library’s own PKCS#1 encryption would lose without a word', async () => {
    const text = '龘'.repeat(90)
    expect((await inside(seal(text).jwe)).body).toBe(text)
  })

  test('a body of more than 100 kB', async () => {
    const text = '会员𬭎ab'.repeat(12_000)
    expect(Buffer.byteLength(text)).toBeGreaterThan(100_000)
    expect((await inside(seal(text).jwe)).body).toBe(text)
  })

  test('every wrapped key, also one that begins with zeros', async () => {
    const lengths = new Set<number>()
    for (let round = 0; round < 100; round += 1) {
      const { jwe } = seal('x')
      lengths.add(jwe.split('.')[1]?.length ?? 0)
      await inside(jwe)
    }
    expect([...lengths]).toEqual([342])
  })
})

describe('what another implementation answers, the browser opens', () => {
  test('whatever the text', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const call = seal('{}')
        expect(call.open(await answer(await inside(call.jwe), text))).toBe(text)
      }),
      { numRuns: 60 },
    )
  })

  test('an answer of more than 100 kB', async () => {
    const call = seal('{}')
    const text = '会员𬭎ab'.repeat(12_000)
    expect(call.open(await answer(await inside(call.jwe), text))).toBe(text)
  })
})

describe('an answer is refused', () => {
  test('when it is another question’s, even under the same key', async () => {
    const call = seal('{}')
    const request = await inside(call.jwe)
    expect(call.open(await answer({ ...request, nonce: 'another' }, 'x'))).toBeUndefined()
  })

  test('when it is under another key', async () => {
    const [one, other] = [seal('{}'), seal('{}')]
    const { key: otherKey } = await inside(other.jwe)
    const request = { ...(await inside(one.jwe)), key: otherKey }
    expect(one.open(await answer(request, 'x'))).toBeUndefined()
  })

  test.each([0, 2, 3, 4])('when part %i of it was changed by one character', async (part) => {
    const call = seal('{}')
    const parts = (await answer(await inside(call.jwe), '{"code":"00000"}')).split('.')
    const text = parts[part] ?? ''
    parts[part] = (text[0] === 'A' ? 'B' : 'A') + text.slice(1)
    expect(call.open(parts.join('.'))).toBeUndefined()
  })

  test.each(['', 'a.b', '....', '{"code":"00000","data":1,"msg":""}'])(
    'when it is no envelope: %s',
    (text) => expect(seal('{}').open(text)).toBeUndefined(),
  )

  test('when it is what the browser sent', () => {
    const call = seal('{}')
    expect(call.open(call.jwe)).toBeUndefined()
  })
})

describe('two requests with the same text', () => {
  const [one, other] = [seal('same'), seal('same')]
  const partsOf = ({ jwe }: { jwe: string }) => jwe.split('.')

  test('share nothing but their header: keys and initialisation vectors are fresh', () => {
    const shared = partsOf(one).filter((part, index) => part === partsOf(other)[index])
    expect(shared).toEqual([partsOf(one)[0]])
  })

  test('have different keys for question and answer, and none comes from another', async () => {
    const [first, second] = [await inside(one.jwe), await inside(other.jwe)]
    const secrets = [first.key, second.key, first.nonce, second.nonce]
    expect(new Set(secrets).size).toBe(4)
    const derived = secrets.map((text) => createHash('sha256').update(text).digest('base64url'))
    expect(derived.some((text) => partsOf(one).includes(text))).toBe(false)
  })
})

test('equal blocks of a text are not equal on the wire: no electronic code book', () => {
  const blocks = Buffer.from(
    seal('0123456789abcdef'.repeat(64)).jwe.split('.')[3] ?? '',
    'base64url',
  )
    .toString('hex')
    .match(/.{32}/g)
  expect(new Set(blocks).size).toBe(blocks?.length)
})

test('sealing needs no crypto.subtle, which a page over plain http lacks', async () => {
  const subtle = Object.getOwnPropertyDescriptor(Crypto.prototype, 'subtle')
  if (!subtle) throw new Error('Node has crypto.subtle')
  Object.defineProperty(Crypto.prototype, 'subtle', { configurable: true, get: () => undefined })
  const { jwe } = seal('会员')
  Object.defineProperty(Crypto.prototype, 'subtle', subtle)
  expect((await inside(jwe)).body).toBe('会员')
})

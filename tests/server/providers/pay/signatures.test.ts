import { createCipheriv, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ccbMac, ccbPub, ccbText } from '#server/providers/pay/ccb/ccbMac.ts'
import { ccbNotifiedText, readCcbNotification } from '#server/providers/pay/ccb/ccbNotification.ts'
import { icbcText, signedContent } from '#server/providers/pay/icbc/icbcSignature.ts'
import { privateKeyOf, publicKeyOf } from '#server/providers/pay/rsaKeys.ts'
import { openResource } from '#server/providers/pay/wechat/wechatResource.ts'
import { requestText } from '#server/providers/pay/wechat/wechatSignature.ts'

describe('WeChat Pay', () => {
  test('a request is signed line by line, the empty body too', () => {
    const request = { method: 'GET', path: '/v3/certificates', timestamp: 1554208460 }
    const text = requestText({ ...request, nonce: '593BEC0C930BF1AFEB40B4A08C8FB242', body: '' })
    expect(text).toBe('GET\n/v3/certificates\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n\n')
  })

  // McGrew and Viega, “The Galois/Counter Mode of Operation”, test case 16.
  const hex = (text: string) => Buffer.from(text, 'hex')
  const KEY = hex('feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308')
  const SEALED = {
    nonce: hex('cafebabefacedbaddecaf888'),
    associated_data: hex('feedfacedeadbeeffeedfacedeadbeefabaddad2'),
  }

  test('the published vector of AES-256-GCM is opened', () => {
    const ciphertext = hex(
      '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa' +
        '8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662' +
        '76fc6ece0f4e1768cddf8853bb2d551b',
    ).toString('base64')
    const plain = hex(
      'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72' +
        '1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
    )
    expect(openResource({ ...SEALED, ciphertext }, KEY)).toBe(plain.toString('utf8'))
  })

  test('a resource is refused when a single bit of it is another', () => {
    const cipher = createCipheriv('aes-256-gcm', KEY, SEALED.nonce).setAAD(SEALED.associated_data)
    const sealed = Buffer.concat([cipher.update('{"会费":1}'), cipher.final(), cipher.getAuthTag()])
    const open =
      (bytes: Buffer, more: object = {}) =>
      () =>
        openResource({ ...SEALED, ...more, ciphertext: bytes.toString('base64') }, KEY)
    expect(open(sealed)()).toBe('{"会费":1}')
    for (let bit = 0; bit < sealed.length * 8; bit += 5) {
      const bent = Buffer.from(sealed)
      bent[bit >> 3] = (bent[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(open(bent), `bit ${bit}`).toThrow('SEAL')
    }
    expect(open(sealed, { associated_data: 'other' })).toThrow('SEAL')
    expect(open(sealed, { nonce: Buffer.alloc(12) })).toThrow('SEAL')
    expect(open(Buffer.alloc(15))).toThrow('SHAPE')
  })
})

describe('CCB', () => {
  test('an order is signed in the bank’s order, with what is never sent', () => {
    const text = ccbText([
      ['MERCHANTID', '123456789'],
      ['POSID', '000000000'],
      ['PAYMENT', '0.01'],
      ['PUB', '30819d300d06092a864886f70d0108'],
    ])
    expect(text).toBe(
      'MERCHANTID=123456789&POSID=000000000&PAYMENT=0.01&PUB=30819d300d06092a864886f70d0108',
    )
    expect(ccbMac('abc')).toBe('900150983cd24fb0d6963f7d28e17f72')
  })

  test('PUB is the end of the key as the bank hands it out', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const hex = publicKey.export({ type: 'spki', format: 'der' }).toString('hex')
    expect(ccbPub(publicKeyOf(hex))).toBe(hex.slice(-30))
  })

  test('optional names join a notification’s text only where they were sent', () => {
    const said = { POSID: '1', BRANCHID: '2', ORDERID: '3', PAYMENT: '500.00', CURCODE: '01' }
    const text = 'POSID=1&BRANCHID=2&ORDERID=3&PAYMENT=500.00&CURCODE=01&REMARK1=&REMARK2='
    expect(ccbNotifiedText({ ...said, SUCCESS: 'Y', TYPE: '1' })).toBe(
      `${text}&SUCCESS=Y&TYPE=1&REFERER=&CLIENTIP=&ERRMSG=`,
    )
    expect(
      ccbNotifiedText({ ...said, SUCCESS: 'Y', TYPE: '1', ACC_TYPE: '12', USRINFO: 'x' }),
    ).toBe(`${text}&ACC_TYPE=12&SUCCESS=Y&TYPE=1&REFERER=&CLIENTIP=&ERRMSG=&USRINFO=x`)
  })
})

describe('a notification of CCB with Chinese text', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const seller = { posId: '1', branchId: '2', publicKey }
  const ascii = 'POSID=1&BRANCHID=2&ORDERID=T3&PAYMENT=500.00&CURCODE=01&REMARK1=&REMARK2='
  const GBK = Buffer.from([0xd5, 0xc5, 0xc8, 0xfd])
  const text = (userMessage: Buffer) =>
    Buffer.concat([
      Buffer.from(`${ascii}&SUCCESS=Y&TYPE=1&REFERER=&CLIENTIP=&USRMSG=`),
      userMessage,
      Buffer.from('&ERRMSG='),
    ])
  const escaped = (bytes: Buffer) =>
    [...bytes].map((byte) => `%${byte.toString(16).toUpperCase()}`).join('')
  const signed = (bytes: Buffer) =>
    sign('RSA-MD5', text(bytes), { key: privateKey }).toString('hex')
  const form = (bytes: Buffer) =>
    `${ascii}&SUCCESS=Y&TYPE=1&REFERER=&CLIENTIP=&USRMSG=${escaped(bytes)}&ERRMSG=&SIGN=${signed(bytes)}`
  const none = Buffer.alloc(0)
  const raw = Buffer.concat([text(GBK), Buffer.from(`&SIGN=${signed(GBK)}`)])

  test.each([
    ['GBK, escaped in the body', { body: Buffer.from(form(GBK)), search: '' }],
    ['GBK, escaped in the address', { body: none, search: form(GBK) }],
    ['GBK as bytes', { body: raw, search: '' }],
    ['UTF-8', { body: Buffer.from(form(Buffer.from('张三'))), search: '' }],
  ])('is read and verified in %s', (_, sent) => {
    const now = new Date('2026-11-20T02:00:00Z')
    const read = readCcbNotification(seller, { headers: {}, ...sent }, now)
    expect(read).toEqual({ tradeRef: 'T3', tradeNo: 'T3', fen: 50_000, paidAt: now })
  })

  test('is refused when one byte of the text is another', () => {
    const body = Buffer.from(form(GBK).replace('%FD', '%FC'))
    const read = () => readCcbNotification(seller, { headers: {}, search: '', body }, new Date())
    expect(read).toThrow('SIGNATURE')
  })
})

describe('ICBC', () => {
  test('what is signed begins with the path; empty fields and the signature are left out', () => {
    const fields = {
      sign: 'x',
      charset: 'UTF-8',
      app_id: '1',
      notify_url: '',
      biz_content: '{"a":1}',
    }
    expect(icbcText('/api/x/V1', fields)).toBe(
      '/api/x/V1?app_id=1&biz_content={"a":1}&charset=UTF-8',
    )
  })

  test.each([
    ['{"response_biz_content":{"a":"}\\"{","b":{}},"sign":"s"}', '{"a":"}\\"{","b":{}}'],
    ['{"response_biz_content":{},"sign_type":"RSA","sign":"s"}', '{}'],
    ['{"response_biz_content":"sealed","sign":"s"}', undefined],
    ['{"response_biz_content":{"a":1', undefined],
    ['{}', undefined],
    ['', undefined],
  ])('the signed text of %j is taken as it stands', (answer, text) => {
    expect(signedContent(answer)).toBe(text)
  })
})

describe('keys', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const der = (type: 'pkcs8' | 'pkcs1') => privateKey.export({ type, format: 'der' })

  test.each(['pkcs8', 'pkcs1'] as const)('a private key is read as PEM or bare %s', (type) => {
    const pem = privateKey.export({ type, format: 'pem' }).toString()
    for (const text of [pem, der(type).toString('base64'), `${der(type).toString('base64')}\n`])
      expect(createPublicKey(privateKeyOf(text)).equals(publicKey)).toBe(true)
  })

  test('a public key is read as PEM, base64 or hex', () => {
    const spki = publicKey.export({ type: 'spki', format: 'der' })
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    for (const text of [pem, spki.toString('base64'), spki.toString('hex')])
      expect(publicKeyOf(text).equals(publicKey)).toBe(true)
  })

  test.each(['', 'x', '{}'])('%j is no key', (text) => {
    expect(() => privateKeyOf(text)).toThrow()
    expect(() => publicKeyOf(text)).toThrow()
  })
})

import { expect, test } from 'vitest'
import { hmacSha1 } from '#server/providers/storage/ossV1.ts'
import { ossV4Signature } from '#server/providers/storage/ossV4.ts'
import { signUpload } from '#server/providers/storage/signUpload.ts'

const SETTINGS = {
  endpoint: 'https://portal.oss-cn-hangzhou.aliyuncs.com/',
  baseUrl: 'https://portal.oss-cn-hangzhou.aliyuncs.com/',
  bucket: 'portal',
  region: 'cn-hangzhou',
  key: 'AK',
  secret: 'the-secret-of-the-account',
}
const GRANT = {
  objectKey: 'demo/a.png',
  contentType: 'image/png',
  maxSize: 1000,
  now: new Date('2026-11-20T02:00:00Z'),
  expiresAt: new Date('2026-11-20T02:15:00Z'),
}

test.each([
  ['oss', 'v1'],
  ['oss', 'v4'],
  ['obs', 'v1'],
] as const)('%s %s: the fields never hold the secret', (type, signature) => {
  const fields = signUpload({ ...SETTINGS, type, signature }, GRANT)
  expect(JSON.stringify(fields)).not.toContain(SETTINGS.secret)
  expect(Buffer.from(fields.policy ?? '', 'base64').toString()).not.toContain(SETTINGS.secret)
})

test('HMAC-SHA1 is that of RFC 2202, case 2', () => {
  const expected = Buffer.from('effcdf6ae5eb2fa2d27416d5f184df9c259a7c79', 'hex').toString('base64')
  expect(hmacSha1('Jefe', 'what do ya want for nothing?')).toBe(expected)
})

test('the V4 key depends on date and region', () => {
  const signatures = [
    ossV4Signature('s', '20261120', 'cn-hangzhou', 'p'),
    ossV4Signature('s', '20261121', 'cn-hangzhou', 'p'),
    ossV4Signature('s', '20261120', 'cn-beijing', 'p'),
  ]
  expect(new Set(signatures).size).toBe(3)
  expect(signatures[0]).toMatch(/^[0-9a-f]{64}$/)
})

test('V4 fields carry the scope in the words of the provider', () => {
  const fields = signUpload({ ...SETTINGS, type: 'oss', signature: 'v4' }, GRANT)
  expect(fields).toMatchObject({
    'x-oss-signature-version': 'OSS4-HMAC-SHA256',
    'x-oss-credential': 'AK/20261120/cn-hangzhou/oss/aliyun_v4_request',
    'x-oss-date': '20261120T020000Z',
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Presigned, presign } from '#server/providers/storage/presign.ts'
import { signUpload } from '#server/providers/storage/signUpload.ts'
import type { StorageSettings, UploadGrant } from '#server/providers/storage/storageSettings.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { multipart, PNG } from '../../../support/uploads.ts'

let server: TestApp
let settings: StorageSettings
beforeAll(async () => {
  server = await openApp()
  settings = server.parts.storage
})
afterAll(() => server.close())

const KINDS = {
  'OSS V1': { type: 'oss', signature: 'v1' },
  'OSS V4': { type: 'oss', signature: 'v4' },
  OBS: { type: 'obs', signature: 'v1' },
} as const
const kinds = Object.entries(KINDS)

const CREDENTIALS = ['OSSAccessKeyId', 'AccessKeyId', 'Signature', 'signature', 'x-oss-signature']

function sign(kind: (typeof KINDS)[keyof typeof KINDS], grant: Partial<UploadGrant> = {}) {
  const now = server.now()
  return signUpload(
    { ...settings, ...kind },
    {
      objectKey: `demo/enclosure/${randomUUID()}.png`,
      contentType: 'image/png',
      maxSize: 1000,
      now,
      expiresAt: new Date(now.getTime() + 60_000),
      ...grant,
    },
  )
}

const MINUTE = 60_000
const address = (
  kind: (typeof KINDS)[keyof typeof KINDS],
  objectKey = '',
  by: Partial<Presigned> = {},
) =>
  presign(
    { ...settings, ...kind },
    {
      method: 'GET',
      objectKey,
      now: server.now(),
      expiresAt: new Date(server.now().getTime() + MINUTE),
      ...by,
    },
  )

interface Sent {
  fields: Record<string, string>
  content?: Buffer
  type?: string
  bucket?: string
  filename?: string
}

function post({
  fields,
  content = PNG,
  type = 'image/png',
  bucket = 'portal',
  filename = 'a.png',
}: Sent) {
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }))
  const file = { name: 'file', value: content, filename, type }
  return server.app.inject({
    method: 'POST',
    url: `/sandbox/storage/${bucket}/`,
    ...multipart([...parts, file]),
  })
}

async function stored(fields: Record<string, string>) {
  expect((await post({ fields })).statusCode).toBe(200)
  return fields
}

const codeOf = (body: string) => /<Code>(\w+)<\/Code>/.exec(body)?.[1]

describe.each(kinds)('%s', (_name, kind) => {
  test('takes a file that keeps every condition, and gives it back', async () => {
    const fields = sign(kind)
    expect((await post({ fields })).statusCode).toBe(200)
    const read = await server.app.inject({ url: address(kind, fields.key) })
    expect(read.rawPayload).toEqual(PNG)
    expect(read.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    ['another key', { key: 'demo/other.png' }, 403, 'AccessDenied'],
    ['another answer status', { success_action_status: '201' }, 403, 'AccessDenied'],
    [
      'another type',
      { 'x-oss-content-type': 'text/html', 'content-type': 'text/html' },
      403,
      'AccessDenied',
    ],
    [
      'a changed policy',
      { policy: Buffer.from('{}').toString('base64') },
      403,
      'SignatureDoesNotMatch',
    ],
  ])('refuses %s', async (_rule, change, status, code) => {
    const answer = await post({ fields: { ...sign(kind), ...change } })
    expect([answer.statusCode, codeOf(answer.body)]).toEqual([status, code])
    expect(answer.headers['content-type']).toContain('application/xml')
  })

  test('a stored file is read at a signed address alone, of its own, until it ends', async () => {
    const { key = '' } = await stored(sign(kind))
    const other = await stored(sign(kind))
    const status = async (url: string) => (await server.app.inject({ url })).statusCode
    const signed = address(kind, key)
    expect(await status(signed)).toBe(200)
    const [place = '', query = ''] = signed.split('?')
    expect(await status(place)).toBe(403)
    expect(await status(`${place.replace(key, other.key ?? '')}?${query}`)).toBe(403)
    expect(await status(signed.replace(/.(?=$|&)/, (end) => (end === '0' ? '1' : '0')))).toBe(403)
    expect(await status(address(kind, key, { method: 'DELETE' }))).toBe(403)
    const past = new Date(server.now().getTime() - 1000)
    expect(await status(address(kind, key, { expiresAt: past }))).toBe(403)
    expect(signed).not.toContain(settings.secret)
  })

  test('refuses an unknown account', async () => {
    const fields = sign(kind)
    const other = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        value.replace(/^sandbox(?=$|\/)/, 'nobody'),
      ]),
    )
    expect(codeOf((await post({ fields: other })).body)).toBe('InvalidAccessKeyId')
  })

  test('refuses a form without credentials', async () => {
    const open = Object.entries(sign(kind)).filter(([name]) => !CREDENTIALS.includes(name))
    expect((await post({ fields: Object.fromEntries(open) })).statusCode).toBe(403)
  })

  test('refuses an expired policy', async () => {
    const fields = sign(kind, { expiresAt: new Date(server.now().getTime() - 1) })
    const answer = await post({ fields })
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('Policy expired')
  })

  test('stops a file one byte too large, and an empty one', async () => {
    const fields = sign(kind)
    const large = await post({
      fields,
      content: Buffer.concat([PNG, Buffer.alloc(1001 - PNG.length)]),
    })
    expect([large.statusCode, codeOf(large.body)]).toEqual([413, 'EntityTooLarge'])
    const empty = await post({ fields, content: Buffer.alloc(0) })
    expect(codeOf(empty.body)).toBe('EntityTooSmall')
    expect((await server.app.inject({ url: address(kind, fields.key) })).statusCode).toBe(404)
  })

  test('a grant that may be used again replaces what it wrote', async () => {
    const fields = sign(kind)
    expect((await post({ fields })).statusCode).toBe(200)
    expect((await post({ fields })).statusCode).toBe(200)
  })

  test('takes a file of exactly the largest size', async () => {
    const content = Buffer.concat([PNG, Buffer.alloc(1000 - PNG.length)])
    expect((await post({ fields: sign(kind), content })).statusCode).toBe(200)
  })

  test('refuses another bucket', async () => {
    expect((await post({ fields: sign(kind), bucket: 'other' })).statusCode).toBe(404)
  })
})

describe.each(kinds.filter(([, { type }]) => type === 'oss'))(
  '%s, a grant that writes once',
  (_name, kind) => {
    const once = (grant: Partial<UploadGrant> = {}) => sign(kind, { once: true, ...grant })
    const large = Buffer.concat([PNG, Buffer.alloc(900 - PNG.length)])

    test('a second form of the same grant is refused and changes nothing', async () => {
      const fields = once()
      expect((await post({ fields })).statusCode).toBe(200)
      const again = await post({ fields, content: large })
      expect([again.statusCode, codeOf(again.body)]).toEqual([409, 'FileAlreadyExists'])
      const read = await server.app.inject({ url: address(kind, fields.key) })
      expect(read.rawPayload).toEqual(PNG)
    })

    test('of forms that come at once, one is taken', async () => {
      const fields = once()
      const answers = await Promise.all([1, 2, 3, 4].map(() => post({ fields })))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    })

    test.each([undefined, 'false'])('the form cannot say otherwise: %s', async (value) => {
      const { 'x-oss-forbid-overwrite': _said, ...others } = once()
      const fields = { ...others, ...(value && { 'x-oss-forbid-overwrite': value }) }
      expect(codeOf((await post({ fields })).body)).toBe('AccessDenied')
    })

    test('a form that was refused has not used the grant', async () => {
      const fields = once()
      expect((await post({ fields, content: Buffer.alloc(0) })).statusCode).toBe(400)
      expect((await post({ fields })).statusCode).toBe(200)
    })
  },
)

test('fields after the file are not seen, so the file must come last', async () => {
  const parts = Object.entries(sign(KINDS['OSS V1'])).map(([name, value]) => ({ name, value }))
  const file = { name: 'file', value: PNG, filename: 'a.png', type: 'image/png' }
  const url = '/sandbox/storage/portal/'
  const answer = await server.app.inject({ method: 'POST', url, ...multipart([file, ...parts]) })
  expect(codeOf(answer.body)).toBe('InvalidArgument')
})

test.each([
  ['pdf', 'application/pdf', '%PDF-1.4\n%%EOF', 'inline'],
  ['txt', 'text/plain', 'plain', 'attachment'],
])(
  'browsers show PDF and download text: %s',
  async (extension, contentType, content, disposition) => {
    const objectKey = `demo/upload/${randomUUID()}.${extension}`
    const fields = sign(KINDS['OSS V4'], { objectKey, contentType })
    expect(
      (await post({ fields, content: Buffer.from(content), type: contentType })).statusCode,
    ).toBe(200)
    const read = await server.app.inject({ url: address(KINDS['OSS V4'], objectKey) })
    expect(read.headers).toMatchObject({
      'content-disposition': disposition,
      'content-security-policy': "default-src 'none'; sandbox",
    })
  },
)

test('a form without a file is refused', async () => {
  const parts = Object.entries(sign(KINDS['OSS V4'])).map(([name, value]) => ({ name, value }))
  const url = '/sandbox/storage/portal/'
  const answer = await server.app.inject({ method: 'POST', url, ...multipart(parts) })
  expect([answer.statusCode, codeOf(answer.body)]).toEqual([400, 'InvalidArgument'])
})

test('OBS refuses a field that its policy does not name', async () => {
  const answer = await post({ fields: { ...sign(KINDS.OBS), 'x-obs-acl': 'public-read' } })
  expect(answer.body).toContain('Extra input fields: x-obs-acl')
})

test.each([
  ['HTML named png', Buffer.from('<html><script>alert(1)</script></html>')],
  ['SVG named png', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PDF named png', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
  ['a zip named png', Buffer.from('504b0304140000000000', 'hex')],
])('content must be what the extension says: %s is refused', async (_what, content) => {
  const answer = await post({ fields: sign(KINDS['OSS V4']), content })
  expect([answer.statusCode, codeOf(answer.body)]).toEqual([400, 'InvalidObjectContent'])
})

test.each(['../escape.png', '/etc/x.png', 'a/../../x.png', '.hidden', 'a//b.png', 'a\u0000b.png'])(
  'the key %j cannot leave its folder',
  async (objectKey) => {
    const answer = await post({ fields: sign(KINDS['OSS V1'], { objectKey }) })
    expect(answer.statusCode).toBe(400)
  },
)

test('a V4 signature of another region or an old date is refused', async () => {
  const fields = sign(KINDS['OSS V4'], { now: new Date(server.now().getTime() - 8 * 86_400_000) })
  expect(codeOf((await post({ fields })).body)).toBe('InvalidArgument')
  const credential =
    sign(KINDS['OSS V4'])['x-oss-credential']?.replace('/local/', '/elsewhere/') ?? ''
  const moved = { ...sign(KINDS['OSS V4']), 'x-oss-credential': credential }
  expect(codeOf((await post({ fields: moved })).body)).toBe('InvalidArgument')
})

test('201 names what was stored; a status nobody knows counts as 204', async () => {
  const fields = sign(KINDS['OSS V1'])
  expect((await post({ fields })).headers.etag).toMatch(/^"[0-9A-F]{32}"$/)
})

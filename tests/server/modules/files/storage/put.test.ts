import { afterAll, beforeAll, expect, test } from 'vitest'
import { presign } from '#server/providers/storage/presign.ts'
import { remoteFileStore } from '#server/providers/storage/remoteFileStore.ts'
import type { StorageSettings } from '#server/providers/storage/storageSettings.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { PNG } from '../../../support/uploads.ts'

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await openApp()
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

/** The stand-in, reached as a provider's bucket is: over the network, with a signed form. */
const fileStore = (
  kind: Pick<StorageSettings, 'type' | 'signature'>,
  more: Partial<StorageSettings> = {},
) => {
  const { storage } = server.parts
  const address = `${origin}${storage.endpoint}`
  const settings = { ...storage, ...kind, endpoint: address, baseUrl: address, ...more }
  return remoteFileStore(settings, globalThis.fetch, server.parts.clock)
}

const KINDS = [
  { type: 'oss', signature: 'v1' },
  { type: 'oss', signature: 'v4' },
  { type: 'obs', signature: 'v1' },
] as const

test.each(KINDS)(
  'a file of the server’s own is stored by $type $signature, and replaced',
  async (kind) => {
    const path = `certificates/${kind.type}-${kind.signature}.png`
    const bucket = fileStore(kind)
    await bucket.put(path, Buffer.concat([PNG, Buffer.from('first')]), 'image/png')
    await bucket.put(path, PNG, 'image/png')
    const answer = await fetch(bucket.addressOf(path))
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(PNG))
  },
)

test.each(KINDS)('a file is removed by $type $signature, and once is enough', async (kind) => {
  const path = `certificates/会员_${kind.type}-${kind.signature}.png`
  const bucket = fileStore(kind)
  await bucket.put(path, PNG, 'image/png')
  expect(await bucket.head(path)).toBeDefined()
  await bucket.remove(path)
  expect(await bucket.head(path)).toBeUndefined()
  await bucket.remove(path)
})

test.each(KINDS)(
  'a bucket of $type $signature that refuses makes both fail, in its own code',
  async (kind) => {
    const bucket = fileStore(kind, { secret: 'another' })
    const refused = { code: 'SignatureDoesNotMatch' }
    await expect(bucket.put('certificates/x.png', PNG, 'image/png')).rejects.toMatchObject(refused)
    await expect(bucket.remove('certificates/x.png')).rejects.toMatchObject(refused)
  },
)

test('an address that was signed for one object, or for reading, or has expired, removes nothing', async () => {
  const { storage } = server.parts
  const place = `${origin}${storage.endpoint}`
  const settings = { ...storage, endpoint: place, baseUrl: place }
  const now = server.now()
  const signed = (method: 'GET' | 'DELETE', seconds: number) =>
    presign(settings, {
      method,
      objectKey: 'certificates/a.png',
      now,
      expiresAt: new Date(now.getTime() + seconds * 1000),
    })
  const removal = async (address: string) => (await fetch(address, { method: 'DELETE' })).status
  expect(await removal(signed('GET', 60))).toBe(403)
  expect(await removal(signed('DELETE', 60).replace('a.png', 'b.png'))).toBe(403)
  expect(await removal(signed('DELETE', -1))).toBe(403)
  expect(await removal(signed('DELETE', 60))).toBe(204)
})

test('a form whose file stands in no field named file is answered, and not held open', async () => {
  const form = new FormData()
  form.set('key', 'upload/x.png')
  form.set('picture', new Blob([new Uint8Array(300_000)], { type: 'image/png' }), 'x.png')
  const { endpoint } = server.parts.storage
  const answer = await fetch(origin + endpoint, { method: 'POST', body: form })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('POST requires exactly one file upload per request.')
})

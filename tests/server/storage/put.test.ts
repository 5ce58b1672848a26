import { afterAll, beforeAll, expect, test } from 'vitest'
import { remoteShelf } from '#server/providers/storage/fileShelf.ts'
import type { StorageSettings } from '#server/providers/storage/storageSettings.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { PNG } from '../support/uploads.ts'

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await openApp()
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

/** The stand-in, reached as a provider's bucket is: over the network, with a signed form. */
const shelf = (
  kind: Pick<StorageSettings, 'type' | 'signature'>,
  more: Partial<StorageSettings> = {},
) => {
  const { storage } = server.parts
  const address = `${origin}${storage.endpoint}`
  const settings = { ...storage, ...kind, endpoint: address, baseUrl: address, ...more }
  return remoteShelf(settings, globalThis.fetch, server.parts.clock)
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
    const bucket = shelf(kind)
    await bucket.put(path, Buffer.concat([PNG, Buffer.from('first')]), 'image/png')
    await bucket.put(path, PNG, 'image/png')
    const answer = await fetch(`${origin}${server.parts.storage.baseUrl}${path}`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(PNG))
  },
)

test('a bucket that refuses makes storing fail', async () => {
  const bucket = shelf({ type: 'oss', signature: 'v4' }, { secret: 'another' })
  await expect(bucket.put('certificates/x.png', PNG, 'image/png')).rejects.toThrow('403')
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

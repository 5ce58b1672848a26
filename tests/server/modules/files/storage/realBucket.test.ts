import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyInput, INDIVIDUAL } from '../../../support/applications.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { grantOf, PNG } from '../../../support/uploads.ts'
import { visitor } from '../../../support/visitor.ts'

/** A bucket elsewhere, as far as the server itself asks it: what the files begin with that it holds. */
const held = new Map<string, Buffer>()
const asked: (string | undefined)[] = []
let bucket: Server
let server: TestApp
let origin: string
beforeAll(async () => {
  bucket = createServer((request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?')
    const file = query.includes('Signature=') ? held.get(path) : undefined
    asked.push(request.headers.range)
    response.statusCode = file ? 206 : 404
    response.end(file)
  })
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(bucket.address() as { port: number }).port}`
  server = await openApp({
    env: {
      STORAGE_TYPE: 'obs',
      STORAGE_ENDPOINT: `${origin}/`,
      STORAGE_BUCKET: 'society',
      STORAGE_KEY: 'AK',
      STORAGE_SECRET: 'not-to-be-seen',
    },
  })
})
afterAll(async () => {
  await server.close()
  bucket.close()
})

test('configuration alone points uploads at the bucket, and the page policy allows it', async () => {
  const who = visitor(server)
  const asked = { purpose: 'photo', name: 'a.png', ...(await grantOf(who)) }
  const token = await who.call('uploadToken', asked)
  expect(token).toMatchObject({
    type: 'obs',
    bucket: 'society',
    endpoint: `${origin}/`,
    baseUrl: `${origin}/`,
    fields: { AccessKeyId: 'AK', 'content-type': 'image/png' },
  })
  expect(JSON.stringify(token)).not.toContain('not-to-be-seen')
  const answer = await server.app.inject({ url: '/healthz' })
  const policy = String(answer.headers['content-security-policy'])
  for (const source of ['img-src', 'media-src', 'connect-src', 'form-action'])
    expect(policy).toMatch(new RegExp(`${source}[^;]*${origin}`))
})

test('the local stand-in is not there beside it', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/sandbox/storage/portal/' })
  expect(answer.statusCode).toBe(404)
})

test('a file is attached only when the bucket holds it and it is what its name says', async () => {
  const applicant = visitor(server)
  await applicant.prove('13955550101')
  const grant = async (purpose: string) => {
    const { baseUrl, path } = await applicant.call('uploadToken', { purpose, name: 'a.png' })
    held.set(`/${path}`, PNG)
    return { name: 'a.png', url: baseUrl + path }
  }
  const values = {
    ...INDIVIDUAL,
    mobile: '13955550101',
    photo: [await grant('photo')],
  }
  const { id } = await applicant.call('memberApply', applyInput('individual', values))
  const attach = (enclosure: { name: string; url: string }[]) =>
    applicant.ask('memberStatus', { id, status: '02', optionCode: '02', enclosure })
  const { baseUrl, path } = await applicant.call('uploadToken', {
    purpose: 'enclosure',
    name: 'a.png',
  })
  const missing = await attach([{ name: 'a.png', url: baseUrl + path }])
  expect(missing).toMatchObject({ status: 400, msg: '附件“a.png”没有上传成功，请重新上传' })
  held.set(`/${path}`, Buffer.from('<html><script>alert(1)</script></html>'))
  const foreign = await attach([{ name: 'a.png', url: baseUrl + path }])
  expect(foreign).toMatchObject({
    status: 400,
    msg: '附件“a.png”的内容与后缀名不符，请重新上传',
  })
  expect(await attach([await grant('enclosure')])).toMatchObject({ status: 200 })
  // Its first bytes tell what it is; a picture is then read whole, and opened.
  expect(new Set(asked)).toEqual(new Set(['bytes=0-4099', undefined]))
})

test('a photo is no signed form: what was granted for one purpose is not taken for another', async () => {
  const applicant = visitor(server)
  await applicant.prove('13955550102')
  const { baseUrl, path } = await applicant.call('uploadToken', { purpose: 'photo', name: 'a.png' })
  held.set(`/${path}`, PNG)
  const file = { name: 'a.png', url: baseUrl + path }
  const values = { ...INDIVIDUAL, mobile: '13955550102', photo: [file] }
  const { id } = await applicant.call('memberApply', applyInput('individual', values))
  const again = await applicant.call('uploadToken', { purpose: 'photo', name: 'a.png' })
  held.set(`/${again.path}`, PNG)
  const enclosure = [{ name: 'a.png', url: again.baseUrl + again.path }]
  const answer = await applicant.ask('memberStatus', {
    id,
    status: '02',
    optionCode: '02',
    enclosure,
  })
  expect(answer).toMatchObject({ status: 400, msg: '附件不是在本平台上传的，请重新上传' })
})

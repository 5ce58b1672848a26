import { describe, expect, test, vi } from 'vitest'
import { type UploadToken, uploadFile } from '#client/upload.ts'
import { UploadFailure } from '#client/uploadFailure.ts'
import { failureOf } from './clientFor.ts'
import { type Answer, localServer } from './localServer.ts'

const file = new File(['\u00ff\u00d8'], '申请表.jpg', { type: 'image/jpeg' })

function tokenFor(endpoint: string, more: Partial<UploadToken> = {}): UploadToken {
  return {
    type: 'oss',
    baseUrl: 'https://files.example.org/',
    path: 'o1/member/abc.jpg',
    endpoint,
    bucket: 'society',
    fields: {
      key: 'o1/member/abc.jpg',
      policy: 'cG9saWN5',
      OSSAccessKeyId: 'id',
      Signature: 's',
      success_action_status: '200',
    },
    maxSize: 1024 * 1024,
    expiresAt: '2026-11-20T08:00:00.000Z',
    ...more,
  }
}

/** A bucket that lets pages of other origins post, and answers each post so. */
const bucket = (answer: Answer) =>
  localServer((request, response) => {
    const asked = request.method === 'OPTIONS'
    response.setHeader('access-control-allow-origin', '*')
    return asked ? void response.writeHead(204).end() : answer(request, response)
  })
const answering =
  (status: number, body = ''): Answer =>
  (_, response) =>
    void response.writeHead(status).end(body)
const errorXml = (code: string, message: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`
const expired = answering(
  403,
  errorXml('AccessDenied', 'Invalid according to Policy: Policy expired.'),
)

const partNames = (body: string) => [...body.matchAll(/; name="([^"]+)"/g)].map((hit) => hit[1])

test('the signed fields go in their order and the file comes last', async () => {
  const server = await bucket(answering(200))
  const token = tokenFor(server.url)
  await uploadFile(async () => token, file)
  const body = server.received.find((one) => one.method === 'POST')?.body ?? ''
  expect(partNames(body)).toEqual([...Object.keys(token.fields), 'file'])
  expect(body).toContain('filename="申请表.jpg"')
})

test.each([
  ['https://files.example.org/', 'o1/a.jpg'],
  ['https://files.example.org', '/o1/a.jpg'],
  ['https://files.example.org', 'o1/a.jpg'],
])('the file is then at %s + %s', async (baseUrl, path) => {
  const server = await bucket(answering(200))
  const stored = await uploadFile(async () => tokenFor(server.url, { baseUrl, path }), file)
  expect(stored).toEqual({ name: '申请表.jpg', url: 'https://files.example.org/o1/a.jpg' })
})

test.each([200, 201, 204])('status %i is a success', async (status) => {
  const server = await bucket(answering(status))
  await expect(uploadFile(async () => tokenFor(server.url), file)).resolves.toBeTruthy()
})

describe('the words of the storage become words for people', () => {
  test.each([
    [
      'EntityTooLarge',
      'Your proposed upload exceeds the maximum allowed size.',
      '上传文件大小不能超过1MB',
    ],
    ['EntityTooSmall', 'too small', '上传文件不能为空'],
    [
      'InvalidObjectContent',
      'not what its extension says',
      '文件内容与后缀名不符，或该类型不允许上传',
    ],
    [
      'AccessDenied',
      'Invalid according to Policy: Policy Condition failed: [&quot;eq&quot;, &quot;$content-type&quot;]',
      '文件内容与后缀名不符，或该类型不允许上传',
    ],
    ['SignatureDoesNotMatch', 'no', '上传失败，存储服务拒绝了该文件'],
  ])('%s: %s', async (code, message, text) => {
    const server = await bucket(answering(403, errorXml(code, message)))
    const failure = await failureOf(uploadFile(async () => tokenFor(server.url), file))
    expect(failure).toBeInstanceOf(UploadFailure)
    expect((failure as UploadFailure).msg).toBe(text)
  })

  test('nothing answered', async () => {
    const server = await bucket(answering(200))
    await server.close()
    const failure = await failureOf(uploadFile(async () => tokenFor(server.url), file))
    expect((failure as UploadFailure).fault).toBe('unreachable')
  })
})

test('a file over the signed size does not leave the browser', async () => {
  const server = await bucket(answering(200))
  const failure = await failureOf(
    uploadFile(async () => tokenFor(server.url, { maxSize: 1 }), file),
  )
  expect((failure as UploadFailure).fault).toBe('tooLarge')
  expect(server.received).toEqual([])
})

describe('a token that has run out', () => {
  test('is replaced once', async () => {
    let turn = 0
    const server = await bucket((request, response) =>
      (turn++ === 0 ? expired : answering(204))(request, response),
    )
    const askToken = vi.fn(async () => tokenFor(server.url))
    await uploadFile(askToken, file)
    expect(askToken).toHaveBeenCalledTimes(2)
  })

  test('is not replaced for ever', async () => {
    const server = await bucket(expired)
    const askToken = vi.fn(async () => tokenFor(server.url))
    const failure = await failureOf(uploadFile(askToken, file))
    expect((failure as UploadFailure).fault).toBe('expired')
    expect(askToken).toHaveBeenCalledTimes(2)
  })
})

test('an aborted upload rejects with the reason of its signal', async () => {
  const controller = new AbortController()
  const server = await bucket(() => controller.abort(new Error('removed')))
  const failure = await failureOf(
    uploadFile(async () => tokenFor(server.url), file, { signal: controller.signal }),
  )
  expect(failure).toEqual(new Error('removed'))
})

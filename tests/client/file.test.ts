import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiRejection, BadAnswer, LoginExpired, NetworkFailure } from '#client/errors.ts'
import { clientFor, failureOf } from './clientFor.ts'
import { type Answer, envelope, localServer, success } from './localServer.ts'

const file =
  (content: string | Buffer, disposition = `attachment; filename*=UTF-8''%E5%90%8D.csv`): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': disposition })
    response.end(content)
  }
const exported = (url: string, more = {}) =>
  clientFor(url, more).call('exportUsers', { format: 'csv' })

afterEach(() => void vi.useRealTimers())

describe('a call that answers a file', () => {
  test('gives name, type and every byte of it', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, at) => at))
    const server = await localServer(file(bytes))
    const { name, content } = await exported(server.url)
    expect([name, content.type]).toEqual(['名.csv', 'text/csv'])
    expect(Buffer.from(await content.arrayBuffer())).toEqual(bytes)
    expect(server.received[0]?.headers.accept).toBe('*/*')
  })

  test('gives an empty file, too', async () => {
    const server = await localServer(file(''))
    expect((await exported(server.url)).content.size).toBe(0)
  })

  test('tells a refusal in the server’s words', async () => {
    const server = await localServer((_, response) =>
      envelope(response, 'A0409', null, '您的上一次导出还没有结束，请等它完成或中断后再导出'),
    )
    const failure = await failureOf(exported(server.url))
    expect(failure).toBeInstanceOf(ApiRejection)
    expect(failure).toMatchObject({
      code: 'A0409',
      msg: '您的上一次导出还没有结束，请等它完成或中断后再导出',
    })
  })

  test('tells a login that has ended, once', async () => {
    const server = await localServer((_, response) => {
      response.writeHead(401, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ code: 'A0401', data: null, msg: '登录已过期' }))
    })
    const onLoginExpired = vi.fn()
    const failure = await failureOf(exported(server.url, { getToken: () => 'old', onLoginExpired }))
    expect(failure).toBeInstanceOf(LoginExpired)
    expect(onLoginExpired).toHaveBeenCalledOnce()
  })

  test.each<[string, Answer]>([
    ['a page of a proxy', (_, response) => void response.end('<html>Login</html>')],
    ['an envelope without a file', success({ name: 'a.csv', url: '/a.csv' })],
    ['a file without a name', file('a', 'attachment')],
    ['a file whose name cannot be read', file('a', `attachment; filename*=UTF-8''%ZZ`)],
    ['a file to be shown', file('a', `inline; filename*=UTF-8''a.csv`)],
    [
      'a failure that calls itself a file',
      (_, response) => {
        response.writeHead(502, { 'content-disposition': `attachment; filename*=UTF-8''a.csv` })
        response.end('a')
      },
    ],
  ])('takes %s for no answer', async (_, answer) => {
    const server = await localServer(answer)
    expect(await failureOf(exported(server.url))).toBeInstanceOf(BadAnswer)
  })

  test('is a NetworkFailure when the connection is cut in the middle', async () => {
    const server = await localServer((_, response) => {
      response.writeHead(200, {
        'content-length': '1000',
        'content-disposition': `attachment; filename*=UTF-8''a.csv`,
      })
      response.write('a,b', () => response.destroy())
    })
    expect(await failureOf(exported(server.url))).toBeInstanceOf(NetworkFailure)
  })

  test('rejects with the reason of its signal when it is called off', async () => {
    const server = await localServer(() => {})
    const controller = new AbortController()
    const { signal } = controller
    const call = clientFor(server.url).call('exportUsers', { format: 'csv' }, { signal })
    const waiting = failureOf(call)
    controller.abort(new Error('left the page'))
    expect(await waiting).toEqual(new Error('left the page'))
  })

  test('counts for the loading indicator until it is there', async () => {
    const server = await localServer(file('a'))
    const counts: number[] = []
    await exported(server.url, { onPending: (count: number) => counts.push(count) })
    expect(counts).toEqual([1, 0])
  })
})

/** A file that comes when the test says so. */
function slowFile() {
  let source: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      source = controller
    },
  })
  const headers = { 'content-disposition': `attachment; filename*=UTF-8''a.csv` }
  const reading = new AbortController()
  return {
    fetch: async (_: unknown, init?: RequestInit) => {
      init?.signal?.addEventListener('abort', () => source.error(init.signal?.reason))
      reading.abort()
      return new Response(body, { headers })
    },
    asked: new Promise((resolve) => reading.signal.addEventListener('abort', resolve)),
    give: (text: string) => source.enqueue(new TextEncoder().encode(text)),
    end: () => source.close(),
  }
}

describe('a file on a slow line', () => {
  test('is waited for as long as something of it comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const slow = slowFile()
    const waiting = exported('', { fetch: slow.fetch })
    await slow.asked
    for (const text of ['a', 'b', 'c']) {
      await vi.advanceTimersByTimeAsync(29_000)
      slow.give(text)
      await vi.advanceTimersByTimeAsync(0)
    }
    slow.end()
    expect(await (await waiting).content.text()).toBe('abc')
  })

  test('is given up when nothing more comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const slow = slowFile()
    const waiting = failureOf(exported('', { fetch: slow.fetch }))
    await slow.asked
    slow.give('a')
    await vi.advanceTimersByTimeAsync(30_001)
    expect(((await waiting) as NetworkFailure).msg).toMatch(/没有响应/)
  })
})

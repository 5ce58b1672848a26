import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApp, type TestApp } from '../support/openApp.ts'

let server: TestApp
beforeAll(async () => {
  const indexText = '<!doctype html><div id="root"></div>'
  server = await openApp({ site: { indexHtml: async () => indexText } })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const get = (url: string, host: string) => server.app.inject({ url, headers: { host } })

/** What the server answers to these very lines. */
function exchange(lines: readonly string[]): Promise<string> {
  const { port } = server.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += String(chunk)
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
    socket.write([...lines, 'connection: close', '', ''].join('\r\n'))
  })
}

describe('a host no society has', () => {
  test.each(['nobody.example', '192.168.1.9:8080', 'demo.localhost.evil.example'])(
    '(%s) is answered 421 with the envelope by a call',
    async (host) => {
      const answer = await get('/api/system/v1/open/site', host)
      expect(answer.statusCode).toBe(421)
      expect(answer.json()).toEqual({ code: 'A0421', data: null, msg: '这个域名下没有站点' })
    },
  )

  test.each(['/', '/module?id=x', '/user/login'])('is answered by a page at %s', async (url) => {
    const answer = await get(url, 'nobody.example')
    expect(answer.statusCode).toBe(421)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('<h1>这个域名下没有站点</h1>')
    expect(answer.body).not.toContain('id="root"')
  })

  test.each(['/sandbox/sms/', '/static/area-tree.json', '/api/order/v1/open/notify/0101'])(
    'gets nothing at %s',
    async (url) => {
      expect((await get(url, 'nobody.example')).statusCode).toBe(421)
    },
  )

  test.each(['/healthz', '/readyz'])('is good enough for who watches by %s', async (url) => {
    expect((await get(url, '10.0.0.3:8080')).statusCode).toBe(200)
  })
})

test('a host a society has is served whatever its case and port', async () => {
  expect((await get('/api/system/v1/open/site', 'MECH.localhost:9')).statusCode).toBe(200)
})

test.each([
  ['of two societies', 'localhost', 'mech.localhost'],
  ['of a society and nobody', 'localhost', 'nobody.example'],
  ['that say the same', 'localhost', 'localhost'],
])('two Host headers %s are refused', async (_case, one, other) => {
  const line = 'GET /api/system/v1/open/site HTTP/1.1'
  const answer = await exchange([line, `host: ${one}`, `host: ${other}`])
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('请求中有两个域名')
})

test('a request that names no host is refused', async () => {
  expect(await exchange(['GET / HTTP/1.1'])).toMatch(/^HTTP\/1\.1 400 /)
  expect(await exchange(['GET / HTTP/1.0'])).toMatch(/^HTTP\/1\.1 421 /)
})

import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../support/openApp.ts'

let server: TestApp
let port = 0
beforeAll(async () => {
  server = await openApp({ bodyDeadlineMs: 2000 })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as { port: number }).port
})
afterAll(() => server.close())

/** Sends text and waits until the other side ends the connection. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
    socket.write(text)
  })
}

test('a body that does not arrive in time ends in 408 with a sentence, and others are served meanwhile', async () => {
  const head = [
    'POST /api/user/v1/open/sendValidCode HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    'content-length: 100',
    '',
    '{"orgId":',
  ].join('\r\n')
  const ended: string[] = []
  const slow = Promise.all(
    Array.from({ length: 20 }, () => exchange(head).finally(() => ended.push('slow'))),
  )
  const probe = await fetch(`http://127.0.0.1:${port}/healthz`)
  expect(probe.status).toBe(200)
  expect(ended).toEqual([])
  for (const answer of await slow) {
    expect(answer).toMatch(/^HTTP\/1\.1 408/)
    expect(answer).toContain('请求内容接收超时')
  }
})

test('what is not HTTP is answered with the envelope', async () => {
  const answer = await exchange('nonsense\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400/)
  expect(answer).toContain('请求格式错误')
})

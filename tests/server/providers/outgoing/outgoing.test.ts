import type { lookup } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AddressRefused } from '#server/providers/outgoing/addressRefused.ts'
import { createOutgoing, outgoing } from '#server/providers/outgoing/outgoing.ts'
import { isPublicAddress } from '#server/providers/outgoing/publicAddress.ts'

const asked: string[] = []
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    asked.push(request.url ?? '')
    if (request.url === '/onwards') response.writeHead(302, { location: 'https://10.0.0.1/' }).end()
    else if (request.url === '/none') response.writeHead(204).end()
    else if (request.url === '/silent') return
    else if (request.url === '/endless') {
      const more = () => response.write('x'.repeat(1024), () => response.writable && more())
      more()
    } else {
      const { method, headers } = request
      const said = { method, type: headers['content-type'], body: Buffer.concat(chunks).toString() }
      response.writeHead(200, { 'x-said': 'yes' }).end(JSON.stringify(said))
    }
  })
})
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done())))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Answers for any name with these addresses. */
const names = (...addresses: string[]) =>
  ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup

describe('a request that anybody may name the address of', () => {
  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.0.0.1/',
    'https://172.31.0.1/',
    'https://192.168.1.1/',
    'https://100.100.100.200/',
    'https://169.254.169.254/latest/meta-data/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://localhost/',
    'http://bank.example/',
    'ftp://bank.example/',
    'file:///etc/passwd',
    'https://user:word@bank.example/',
    'bank.example',
  ])('is not sent to %s', async (address) => {
    await expect(outgoing(address)).rejects.toThrow(AddressRefused)
  })

  test.each([
    ['loopback', ['127.0.0.1']],
    ['a private network', ['10.1.2.3']],
    ['the link', ['fe80::1']],
    ['a public machine and this one', ['8.8.8.8', '127.0.0.1']],
    ['nowhere', []],
  ])('is not sent to a name that leads to %s', async (_what, addresses) => {
    const ask = createOutgoing(names(...addresses))
    await expect(ask('https://bank.example/')).rejects.toThrow(AddressRefused)
  })

  test('is judged by what the name leads to when it is connected to, not before', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']]
    const looked: string[] = []
    const ask = createOutgoing(((name: string, ...rest: [object, never]) => {
      looked.push(name)
      names(...(answers.pop() ?? []))(name, ...rest)
    }) as unknown as typeof lookup)
    await expect(ask('https://bank.example/')).rejects.toThrow(AddressRefused)
    expect(looked).toEqual(['bank.example'])
  })

  test('does not reach this machine by an answer that leads there', async () => {
    await expect(outgoing(`${origin()}/onwards`, { reach: 'operator' })).rejects.toMatchObject({
      cause: { code: 'REDIRECT' },
    })
    const manual = { reach: 'operator', redirect: 'manual' } as const
    const answer = await outgoing(`${origin()}/onwards`, manual)
    expect(answer.status).toBe(302)
    await expect(outgoing(answer.headers.get('location') ?? '')).rejects.toThrow(AddressRefused)
  })
})

describe('a request to an address of the operator', () => {
  const reach = 'operator' as const

  test('is sent as fetch sends it', async () => {
    const answer = await outgoing(`${origin()}/a?b=c`, {
      reach,
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '中文',
    })
    expect(answer.headers.get('x-said')).toBe('yes')
    expect(await answer.json()).toEqual({ method: 'POST', type: 'text/plain', body: '中文' })
    expect(asked.at(-1)).toBe('/a?b=c')
  })

  test('may be a form with a file', async () => {
    const form = new FormData()
    form.set('file', new Blob(['content']), 'file')
    const answer = await outgoing(`${origin()}/`, { reach, method: 'POST', body: form })
    const { type, body } = (await answer.json()) as { type: string; body: string }
    expect(type).toMatch(/^multipart\/form-data; boundary=/)
    expect(body).toContain('content')
  })

  test('may have an answer without a body', async () => {
    expect(await (await outgoing(`${origin()}/none`, { reach })).text()).toBe('')
  })

  test('has an answer of a limited size', async () => {
    const answer = await outgoing(`${origin()}/endless`, { reach, mostBytes: 10_000 })
    await expect(answer.arrayBuffer()).rejects.toThrow('too large')
  })

  test('ends when the caller’s patience does, without an answer and within one', async () => {
    const end = new DOMException('', 'TimeoutError')
    const unanswered = new AbortController()
    const silent = outgoing(`${origin()}/silent`, { reach, signal: unanswered.signal })
    unanswered.abort(end)
    await expect(silent).rejects.toBe(end)
    const answering = new AbortController()
    const answer = await outgoing(`${origin()}/endless`, { reach, signal: answering.signal })
    answering.abort(end)
    await expect(answer.arrayBuffer()).rejects.toBe(end)
  })

  test('fails with the kind in its cause where nobody listens', async () => {
    await expect(outgoing('http://127.0.0.1:1/', { reach })).rejects.toMatchObject({
      name: 'TypeError',
      cause: { code: 'ECONNREFUSED' },
    })
  })
})

test.each([
  ['8.8.8.8', true],
  ['223.5.5.5', true],
  ['2400:3200::1', true],
  ['240.0.0.1', false],
  ['224.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['2001:db8::1', false],
  ['bank.example', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

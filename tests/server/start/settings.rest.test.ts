import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { isReady } from '../../support/isReady.ts'
import { BUILT_SERVER, loaderOf } from '../../support/nodeScripts.ts'
import { patience } from '../../support/patience.ts'
import { visitHost } from '../../support/visitHost.ts'
import { postgresServer } from '../store/postgresCluster.ts'
import { createDatabase } from '../store/postgresDatabase.ts'
import { STRONG_SITE } from '../support/realSettings.ts'

const HOST = 'young.example.org'
const PATHS = ['/', '/test', '/sandbox/sms/', '/sandbox/mail/', '/api/system/v1/open/site']

let dataDir: string
let port: number
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-settings-'))
  port = await freePort()
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

interface Run {
  ended: Promise<number | null>
  text: () => string
  stop: () => Promise<number | null>
}

function run(script: string, args: string[], env: Record<string, string>): Run {
  const own = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, PORT: String(port), ...env }
  const child = spawn('node', [...loaderOf(script), script, ...args], { env: own })
  started.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += String(chunk)
    })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { ended, text: () => text, stop }
}

async function serve(env: Record<string, string>): Promise<Run> {
  const server = run(BUILT_SERVER, [], env)
  const origin = `http://127.0.0.1:${port}`
  await expect.poll(() => isReady(origin), { interval: 100, timeout: patience(60) }).toBe(true)
  return server
}

async function setUp(env: Record<string, string>): Promise<void> {
  const society = ['young', '--name', '新芽学会', '--host', HOST, '--staff', '姜白石']
  const setup = run('src/server/operate/setup/cli.ts', [...society, '--mobile', '13700000001'], env)
  await setup.ended
  expect(setup.text()).toContain(`https://${HOST}/user/setPassword?ticket=`)
}

const statusOf = async (host: string, path: string, headers: Record<string, string> = {}) =>
  (await visitHost({ port, host }, path, headers)).status

const statuses = (host: string) => Promise.all(PATHS.map((path) => statusOf(host, path)))

const REAL = {
  ...STRONG_SITE,
  SITE_URL: 'https://{host}',
}

test('nothing set: the demonstration, with its stand-ins and societies', async () => {
  const server = await serve({})
  expect(await statuses(`localhost:${port}`)).toEqual([200, 200, 200, 200, 200])
  await expect.poll(() => server.text()).toContain('演示账号')
  expect(await server.stop()).toBe(0)
})

test('a real site on the embedded database: its society, and nothing of the demonstration', async () => {
  const server = await serve(REAL)
  await setUp(REAL)
  expect(await statuses(HOST)).toEqual([200, 404, 404, 404, 200])
  expect(await statuses(`localhost:${port}`)).toEqual([421, 421, 421, 421, 421])
  expect(server.text()).not.toContain('演示账号')
  expect(await server.stop()).toBe(0)
})

const postgres = await postgresServer()
test.skipIf('missing' in postgres)('a real site on PostgreSQL: the same', async () => {
  if ('missing' in postgres) return
  const env = { ...REAL, DATABASE_URL: await createDatabase(postgres.url) }
  const server = await serve(env)
  await setUp(env)
  expect(await statuses(HOST)).toEqual([200, 404, 404, 404, 200])
  expect(await statuses(`localhost:${port}`)).toEqual([421, 421, 421, 421, 421])
  expect(await server.stop()).toBe(0)
})

test.each<[string, Record<string, string>, string]>([
  [
    'a real site without providers',
    { SITE_URL: 'https://{host}' },
    '还缺少环境变量：对象存储（STORAGE_TYPE、',
  ],
  ['DEMO=1 beside a real setting', { ...REAL, DEMO: '1' }, '不能同时设置 DEMO=1'],
])('%s: no start, and a sentence', async (_what, env, sentence) => {
  const server = run(BUILT_SERVER, [], env)
  expect(await server.ended).toBe(78)
  expect(server.text()).toContain(sentence)
})

test.each<[string, Record<string, string>, string, number]>([
  ['its secret could be guessed', { SMS_SECRET: '12345678' }, '太容易猜到，请更换：SMS_SECRET', 78],
  ['it sends in clear', { SMS_ENDPOINT: 'http://sms.example/' }, '请改用 https：SMS_ENDPOINT', 1],
  [
    'everybody reads its metrics',
    { METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' },
    'METRICS_HOST 不是本机地址',
    1,
  ],
])('the start tells a real site that %s', async (_what, env, sentence, code) => {
  // A port that is taken ends every start where the database would be made, which takes long.
  const other = createServer().listen({ host: '127.0.0.1', port })
  await once(other, 'listening')
  const server = run(BUILT_SERVER, [], { ...REAL, ...env })
  expect(await server.ended).toBe(code)
  other.close()
  expect(server.text()).toContain(sentence)
  expect(server.text().includes('已被占用')).toBe(code === 1)
})

test.each<[string, Record<string, string>, boolean]>([
  ['that is trusted', { TRUST_PROXY: 'loopback' }, false],
  ['that nobody trusts', {}, true],
])(
  'behind a proxy %s: the site answers, and mistrust is told once',
  async (_what, trust, isTold) => {
    const env = { ...REAL, ...trust }
    const server = await serve(env)
    await setUp(env)
    const proxied = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
    expect(await statusOf(HOST, '/', proxied)).toBe(200)
    expect(await statusOf(HOST, '/', { ...proxied, 'x-forwarded-host': 'other.example' })).toBe(200)
    expect(await server.stop()).toBe(0)
    expect(server.text().split('proxy.untrusted').length - 1).toBe(isTold ? 1 : 0)
  },
)

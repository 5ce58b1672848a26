import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { freshFolder } from '../../support/freshFolder.ts'
import { isReady } from '../../support/isReady.ts'
import { BUILT_SERVER, loaderOf } from '../../support/nodeScripts.ts'
import { patience } from '../../support/patience.ts'
import { STRONG_SITE } from '../support/realSettings.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-start-'))
})
const started: ChildProcess[] = []
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

interface Run {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
}

function run(script: string, args: string[], env: Record<string, string>): Run {
  const child = spawn('node', [...loaderOf(script), script, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
  })
  started.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += String(chunk)
    })
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => resolve(code)),
  )
  return { child, output: () => text, ended }
}

const serve = (env: Record<string, string>) => run(BUILT_SERVER, [], env)
const config = async (env: Record<string, string>, ...args: string[]) => {
  const command = run('src/server/operate/config/cli.ts', args, env)
  return { code: await command.ended, output: command.output() }
}

async function ready(port: number): Promise<void> {
  await expect
    .poll(() => isReady(`http://127.0.0.1:${port}`), { interval: 100, timeout: patience(45) })
    .toBe(true)
}

/** Starts the product over a data directory. */
async function startIn(folder: string, port: number): Promise<Run> {
  const server = serve({ DATA_DIR: folder, PORT: String(port) })
  await ready(port)
  return server
}

/** A request whose second half is sent, and whose answer is read, when asked for. */
async function sendHalf(port: number): Promise<() => Promise<string>> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += String(chunk)
  })
  const over = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const head = ['POST /api/user/v1/logout HTTP/1.1', `host: localhost:${port}`, 'content-length: 2']
  const type = 'content-type: application/json'
  socket.write([...head, type, 'expect: 100-continue', '', '{'].join('\r\n'))
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 100/)
  return async () => {
    await expect.poll(() => isReady(`http://localhost:${port}`)).toBe(false)
    socket.write('}')
    await over
    return answer
  }
}

test.each([
  [{ PORT: 'eighty' }, '环境变量 PORT 应为 0 到 65535 之间的整数'],
  [{ DATABASE_URL: 'mysql://x' }, '环境变量 DATABASE_URL 应以 postgres://'],
  [{ STORAGE_TYPE: 'oss' }, '还缺少环境变量：对象存储（STORAGE_ENDPOINT、'],
  [{ NODE_ENV: 'production' }, '还缺少环境变量：对象存储（STORAGE_TYPE、'],
  [{ SITE_URL: 'https://x.example.org', DEMO: '1' }, '不能同时设置 DEMO=1'],
  [{ SANDBOX: '0' }, '已由 DEMO 取代'],
  [{ TRUST_PROXY: 'true' }, '不能信任所有来源'],
])('a wrong setting %j ends the start with a sentence', async (env, sentence) => {
  const server = serve({ DATA_DIR: dataDir, ...(env as unknown as Record<string, string>) })
  expect(await server.ended).toBe(78)
  expect(server.output()).toContain(sentence)
})

test('the visits that a process has counted outlive its end', async () => {
  const folder = freshFolder('visits-')
  const port = await freePort()
  const call = async (path: string) => {
    const answer = await fetch(`http://localhost:${port}/api/mo/v1/open/notice${path}`)
    return (await answer.json()).data
  }
  const first = await startIn(folder, port)
  const site = await fetch(`http://localhost:${port}/api/system/v1/open/site`)
  const { orgId } = (await site.json()).data
  const listed = async () => (await call(`/user/page?current=1&size=1&orgId=${orgId}`)).records[0]
  const { id, browseNum } = await listed()
  await fetch(`http://localhost:${port}/notice?id=${id}`)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  await startIn(folder, port)
  expect((await listed()).browseNum).toBe(browseNum + 1)
})

test('the product starts, refuses a second process, takes a push up while running, and ends on SIGTERM', async () => {
  const port = await freePort()
  const env = { DATA_DIR: dataDir, PORT: String(port) }
  const server = serve(env)
  await ready(port)
  await expect.poll(() => server.output()).toContain('演示账号')
  expect(server.output()).toContain(`http://localhost:${port}`)

  const second = serve({ ...env, PORT: String(await freePort()) })
  expect(await second.ended).toBeGreaterThan(0)
  expect(second.output()).toContain('无法启动')

  const folder = freshFolder('config-')
  await cp('fixtures/organisations/demo', folder, { recursive: true })
  const file = join(folder, 'organisation.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('华夏数据科学学会', '华夏数据科学联合会'))
  const copy = join(folder, 'notices (1).json')
  await writeFile(copy, '[]')
  const misnamed = await config(env, 'push', 'demo', folder)
  expect(misnamed).toMatchObject({ code: 2, output: expect.stringContaining('notices (1).json') })
  await rm(copy)
  const unknown = await config(env, 'push', 'demo', folder)
  expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('--base 1') })
  const pushed = await config(env, 'push', 'demo', folder, '--base', '1', '--note', '改名')
  expect(pushed).toMatchObject({ code: 0, output: expect.stringContaining('已载入为版本 2') })
  expect(await readFile(join(folder, '.version'), 'utf8')).toBe('2\n')
  const siteName = async () => {
    const answer = await fetch(`http://localhost:${port}/api/system/v1/open/site`)
    return ((await answer.json()) as { data: { orgName: string } }).data.orgName
  }
  await expect.poll(siteName).toBe('华夏数据科学联合会')

  const finish = await sendHalf(port)
  server.child.kill('SIGTERM')
  expect(await finish()).toMatch(/^HTTP\/1\.1 200/m)
  expect(await server.ended).toBe(0)

  const restored = await config(env, 'restore', 'demo', '1', 'organisation.json')
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('已载入为版本 3') })
  const versions = await config(env, 'versions', 'demo')
  expect(versions).toMatchObject({ code: 0, output: expect.stringContaining('版本 2') })
})

test('the data of a demonstration are no real site’s', async () => {
  const demo = serve({ DATA_DIR: dataDir, PORT: String(await freePort()) })
  await expect.poll(() => demo.output()).toContain('演示账号')
  demo.child.kill('SIGTERM')
  await demo.ended
  const real = serve({ DATA_DIR: dataDir, PORT: String(await freePort()), ...STRONG_SITE })
  expect(await real.ended).toBe(78)
  expect(real.output()).toContain('还有使用演示密码的账号：demo/staff')
})

test('a real site starts without any society, and none is at any host', async () => {
  const port = await freePort()
  const own = await mkdtemp(join(tmpdir(), 'portal-real-'))
  const server = serve({ DATA_DIR: own, PORT: String(port), ...STRONG_SITE })
  await ready(port)
  await expect.poll(() => server.output()).toContain('还没有组织，请用 npm run setup -- 组织代码')
  for (const path of ['/', '/test', '/sandbox/sms/', '/api/system/v1/open/site'])
    expect((await fetch(`http://localhost:${port}${path}`)).status).toBe(421)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await rm(own, { recursive: true, force: true })
})

test('a port in use ends the start with a sentence', async () => {
  const holder = createServer()
  const port = await new Promise<number>((resolve) => {
    holder.listen(0, '0.0.0.0', () => resolve((holder.address() as { port: number }).port))
  })
  const fresh = join(dataDir, 'never-made')
  const server = serve({ DATA_DIR: fresh, PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain(`端口 ${port} 已被占用`)
  expect(existsSync(fresh)).toBe(false)
  holder.close()
})

test.each([[[]], [['dance']], [['pull']], [['restore', 'demo', 'x']]])(
  'the command line %j shows how it is used',
  async (args) => {
    const { code, output } = await config({ DATA_DIR: dataDir }, ...args)
    expect(code).toBe(2)
    expect(output).toContain('用法：npm run config')
  },
)

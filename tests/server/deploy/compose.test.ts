import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { SETTINGS } from '#server/settings/settingTable.ts'
import { freePort } from '../../support/freePort.ts'
import { freshFolder } from '../../support/freshFolder.ts'
import { hasProgram, isUp, startProgram } from '../start/support/beforeTheServer.ts'
import { findBinaries, postgresServer } from '../store/postgresCluster.ts'

const DEPLOY = 'src/server/deploy'
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8')
const compose = read('compose.yml')
const image = read('Containerfile')
const guide = readFileSync('src/server/OPERATING.md', 'utf8')

/** The block below a name: of `x-portal` or a service, which elsewhere is only referred to. */
const blockOf = (head: string): string =>
  [...compose.matchAll(new RegExp(`^( *)${head}:.*\\n((?:\\1 +.*\\n|\\n)*)`, 'gm'))]
    .map(([, , block = '']) => block)
    .reduce((longest, block) => (block.length > longest.length ? block : longest), '')
const SERVICES = [...blockOf('services').matchAll(/^ {2}(\w+):$/gm)].map(([, name = '']) => name)

test('every setting the portals are given is one of the server’s', () => {
  const [, environment = ''] = /environment:\n((?: {4}.*\n)+)/.exec(blockOf('x-portal')) ?? []
  const names = [...environment.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !Object.hasOwn(SETTINGS, name ?? ''))).toEqual([])
})

test('what is mounted is there, or the guide says how it is made', () => {
  const mounted = [...compose.matchAll(/\.\/([\w.-]+):\//g)].map(([, name = '']) => name)
  const own = mounted.filter((name) => !existsSync(join(DEPLOY, name)))
  expect(own.sort()).toEqual(['certificates', 'secrets', 'userlist.txt'])
  const [, chapter = ''] = guide.split('### Several processes in containers')
  for (const name of [...own, 'settings.env']) expect(chapter.split('\n### ')[0]).toContain(name)
})

test.each(SERVICES)('%s has no root, a file system to read only and a health check', (name) => {
  const own = blockOf(name)
  const whole = own.includes('*portal') ? blockOf('x-portal') : own
  expect(whole).toContain('<<: *safe')
  expect(whole).toMatch(/^ +user: (?!root|0)\w+$/m)
  expect(whole).toMatch(/^ +tmpfs: \[\/tmp/m)
  // An image in the OCI format, podman's own, has no health check to take over.
  expect(whole).toContain('healthcheck:')
  expect(blockOf('x-safe')).toMatch(/read_only: true\n +cap_drop: \[ALL\]/)
})

test('the portals are the image, at the port and as the user it has', () => {
  const portal = blockOf('x-portal')
  const file = /dockerfile: (\S+)/.exec(portal)?.[1] ?? ''
  expect(readFileSync(file, 'utf8')).toBe(image)
  expect(portal).toContain(`user: ${/^USER (\w+)$/m.exec(image)?.[1]}\n`)
  const port = /^EXPOSE (\d+)$/m.exec(image)?.[1]
  for (const name of ['portal1', 'portal2'])
    expect(blockOf('balancer')).toContain(`${name.toUpperCase()}: ${name}:${port}\n`)
  for (const [, name = ''] of read('haproxy.cfg').matchAll(/\$\{(\w+)-/g))
    expect(blockOf('balancer')).toContain(`${name}:`)
})

const server = await postgresServer()
const isMissing = 'missing' in server || !hasProgram('pgbouncer')

describe.skipIf(isMissing)('the pooler and the login', () => {
  test('let the portals in as a login that row security holds for, and nobody without its password', async () => {
    const host = new URL('url' in server ? server.url : '').searchParams.get('host') ?? ''
    const env = {
      PATH: `${findBinaries()}:${process.env.PATH}`,
      PGHOST: host,
      PORTAL_PASSWORD: 'p4ss',
    }
    execFileSync('sh', [join(DEPLOY, 'postgres-login.sh')], { env, stdio: 'pipe' })
    const port = await freePort()
    const users = join(freshFolder('userlist-'), 'userlist.txt')
    writeFileSync(users, '"portal" "p4ss"\n')
    execFileSync('chmod', ['-R', 'a+rX', join(users, '..')])
    const here = read('pgbouncer.ini')
      .replace('host=database port=5432', `host=${host}`)
      .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('/etc/pgbouncer/userlist.txt', users)
    const end = await startProgram('pgbouncer', 'pgbouncer.ini', here, [])
    try {
      await isUp(port)
      const urlOf = (password: string) => `postgres://portal:${password}@127.0.0.1:${port}/portal`
      const client = new pg.Client(urlOf('p4ss'))
      await client.connect()
      const { rows } = await client.query(`
        select rolsuper or rolbypassrls as free, rolcreaterole as makes, pg_get_userbyid(datdba) as owner
          from pg_roles, pg_database where rolname = current_user and datname = current_database()`)
      expect(rows).toEqual([{ free: false, makes: true, owner: 'portal' }])
      await client.end()
      await expect(new pg.Client(urlOf('guess')).connect()).rejects.toThrow()
    } finally {
      end()
    }
  })
})

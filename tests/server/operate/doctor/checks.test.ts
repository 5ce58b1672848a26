import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificatesCheck } from '#server/operate/doctor/checks/certificatesCheck.ts'
import { clockNoting, clocksCheck } from '#server/operate/doctor/checks/clocksCheck.ts'
import { databaseCheck } from '#server/operate/doctor/checks/databaseCheck.ts'
import { diskCheck } from '#server/operate/doctor/checks/diskCheck.ts'
import { settingsCheck } from '#server/operate/doctor/checks/settingsCheck.ts'
import { freePort } from '../../../support/freePort.ts'
import { STRONG_SITE } from '../../support/realSettings.ts'

const listening = async (server: { listen(port: number, host: string, then: () => void): void }) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

describe('settings', () => {
  test('one that a start refuses is named, and there is nothing to go on with', () => {
    const { env, examined } = settingsCheck({ PORT: 'many' })
    expect(env).toBeUndefined()
    expect(examined).toEqual([{ level: 'bad', line: expect.stringContaining('PORT') }])
  })

  test('a secret that can be guessed is named, never shown', () => {
    const { examined } = settingsCheck({ ...STRONG_SITE, SMS_SECRET: 'password' })
    expect(examined.map(({ level }) => level)).toEqual(['good', 'bad'])
    expect(examined[1]?.line).toContain('SMS_SECRET')
    expect(examined[1]?.line).not.toContain('password')
  })
})

describe('disk', () => {
  const GIB = 1024 ** 3
  const free = (bytes: number) => diskCheck(['/data'], async () => ({ bavail: bytes, bsize: 1 }))

  test.each([
    [0.5 * GIB, 'bad'],
    [3 * GIB, 'warning'],
    [20 * GIB, 'good'],
  ])('%d bytes are %s', async (bytes, level) => {
    expect(await free(bytes)).toMatchObject([{ level }])
  })

  test('a folder is named once, and one that is not there is bad', async () => {
    const none = join(tmpdir(), 'no-such-folder')
    const examined = await diskCheck([tmpdir(), tmpdir(), none])
    expect(examined).toHaveLength(2)
    expect(examined[1]).toEqual({ level: 'bad', line: expect.stringContaining(none) })
  })
})

describe('clocks', () => {
  test.each([
    [4, 'good'],
    [-6, 'warning'],
    [61, 'bad'],
  ])('%d seconds apart is %s', (seconds, level) => {
    const readings = [{ what: 'there', theirs: seconds * 1000, asked: 0, answered: 0 }]
    expect(clocksCheck(readings)).toMatchObject([{ level }])
  })

  test.each([
    [0, 0],
    [20, 0],
    [24, 4],
    [-3, 3],
  ])('read at %d of a wait of 20 seconds differs by at least %d', (theirs, least) => {
    const readings = [{ what: 'there', theirs: theirs * 1000, asked: 0, answered: 20_000 }]
    expect(clocksCheck(readings)).toEqual([
      { level: 'good', line: `there：与本机相差 ${least} 秒` },
    ])
  })

  test('of a service is read from its answer', async () => {
    const date = new Date(Date.now() - 600_000).toUTCString()
    const slow = createServer((_request, answer) => answer.setHeader('date', date).end())
    await listening(slow)
    const host = `127.0.0.1:${(slow.address() as AddressInfo).port}`
    const noted = clockNoting(globalThis.fetch)
    await noted.fetch(`http://${host}/`)
    slow.close()
    expect(clocksCheck(noted.readings())).toEqual([
      {
        level: 'bad',
        line: expect.stringMatching(new RegExp(`^${host}：与本机相差 (?:599|60\\d) 秒$`)),
      },
    ])
  })
})

describe('certificates', () => {
  const file = (name: string) =>
    readFileSync(join(import.meta.dirname, 'certificate', name), 'utf8')
  const certificate = file('certificate.pem')
  const site = createTlsServer({ cert: certificate, key: file('key.pem') }, (socket) =>
    socket.end(),
  )
  let port = 0
  beforeAll(async () => {
    await listening(site)
    port = (site.address() as AddressInfo).port
  })
  afterAll(() => site.close())

  const UNTIL = Date.parse('2099-12-31T00:00:00Z')
  const asked = (days: number, more: object = { ca: certificate }) =>
    certificatesCheck(['doctor.test'], {
      ...{ port, address: '127.0.0.1' },
      now: new Date(UNTIL - days * 24 * 60 * 60 * 1000),
      ...more,
    })

  test.each([
    [90, 'good', /还有 90 天到期/],
    [13, 'warning', /还有 13 天到期/],
    [-2, 'bad', /已过期 2 天/],
  ])('with %d days left is %s', async (days, level, line) => {
    expect(await asked(days)).toEqual([{ level, line: expect.stringMatching(line) }])
  })

  test('that nobody vouches for is refused, as by a browser', async () => {
    expect(await asked(90, {})).toEqual([
      {
        level: 'bad',
        line: expect.stringMatching(/不会接受这张证书（DEPTH_ZERO_SELF_SIGNED_CERT）/),
      },
    ])
  })

  test('of many hosts are counted when they are good, and how far it is can be heard', async () => {
    const heard: number[] = []
    const onAsked = (count: number) => heard.push(count)
    const hosts = Array.from({ length: 61 }, () => 'doctor.test')
    const now = new Date(UNTIL - 90 * 24 * 60 * 60 * 1000)
    const options = { port, address: '127.0.0.1', now, ca: certificate, onAsked }
    expect(await certificatesCheck(hosts, options)).toEqual([
      { level: 'good', line: '61 个域名的证书都有效，至少还有 14 天到期' },
    ])
    expect(heard).toEqual([50, 61])
  })

  test('of a host that does not answer is said, with the reason', async () => {
    expect(await asked(90, { port: await freePort() })).toEqual([
      { level: 'bad', line: 'doctor.test：无法取得证书（ECONNREFUSED）' },
    ])
  })
})

describe('database', () => {
  const levels = (health: Partial<Parameters<typeof databaseCheck>[0]>) =>
    databaseCheck({ kind: 'postgres', pending: [], societies: [], ...health }).map(
      ({ level }) => level,
    )

  test('that a start would migrate is said, and nothing else', () => {
    expect(levels({ pending: ['0001-first'] })).toEqual(['good', 'warning'])
  })
  test('jobs that were given up are counted by kind', () => {
    const dead = [{ kind: 'remind', count: 3 }]
    expect(levels({ dead })).toEqual(['good', 'good', 'warning', 'good'])
    expect(databaseCheck({ kind: 'embedded', pending: [], dead })[2]?.line).toContain('提醒缴费')
  })
  test('a society whose configuration no longer fits is bad, with its first errors', () => {
    const errors = ['one', 'two', 'three']
    const societies = [
      { code: 'fine', hosts: [], count: 0, errors: [] },
      { code: 'old', hosts: [], count: 4, errors },
    ]
    const examined = databaseCheck({ kind: 'postgres', pending: [], societies })
    expect(examined.at(-1)?.level).toBe('bad')
    expect(examined.at(-1)?.line).toContain('old 的配置有 4 处')
    expect(examined.at(-1)?.line.split('\n').slice(1)).toEqual(['    one', '    two', '    three'])
  })
})

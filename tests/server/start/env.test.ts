import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/settings/env.ts'

type Settings = Record<string, string>

const STORAGE = {
  STORAGE_TYPE: 'oss',
  STORAGE_ENDPOINT: 'https://b.oss-cn-hangzhou.aliyuncs.com',
  STORAGE_BUCKET: 'b',
  STORAGE_KEY: 'k',
  STORAGE_SECRET: 's',
}
const SMS = {
  SMS_ENDPOINT: 'https://sms.example.org',
  SMS_KEY: 'k',
  SMS_SECRET: 's',
  SMS_SIGN_NAME: '学会',
  SMS_TEMPLATE_CODE: 'SMS_1',
}
const PROVIDERS = { ...STORAGE, ...SMS }
const POSTGRES = { DATABASE_URL: 'postgres://x/y' }

test('nothing set is the demonstration on port 8080 with the embedded database', () => {
  expect(readEnv({})).toMatchObject({
    port: 8080,
    demo: true,
    demoOpen: false,
    dataDir: expect.stringMatching(/\/\.data$/),
  })
})

describe('the demonstration', () => {
  test.each<[Settings, boolean]>([
    [{}, true],
    [{ DEMO: '1' }, true],
    [{ NODE_ENV: 'test' }, true],
    [{ DEMO: '0', ...PROVIDERS }, false],
    [{ NODE_ENV: 'production', ...PROVIDERS }, false],
    [{ ...POSTGRES, ...PROVIDERS }, false],
    [{ SITE_URL: 'https://x.example.org', ...PROVIDERS }, false],
    [{ SITE_URL: 'https://x.example.org', DEMO: '0', ...PROVIDERS }, false],
  ])('with %j: %s', (settings, demo) => {
    expect(readEnv(settings).demo).toBe(demo)
  })

  test.each<[Settings, string]>([
    [POSTGRES, 'DATABASE_URL'],
    [{ SITE_URL: 'https://x.example.org' }, 'SITE_URL'],
    [{ NODE_ENV: 'production' }, 'NODE_ENV=production'],
    [{ ...POSTGRES, NODE_ENV: 'production' }, 'DATABASE_URL、NODE_ENV=production'],
  ])('is refused beside %j, which is named', (settings, named) => {
    expect(() => readEnv({ ...settings, ...PROVIDERS, DEMO: '1' } as Settings)).toThrow(
      `已设置 ${named}，这是正式环境，不能同时设置 DEMO=1`,
    )
  })

  test.each(['SANDBOX', 'GALLERY'])('had the switch %s, which nobody obeys any more', (name) => {
    expect(() => readEnv({ [name]: '0' } as Settings)).toThrow(`环境变量 ${name} 已由 DEMO 取代`)
  })
})

describe('a real site', () => {
  test('names all that is missing in one sentence', () => {
    expect(() => readEnv({ ...POSTGRES, STORAGE_TYPE: 'oss', MAIL_HOST: 'm' } as Settings)).toThrow(
      '还缺少环境变量：对象存储（STORAGE_ENDPOINT、STORAGE_BUCKET、STORAGE_KEY、STORAGE_SECRET）；' +
        '短信（SMS_ENDPOINT、SMS_KEY、SMS_SECRET、SMS_SIGN_NAME、SMS_TEMPLATE_CODE）；' +
        '邮件（MAIL_FROM）。正式环境没有本地替身，补全后才能启动。',
    )
  })

  test.each<[string | undefined, string]>([
    [undefined, 'https://{host}'],
    ['https://portal.example.org/', 'https://portal.example.org'],
    ['http://{host}:8080', 'http://{host}:8080'],
  ])('with SITE_URL %s is found at %s', (SITE_URL, found) => {
    expect(readEnv({ ...POSTGRES, ...PROVIDERS, SITE_URL }).siteUrl).toBe(found)
  })

  test.each(['portal.example.org', 'ftp://x', 'https://x.example.org/portal', 'https://x?y=1'])(
    'is not found at %s',
    (SITE_URL) => {
      expect(() => readEnv({ ...PROVIDERS, SITE_URL })).toThrow('SITE_URL')
    },
  )
})

test.each<[Settings, string]>([
  [{ PORT: '-1' }, 'PORT'],
  [{ PORT: '8080.5' }, 'PORT'],
  [{ DEMO: 'yes' }, 'DEMO'],
  [{ DEMO_OPEN: 'yes' }, 'DEMO_OPEN'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SANDBOX_SPEED: '0' }, 'SANDBOX_SPEED'],
  [{ STORAGE_BUCKET: 'b' }, 'STORAGE_TYPE、STORAGE_ENDPOINT、STORAGE_KEY、STORAGE_SECRET'],
  [{ SMS_ENDPOINT: 'https://x' }, 'SMS_KEY、SMS_SECRET、SMS_SIGN_NAME、SMS_TEMPLATE_CODE'],
  [{ MAIL_HOST: 'm', MAIL_FROM: 'a@b', MAIL_USER: 'u' }, 'MAIL_PASSWORD'],
])('%j is refused and names %s', (settings, name) => {
  expect(() => readEnv(settings)).toThrow(name)
})

test('V4 needs its region, and files are read at the endpoint unless said otherwise', () => {
  expect(() => readEnv({ ...STORAGE, STORAGE_SIGNATURE: 'v4' })).toThrow('STORAGE_REGION')
  expect(readEnv(STORAGE).storage?.baseUrl).toBe('https://b.oss-cn-hangzhou.aliyuncs.com/')
  const cdn = { ...STORAGE, STORAGE_BASE_URL: 'https://files.example.org/' }
  expect(readEnv(cdn).storage?.baseUrl).toBe('https://files.example.org/')
})

describe('several databases', () => {
  const read = (more: Settings) => readEnv({ ...POSTGRES, ...PROVIDERS, ...more })

  test('are named in JSON beside the first', () => {
    const DATABASE_SHARDS = '{"two":"postgres://two/y"}'
    const DATABASE_REPLICAS = '{"main":"postgres://r/y"}'
    expect(read({ DATABASE_SHARDS, DATABASE_REPLICAS })).toMatchObject({
      shards: { two: 'postgres://two/y' },
      replicas: { main: 'postgres://r/y' },
    })
    expect(read({})).toMatchObject({ shards: {}, replicas: {}, admins: {} })
  })

  test.each<[string, Settings]>([
    ['no JSON', { DATABASE_SHARDS: 'two=postgres://two/y' }],
    ['no object', { DATABASE_SHARDS: '["postgres://two/y"]' }],
    ['no address of PostgreSQL', { DATABASE_SHARDS: '{"two":"mysql://two/y"}' }],
    ['a name that is none', { DATABASE_SHARDS: '{"Two!":"postgres://two/y"}' }],
    ['the name of the first', { DATABASE_SHARDS: '{"main":"postgres://two/y"}' }],
    ['no first', { DATABASE_URL: '', DATABASE_SHARDS: '{"two":"postgres://two/y"}' }],
    ['a replica of none of them', { DATABASE_REPLICAS: '{"two":"postgres://r/y"}' }],
  ])('are refused with %s', (_what, more) => {
    expect(() => read({ NODE_ENV: 'production', ...more })).toThrow(/DATABASE_(SHARDS|REPLICAS)/)
  })
})

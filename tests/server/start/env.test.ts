import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'

test('nothing set is the demonstration on port 8080 with the embedded database', () => {
  expect(readEnv({})).toMatchObject({
    port: 8080,
    sandbox: true,
    trustProxy: false,
    dataDir: expect.stringMatching(/\/\.data$/),
  })
})

test.each([
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y' }, false],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y', SANDBOX: '1' }, true],
  [{ SANDBOX: '0' }, false],
])('%j: stand-ins %s', (source, sandbox) => {
  expect(readEnv(source as unknown as Record<string, string>).sandbox).toBe(sandbox)
})

test.each([
  [{ PORT: '-1' }, 'PORT'],
  [{ PORT: '8080.5' }, 'PORT'],
  [{ SANDBOX: 'yes' }, 'SANDBOX'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SANDBOX_SPEED: '0' }, 'SANDBOX_SPEED'],
  [{ STORAGE_BUCKET: 'b' }, 'STORAGE_TYPE、STORAGE_ENDPOINT、STORAGE_KEY、STORAGE_SECRET'],
  [{ SMS_ENDPOINT: 'https://x' }, 'SMS_KEY、SMS_SECRET、SMS_SIGN_NAME、SMS_TEMPLATE_CODE'],
])('%j is refused and names %s', (source, name) => {
  expect(() => readEnv(source as unknown as Record<string, string>)).toThrow(name)
})

const STORAGE = {
  STORAGE_TYPE: 'oss',
  STORAGE_ENDPOINT: 'https://b.oss-cn-hangzhou.aliyuncs.com',
  STORAGE_BUCKET: 'b',
  STORAGE_KEY: 'k',
  STORAGE_SECRET: 's',
}

test('V4 needs its region, and files are read at the endpoint unless said otherwise', () => {
  expect(() => readEnv({ ...STORAGE, STORAGE_SIGNATURE: 'v4' })).toThrow('STORAGE_REGION')
  expect(readEnv(STORAGE).storage?.baseUrl).toBe('https://b.oss-cn-hangzhou.aliyuncs.com/')
  const cdn = { ...STORAGE, STORAGE_BASE_URL: 'https://files.example.org/' }
  expect(readEnv(cdn).storage?.baseUrl).toBe('https://files.example.org/')
})

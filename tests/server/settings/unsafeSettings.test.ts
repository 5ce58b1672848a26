import { describe, expect, test } from 'vitest'
import { settingsCheck } from '#server/operate/doctor/checks/settingsCheck.ts'
import { readEnv } from '#server/settings/env.ts'
import { exposedSettings, requireStrongSecrets } from '#server/settings/unsafeSettings.ts'
import type { Source } from '#server/settings/variables.ts'
import { STRONG_SITE } from '../support/realSettings.ts'

const site = (more: Source): Source => ({ ...STRONG_SITE, SITE_URL: 'https://{host}', ...more })
const warned = (more: Source) => exposedSettings(site(more), readEnv(site(more)))

describe('a real site', () => {
  test.each([{ STORAGE_SECRET: 'changeme' }, { SMS_SECRET: '12345678' }])(
    'does not start with a secret that could be guessed: %j',
    (more) => {
      const [name = ''] = Object.keys(more)
      const source = site(more)
      expect(() => requireStrongSecrets(source, readEnv(source))).toThrow(name)
      const { examined } = settingsCheck(source)
      expect(examined).toContainEqual({ level: 'bad', line: expect.stringContaining(name) })
    },
  )

  test('starts with its own secrets, and nothing is said', () => {
    expect(() => requireStrongSecrets(site({}), readEnv(site({})))).not.toThrow()
    expect(warned({})).toEqual([])
  })

  test.each([
    ['SITE_URL', 'http://{host}'],
    ['SITE_URL', 'http://portal.example:8080'],
    ['STORAGE_ENDPOINT', 'http://bucket.example/'],
    ['STORAGE_BASE_URL', 'http://10.0.0.9/'],
    ['SMS_ENDPOINT', 'http://sms.example/'],
    ['WECHAT_API_URL', 'http://proxy.example/'],
  ])('is told in a sentence that %s is %s', (name, address) => {
    expect(warned({ [name]: address })).toEqual([expect.stringMatching(`https：${name}$`)])
  })

  test.each([
    ['SITE_URL', 'http://127.0.0.1:8080'],
    ['STORAGE_ENDPOINT', 'http://localhost:9000/'],
    ['SMS_ENDPOINT', 'http://[::1]:9000/'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318'],
  ])('is told nothing of %s at %s, where nobody listens in', (name, address) => {
    expect(warned({ [name]: address })).toEqual([])
  })

  test.each([
    ['0.0.0.0', 1],
    ['::', 1],
    ['10.0.0.1', 1],
    ['127.0.0.1', 0],
    ['::1', 0],
    ['localhost', 0],
  ])('is told that metrics at %s are read by others: %i', (host, count) => {
    expect(warned({ METRICS_PORT: '9100', METRICS_HOST: host })).toHaveLength(count)
  })

  test('is told nothing of metrics that are not served', () => {
    expect(warned({ METRICS_HOST: '0.0.0.0' })).toEqual([])
  })
})

test('a demonstration may have what it likes', () => {
  const source = { STORAGE_SECRET: 'changeme', METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' }
  const env = { demo: true, metrics: { host: '0.0.0.0', port: 9100 } }
  expect(() => requireStrongSecrets(source, env)).not.toThrow()
  expect(exposedSettings(source, env)).toEqual([])
})

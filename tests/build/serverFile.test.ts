import { isBuiltin } from 'node:module'
import { resolve } from 'node:path'
import { build } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

let code: string
beforeAll(async () => {
  // The configuration is another one where tests run.
  vi.stubEnv('VITEST', '')
  const built = await build({
    configFile: resolve(import.meta.dirname, '../../vite.config.ts'),
    mode: 'server',
    logLevel: 'error',
    build: { write: false },
  })
  vi.unstubAllEnvs()
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  code = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  expect(files).toHaveLength(1)
})

/** Is native, shared with what is outside, loaded where it is asked for, or named in code that Ajv and Fastify’s serializer write. */
const OUTSIDE = [
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  'ajv-formats/dist/formats',
  'ajv/dist/runtime/validation_error',
  'fast-json-stringify/lib/serializer',
  'fast-json-stringify/lib/validator',
]

test('a start looks for two packages only, a native and a shared one: the server’s file has all others in it', () => {
  const required = [...code.matchAll(/\brequire\(["']([^"'$]+)["']\)/g)].map(
    ([, name = '']) => name,
  )
  expect([...new Set(required)].filter((name) => !isBuiltin(name)).sort()).toEqual(OUTSIDE)
  const atOnce = [...code.matchAll(/^(?:const|let|var) .*= require\("([^"]+)"\)/gm)]
  const names = atOnce.map(([, name = '']) => name).filter((name) => !isBuiltin(name))
  expect(names.sort()).toEqual(['@node-rs/argon2', '@opentelemetry/api'])
})

test('the server’s file has no import(), which fails in code that was compiled beforehand', () => {
  expect(code).not.toMatch(/(?:^|[\s=(,[])import\(/m)
})

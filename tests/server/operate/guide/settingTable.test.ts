import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from '#server/settings/env.ts'
import { SETTINGS } from '#server/settings/settingTable.ts'
import type { Source } from '#server/settings/variables.ts'
import { REAL_SITE } from '../../support/realSettings.ts'

/** Every group whole, so that each of its variables is read. */
const WHOLE = {
  ...REAL_SITE,
  MAIL_HOST: 'mail.example',
  MAIL_FROM: 'a@b.example',
  MAIL_USER: 'user',
  MAIL_PASSWORD: 'password',
  WECHAT_APP_ID: 'wx1',
  WECHAT_SECRET: 'secret',
}

/** Names `readEnv` asks for. */
function askedFor(settings: Source): string[] {
  const asked = new Set<string>()
  const source = new Proxy(settings, {
    get(target, name) {
      asked.add(String(name))
      return Reflect.get(target, name)
    },
  })
  readEnv(source)
  return [...asked].sort()
}

test('the server reads every variable of the table, and no other', () => {
  expect(askedFor(WHOLE)).toEqual(Object.keys(SETTINGS).sort())
})

test('nothing else reads a variable by its name: the environment is handed over whole', () => {
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('src/server', name))
  const handing = files.filter((file) => readFileSync(file, 'utf8').includes('process.env'))
  expect(handing).toContain('src/server/start/startServer.ts')
  const named = /process\.env(?:\.|\[|\?)|\} = process\.env/
  expect(handing.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([])
})

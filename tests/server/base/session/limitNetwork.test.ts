import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitNetwork } from '#server/base/session/limitNetwork.ts'
import type { Store } from '#server/store/store.ts'
import { openTestStore } from '../../store/openTestStore.ts'
import { newSociety } from '../../store/societies.ts'

const RULE = { name: 'knock', seconds: 600, limit: 2 }
let store: Store

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

test('the addresses of one subscriber count together, those of another by themselves', async () => {
  const orgId = await newSociety(store)
  const knock = (ip: string) => limitNetwork(store, { orgId, ip }, RULE, 'codeTooMany')
  await knock('2001:db8:1:2::1')
  await knock('2001:db8:1:2:ffff::9')
  await expect(knock('2001:db8:1:2:3:4:5:6')).rejects.toMatchObject({ messageKey: 'codeTooMany' })
  await knock('2001:db8:1:3::1')
  await knock('203.0.113.7')
})

test('what one society counts, another does not feel', async () => {
  const ip = '203.0.113.9'
  const [one, other] = [await newSociety(store), await newSociety(store)]
  for (let n = 0; n < RULE.limit; n++) await limitNetwork(store, { orgId: one, ip }, RULE)
  await expect(limitNetwork(store, { orgId: one, ip }, RULE)).rejects.toMatchObject({
    messageKey: 'tooManyRequests',
  })
  await limitNetwork(store, { orgId: other, ip }, RULE)
})

test('every limit per address is counted by limitNetwork', () => {
  const files = execFileSync('git', ['ls-files', 'src/server'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('/limitNetwork.ts'))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => /:ip:|ip:\$\{/.test(readFileSync(file, 'utf8')))).toEqual([])
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { composeApi } from '../../src/contract/generate/composeApi.ts'

const COMMON = { openapi: '3.1.0', components: { responses: {}, schemas: { Id: {} } } }

/** What is put together of these files, beside the common one. */
async function composed(parts: Record<string, object>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'api-'))
  for (const [name, part] of Object.entries({ common: COMMON, ...parts }))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(part))
  return composeApi(folder).finally(() => rmSync(folder, { recursive: true }))
}

const call = (operationId: string) => ({ get: { operationId, security: [] } })

test('calls and schemas of all files stand in one document, a line each', async () => {
  const text = await composed({
    money: { paths: { '/pay': call('pay') }, schemas: { Order: { type: 'object' } } },
    base: { paths: { '/time': call('time') } },
  })
  expect(JSON.parse(text)).toEqual({
    openapi: '3.1.0',
    paths: { '/time': call('time'), '/pay': call('pay') },
    components: { responses: {}, schemas: { Id: {}, Order: { type: 'object' } } },
  })
  const lines = text.split('\n').filter((line) => /operationId|"Order"/.test(line))
  expect(lines).toHaveLength(3)
})

test.each([
  ['an address', { paths: { '/pay': call('other') } }, '/pay'],
  ['a schema', { paths: {}, schemas: { Order: {} } }, 'Order'],
  ['a schema that is common', { paths: {}, schemas: { Id: {} } }, 'Id'],
])('%s that stands in two files is refused', async (_, people, named) => {
  const money = { paths: { '/pay': call('pay') }, schemas: { Order: {} } }
  await expect(composed({ money, people })).rejects.toThrow(`${named} stands in two files`)
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CALLS } from '#contract/calls.gen.ts'
import { callTable } from '#contract/generate/callTable.ts'
import { generatedFiles } from '#contract/generate/generatedFiles.ts'
import { api, operations } from './readApi.ts'

const contract = new URL('../../src/contract/', import.meta.url)

test('the generated files are those of this document', async () => {
  for (const [name, text] of Object.entries(await generatedFiles(api)))
    expect(
      readFileSync(new URL(name, contract), 'utf8') === text,
      `${name}: npm run generate`,
    ).toBe(true)
})

test('a change of the document makes them stale', async () => {
  const changed = structuredClone(api)
  delete changed.paths['/api/system/v1/open/time']
  const before = await generatedFiles(api)
  const after = await generatedFiles(changed)
  expect(Object.keys(before).filter((name) => before[name] === after[name])).toEqual([])
})

describe('the call table', () => {
  test('has every operation', () => {
    expect(Object.keys(CALLS)).toEqual(operations.map((one) => one.operation.operationId))
  })

  test.each([
    ['memberApply', { method: 'POST', auth: 'optional', body: true, idempotent: true }],
    ['memberStatus', { method: 'PUT', auth: 'optional', body: true, idempotent: true }],
    ['payResult', { method: 'GET', inPath: ['id'], silent: true }],
    ['userDetail', { method: 'GET', auth: 'token', inQuery: ['userId'] }],
    ['login', { auth: 'none', body: true }],
  ] as const)('%s is sent as the document says', (id, expected) => {
    expect(CALLS[id]).toMatchObject(expected)
  })

  test('refuses a name that would be both in the path and in the body', () => {
    const twice = {
      ...api,
      paths: {
        '/api/x/{id}': {
          post: {
            operationId: 'x',
            security: [],
            parameters: [{ name: 'id', in: 'path' as const, schema: {} }],
            requestBody: {
              content: { 'application/json': { schema: { properties: { id: {} } } } },
            },
            responses: {},
          },
        },
      },
    }
    expect(() => callTable(twice)).toThrow('id stands in the address and in the body')
  })
})

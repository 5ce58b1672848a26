import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import { callTable } from '#contract/generate/callTable.ts'
import { generatedFiles } from '#contract/generate/generatedFiles.ts'
import { readSchemas } from '#contract/generate/readSchemas.ts'
import { api, operations } from './readApi.ts'

const contract = new URL('../../src/contract/', import.meta.url)
const schemas = resolve(import.meta.dirname, '../../schemas')
const written = {
  configuration: await readSchemas(resolve(schemas, 'configuration')),
  pages: await readSchemas(schemas),
  seed: await readSchemas(resolve(schemas, 'seed')),
}

test('the generated files are those of this document', async () => {
  for (const [name, text] of Object.entries(await generatedFiles(api, written)))
    expect(
      readFileSync(new URL(name, contract), 'utf8') === text,
      `${name}: npm run generate`,
    ).toBe(true)
})

test('a change of the document makes them stale', async () => {
  const changed = structuredClone(api)
  delete changed.paths['/api/system/v1/open/time']
  delete changed.paths['/api/admin/v1/dues/export']
  const withBadge = structuredClone(written.pages)
  withBadge.nodes?.$defs?.nodeType?.anyOf?.[0]?.enum?.push('badge')
  Object.assign(withBadge.nodes?.$defs ?? {}, { 'node.badge': { properties: { type: {} } } })
  withBadge.page?.$defs?.guardName?.enum?.push('vip')
  const before = await generatedFiles(api, written)
  const after = await generatedFiles(changed, {
    configuration: { ...written.configuration, staff: {} },
    pages: withBadge,
    seed: { ...written.seed, units: {} },
  })
  expect(Object.keys(before).filter((name) => before[name] === after[name])).toEqual([])
})

describe('the call table', () => {
  test('has every operation', () => {
    const names = operations.map((one) => one.operation.operationId)
    expect(Object.keys(CALLS).toSorted()).toEqual(names.toSorted())
  })

  test.each([
    ['memberApply', { method: 'POST', auth: 'optional', body: true, idempotent: true }],
    ['memberStatus', { method: 'PUT', auth: 'optional', body: true, idempotent: true }],
    ['payResult', { method: 'GET', inPath: ['id'], silent: true }],
    ['userDetail', { method: 'GET', auth: 'token', inQuery: ['userId'] }],
    ['login', { auth: 'none', body: true }],
    ['duesExport', { method: 'POST', auth: 'token', body: true, file: true }],
  ] as const)('%s is sent as the document says', (id, expected) => {
    expect(CALLS[id]).toMatchObject(expected)
  })

  test('a call that answers an envelope answers no file', () => {
    expect(CALLS.duesDeskPage).not.toHaveProperty('file')
  })

  test('refuses a call that answers a file in one type and an envelope in another', () => {
    const schema = { type: 'string', format: 'binary' }
    const content = { 'text/csv': { schema }, 'application/json': { schema: {} } }
    const both = {
      ...api,
      paths: {
        '/api/x': { post: { operationId: 'x', security: [], responses: { 200: { content } } } },
      },
    }
    expect(() => callTable(both)).toThrow('x: answers a file in one type, an envelope in another')
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

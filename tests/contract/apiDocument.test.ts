import { describe, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import type { Parameter } from '#contract/apiDocument.ts'
import type { CallEntry, OperationId } from '#contract/calls.ts'
import { operationShape } from './operationShape.ts'
import {
  api,
  compileAt,
  operations,
  requestPointer,
  responsePointer,
  strictAjv,
} from './readApi.ts'

const byId = operations.map((one) => [one.operation.operationId, one] as const)
const inlineParameters = (list: object[] = []) =>
  list.filter((one): one is Parameter => 'name' in one)

describe('the document', () => {
  test('is OpenAPI 3.1 with a Chinese title', () => {
    expect(api.openapi).toMatch(/^3\.1\./)
    expect(api.info.title).toMatch(/\p{Script=Han}/u)
  })

  test('names every operation once', () => {
    const ids = byId.map(([id]) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test('tells no two addresses apart by parameter names alone', () => {
    const shapes = operations.map(
      ({ path, method }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    )
    expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([])
  })

  test('has no reference that leads nowhere', () => {
    const references = [...JSON.stringify(api).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      (hit) => hit[1],
    )
    const missing = references.filter((pointer) => !at(pointer ?? ''))
    expect(missing).toEqual([])
  })

  test('uses every shared schema', () => {
    const text = JSON.stringify(api)
    const unused = Object.keys(api.components.schemas).filter(
      (name) => !text.includes(`"#/components/schemas/${name}"`),
    )
    expect(unused).toEqual([])
  })

  test.each(Object.keys(api.components.schemas))('schema %s compiles in strict mode', (name) => {
    expect(() => compileAt(`/components/schemas/${name}`)).not.toThrow()
  })

  test('a misspelt keyword in a schema is found', () => {
    const broken = structuredClone(api) as { components: { schemas: Record<string, object> } }
    broken.components.schemas.Id = { type: 'string', maxLenght: 64 }
    expect(() => compileAt('/components/schemas/Id', strictAjv(broken))).toThrow('maxLenght')
  })
})

const isOperation = strictAjv().compile(operationShape)

describe.each(byId)('%s', (id, { path, operation }) => {
  test('has the closed shape of an operation', () => {
    isOperation(operation)
    expect(isOperation.errors ?? []).toEqual([])
  })

  test('answers an envelope or a file, and takes a body that compiles', () => {
    const entry: CallEntry = CALLS[id as OperationId]
    if (!entry.file) expect(() => compileAt(responsePointer(id))).not.toThrow()
    if (operation.requestBody) expect(() => compileAt(requestPointer(id))).not.toThrow()
  })

  test('stands under /api and declares exactly the parameters of its path', () => {
    expect(path).toMatch(/^\/api\//)
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((hit) => hit[1])
    const declared = inlineParameters(operation.parameters).filter((one) => one.in === 'path')
    expect(declared.map((one) => one.name)).toEqual(named)
  })

  test('says why, when it is not of the specification', () => {
    if (operation['x-ours']) expect(operation.description?.length).toBeGreaterThan(30)
  })

  test('takes and gives what its target does, when it is an alias', () => {
    const target = operations.find((one) => one.operation.operationId === operation['x-alias-of'])
    if (operation['x-alias-of'] === undefined) return
    expect(target?.operation.requestBody).toEqual(operation.requestBody)
    expect(target?.operation.responses).toEqual(operation.responses)
  })

  test('offers the key header exactly when it is idempotent', () => {
    const keyed = JSON.stringify(operation.parameters ?? []).includes('IdempotencyKey')
    expect(keyed).toBe(operation['x-idempotent'] === true)
  })
})

function at(pointer: string): unknown {
  return pointer
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], api)
}

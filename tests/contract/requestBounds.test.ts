import { describe, expect, test } from 'vitest'
import { api, operations } from './readApi.ts'

/** Everything a stranger may send is closed and bounded, so that no handler has to think of it. */

interface Node {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  additionalProperties?: unknown
  properties?: Record<string, Node>
  items?: Node
  oneOf?: Node[]
}

function unbounded(given: Node, where: string): string[] {
  const node = resolved(given)
  if (node.oneOf) return node.oneOf.flatMap((one, index) => unbounded(one, `${where}|${index}`))
  if (node.type === 'object') {
    const open = node.additionalProperties === false ? [] : [`${where} is open`]
    const inside = Object.entries(node.properties ?? {}).flatMap(([name, one]) =>
      unbounded(one, `${where}/${name}`),
    )
    return [...open, ...inside]
  }
  if (node.type === 'array')
    return [
      ...(node.maxItems === undefined ? [`${where} has no maxItems`] : []),
      ...unbounded(node.items ?? {}, `${where}/*`),
    ]
  if (node.enum || node.type === 'boolean') return []
  if (node.type === 'string')
    return node.maxLength || node.format ? [] : [`${where} has no maxLength`]
  if (node.type === 'integer') return node.maximum === undefined ? [`${where} has no maximum`] : []
  return [`${where} has no type`]
}

function resolved(node: Node): Node {
  if (!node.$ref) return node
  return (api.components.schemas[node.$ref.split('/').at(-1) ?? ''] ?? {}) as Node
}

describe.each(operations.map((one) => [one.operation.operationId, one.operation] as const))(
  '%s',
  (id, operation) => {
    test('bounds its body', () => {
      const schema = operation.requestBody?.content['application/json'].schema
      expect(schema ? unbounded(schema as Node, id) : []).toEqual([])
    })

    test('bounds its parameters', () => {
      const parameters = (operation.parameters ?? []).flatMap((one) => ('name' in one ? [one] : []))
      expect(parameters.flatMap((one) => unbounded(one.schema as Node, one.name))).toEqual([])
    })
  },
)

test('an open object, an endless text and a bare list are seen', () => {
  const loose: Node = {
    type: 'object',
    properties: { text: { type: 'string' }, list: { type: 'array', items: { type: 'boolean' } } },
  }
  expect(unbounded(loose, 'x')).toEqual([
    'x is open',
    'x/text has no maxLength',
    'x/list has no maxItems',
  ])
})

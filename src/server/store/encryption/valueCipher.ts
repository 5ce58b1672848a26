import {
  type OperationNode,
  ParensNode,
  PrimitiveValueListNode,
  ValueListNode,
  ValueNode,
} from 'kysely'
import type { FieldCipher } from '../../encryption/fieldCipher.ts'

/** Encrypts and hashes the values of a query's columns; null stays null. */
export interface ValueCipher {
  encrypt(value: unknown, column: string): string | null
  hash(value: unknown, column: string): string | null
  /** Replaces a value or a list of values by hashes. */
  hashed(node: OperationNode, column: string): OperationNode
}

export function valueCipher(cipher: FieldCipher, orgId: string | undefined): ValueCipher {
  const field = (column: string) => {
    if (orgId === undefined) throw new TypeError(`${column} is encrypted: it needs an organisation`)
    return { orgId, column }
  }
  const hash = (value: unknown, column: string) => {
    const text = textOf(value, column)
    return text === null ? null : cipher.hash(text, field(column))
  }
  const hashed = (node: OperationNode, column: string): OperationNode => {
    const of = (value: unknown) => hash(value, column)
    if (ValueNode.is(node))
      return node.value === null ? node : ({ ...node, value: of(node.value) } as ValueNode)
    if (PrimitiveValueListNode.is(node)) return PrimitiveValueListNode.create(node.values.map(of))
    if (ValueListNode.is(node))
      return ValueListNode.create(node.values.map((value) => hashed(value, column)))
    if (ParensNode.is(node)) return ParensNode.create(hashed(node.node, column))
    throw new TypeError(`${column} is encrypted and compares with values only`)
  }
  return {
    hash,
    hashed,
    encrypt(value, column) {
      const text = textOf(value, column)
      return text === null ? null : cipher.encrypt(text, field(column))
    },
  }
}

function textOf(value: unknown, column: string): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  throw new TypeError(`${column} is encrypted: text is expected`)
}

import {
  ColumnNode,
  ColumnUpdateNode,
  type InsertQueryNode,
  type OperationNode,
  PrimitiveValueListNode,
  ReferenceNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely'
import { type Encryption, encryptedColumnsOf, hashColumn } from './encryptedColumns.ts'
import { rename } from './queryNames.ts'
import type { ValueCipher } from './valueCipher.ts'

type Columns = ReadonlyMap<string, Encryption>

/** Encrypts the values of an insert and adds the hash of each lookup column. */
export function encryptInsert(node: InsertQueryNode, values: ValueCipher): InsertQueryNode {
  const encrypted = encryptedColumnsOf(node.into?.table.identifier.name ?? '')
  const names = (node.columns ?? []).map(({ column }) => column.name)
  if (!node.columns || !names.some((name) => encrypted.has(name))) return node
  if (!node.values || !ValuesNode.is(node.values))
    throw new TypeError('encrypted columns are inserted by values')
  const looked = names.filter((name) => encrypted.get(name) === 'lookup')
  const rows = node.values.values.map((row) => {
    const given = PrimitiveValueListNode.is(row)
      ? row.values.map((value) => ValueNode.create(value))
      : row.values
    const at = (name: string): OperationNode => given[names.indexOf(name)] ?? ValueNode.create(null)
    const kept = given.map((value, index) => {
      const name = names[index] ?? ''
      const how = encrypted.get(name)
      return how ? encryptNode(value, name, { how, values }) : value
    })
    return ValueListNode.create([
      ...kept,
      ...looked.map((name) => hashNode(at(name), name, values)),
    ])
  })
  const hashes = looked.map((name) => ColumnNode.create(hashColumn(name)))
  return { ...node, columns: [...node.columns, ...hashes], values: ValuesNode.create(rows) }
}

/** Encrypts the assignments of an update and adds the hashes. */
export const encryptUpdates = (
  updates: readonly ColumnUpdateNode[],
  encrypted: Columns,
  values: ValueCipher,
): ColumnUpdateNode[] =>
  updates.flatMap((update) => {
    const name = ColumnNode.is(update.column) ? update.column.column.name : ''
    const how = encrypted.get(name)
    if (!how) return [update]
    const own = ColumnUpdateNode.create(
      update.column,
      encryptNode(update.value, name, { how, values }),
    )
    if (how !== 'lookup') return [own]
    const column = ColumnNode.create(hashColumn(name))
    return [own, ColumnUpdateNode.create(column, hashNode(update.value, name, values))]
  })

/** Encrypts a value; `excluded.<column>` of an upsert is encrypted already, and a default is kept. */
function encryptNode(
  node: OperationNode,
  column: string,
  { how, values }: { how: Encryption; values: ValueCipher },
): OperationNode {
  if (ValueNode.is(node)) return ValueNode.create(values.encrypt(node.value, column, how))
  return asItIs(node, column)
}

function hashNode(node: OperationNode, column: string, values: ValueCipher): OperationNode {
  if (ValueNode.is(node)) return ValueNode.create(values.hash(node.value, column))
  return rename(asItIs(node, column))
}

function asItIs(node: OperationNode, column: string): OperationNode {
  const table = ReferenceNode.is(node) ? node.table?.table.identifier.name : undefined
  if (table === 'excluded' || node.kind === 'DefaultInsertValueNode') return node
  throw new TypeError(`${column} is encrypted: it is written by value`)
}

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
import {
  type Encryption,
  encryptedColumnsOf,
  type Kept,
  keptColumn,
  keptOf,
} from './encryptedColumns.ts'
import { rename } from './queryNames.ts'
import type { ValueCipher } from './valueCipher.ts'

type Columns = ReadonlyMap<string, Encryption>

/**
 * Encrypts the values of an insert and adds the search data stored beside them (`Kept`). Throws TypeError for an insert
 * that is not by values.
 */
export function encryptInsert(node: InsertQueryNode, values: ValueCipher): InsertQueryNode {
  const encrypted = encryptedColumnsOf(node.into?.table.identifier.name ?? '')
  const names = (node.columns ?? []).map(({ column }) => column.name)
  if (!node.columns || !names.some((name) => encrypted.has(name))) return node
  if (!node.values || !ValuesNode.is(node.values))
    throw new TypeError('encrypted columns are inserted by values')
  const beside = names.flatMap((name) =>
    keptOf(encrypted.get(name) ?? 'text').map((kept) => ({ name, kept })),
  )
  const rows = node.values.values.map((row) => {
    const given = PrimitiveValueListNode.is(row)
      ? row.values.map((value) => ValueNode.create(value))
      : row.values
    const at = (name: string): OperationNode => given[names.indexOf(name)] ?? ValueNode.create(null)
    const own = given.map((value, index) => {
      const name = names[index] ?? ''
      const how = encrypted.get(name)
      return how ? encryptNode(value, name, { how, values }) : value
    })
    return ValueListNode.create([
      ...own,
      ...beside.map(({ name, kept }) => keptNode(at(name), name, { kept, values })),
    ])
  })
  const added = beside.map(({ name, kept }) => ColumnNode.create(keptColumn(name, kept)))
  return { ...node, columns: [...node.columns, ...added], values: ValuesNode.create(rows) }
}

/** Encrypts the assignments of an update and adds those of the search data stored beside the columns (`Kept`). */
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
    const beside = keptOf(how).map((kept) => {
      const column = ColumnNode.create(keptColumn(name, kept))
      return ColumnUpdateNode.create(column, keptNode(update.value, name, { kept, values }))
    })
    return [own, ...beside]
  })

/** Encrypts a value; `excluded.<column>` of an upsert is encrypted already, and a default is kept. */
function encryptNode(
  node: OperationNode,
  column: string,
  { how, values }: { how: Encryption; values: ValueCipher },
): OperationNode {
  if (how === 'coded') return node
  if (ValueNode.is(node)) return ValueNode.create(values.encrypt(node.value, column, how))
  return asItIs(node, column)
}

function keptNode(
  node: OperationNode,
  column: string,
  { kept, values }: { kept: Kept; values: ValueCipher },
): OperationNode {
  if (ValueNode.is(node)) return ValueNode.create(values.kept(node.value, column, kept))
  return rename(asItIs(node, column), kept)
}

function asItIs(node: OperationNode, column: string): OperationNode {
  const table = ReferenceNode.is(node) ? node.table?.table.identifier.name : undefined
  if (table === 'excluded' || node.kind === 'DefaultInsertValueNode') return node
  throw new TypeError(`${column} is encrypted: it is written by value`)
}

import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  type OperationNode,
  ReferenceNode,
  TableNode,
} from 'kysely'
import { type Encryption, encryptedColumnsOf, type Kept, keptColumn } from './encryptedColumns.ts'

/** Name or alias of a table in a query → the table. */
export type Scope = ReadonlyMap<string, string>

export interface Named {
  column: string
  how: Encryption
}

/** Tables of a `from`, `join` or `into` by alias or name; subqueries there have no encrypted columns to compare. */
export function namedTables(nodes: readonly OperationNode[]): Scope {
  const scope = new Map<string, string>()
  for (const node of nodes) {
    const aliased = AliasNode.is(node) ? node.node : node
    if (!TableNode.is(aliased)) continue
    const table = aliased.table.identifier.name
    const alias = AliasNode.is(node) && IdentifierNode.is(node.alias) ? node.alias.name : table
    scope.set(alias, table)
  }
  return scope
}

/** The encrypted column a node refers to; undefined for anything else. */
export function nameOf(node: OperationNode, scopes: readonly Scope[]): Named | undefined {
  const reference = ReferenceNode.is(node) ? node : undefined
  const column = reference ? reference.column : node
  if (!ColumnNode.is(column)) return undefined
  const name = column.column.name
  const how = encryptionOf(name, reference?.table?.table.identifier.name, scopes)
  return how && { column: name, how }
}

function encryptionOf(
  column: string,
  table: string | undefined,
  scopes: readonly Scope[],
): Encryption | undefined {
  for (const scope of [...scopes].reverse()) {
    const tables = table === undefined ? [...scope.values()] : [scope.get(table)]
    for (const known of tables) {
      const how = known === undefined ? undefined : encryptedColumnsOf(known).get(column)
      if (how && how !== 'coded') return how
    }
  }
  return undefined
}

/** The same reference to a column kept beside the one it names. */
export function rename<T extends OperationNode>(node: T, kept: Kept): T {
  if (ColumnNode.is(node)) return ColumnNode.create(keptColumn(node.column.name, kept)) as never
  if (!ReferenceNode.is(node) || !ColumnNode.is(node.column)) return node
  const column = ColumnNode.create(keptColumn(node.column.column.name, kept))
  return ReferenceNode.create(column, node.table) as never
}

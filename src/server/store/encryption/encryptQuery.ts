import {
  type AliasNode,
  type BinaryOperationNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type OnConflictNode,
  type OperationNode,
  OperationNodeTransformer,
  type OperatorNode,
  type OrderByItemNode,
  type RawNode,
  type SelectQueryNode,
  type UpdateQueryNode,
  ValueNode,
} from 'kysely'
import type { FieldCipher } from '#server/encryption/fieldCipher.ts'
import { snakeCase } from '../snakeCase.ts'
import {
  type Encryption,
  encryptedColumnsOf,
  isLookedUp,
  keptOf,
  SHOWN_AS,
} from './encryptedColumns.ts'
import { encryptInsert, encryptUpdates } from './encryptWrites.ts'
import { type Named, namedTables, nameOf, rename, type Scope } from './queryNames.ts'
import { valueCipher } from './valueCipher.ts'

/** Equality operators, for which hashes can be compared instead of values; null has no hash. */
const EQUALITY: ReadonlySet<unknown> = new Set([
  '=',
  '!=',
  '<>',
  'in',
  'not in',
  'is',
  'is not',
  'is distinct from',
  'is not distinct from',
])

/** True for null or an empty text: neither is encrypted, so that a query can test for a missing text. */
const isNoText = (node: OperationNode): boolean =>
  ValueNode.is(node) && (node.value === '' || node.value === null)

/**
 * True for a test whether a text is present in a column that is compared itself, `text` or with codes. A column with
 * only a hash is tested by its hash.
 */
const isAskedForText = (how: Encryption, node: OperationNode): boolean =>
  (how === 'text' || keptOf(how).includes('codes')) && isNoText(node)

/** True for an alias under which results are decrypted too (`SHOWN_AS`). */
const isShown = ({ alias }: AliasNode): boolean => IdentifierNode.is(alias) && SHOWN.has(alias.name)

const SHOWN: ReadonlySet<string> = new Set(Object.keys(SHOWN_AS).map(snakeCase))

/** Rewrites queries for `encryptionPlugin`, after names were converted to the database's. */
export class EncryptQuery extends OperationNodeTransformer {
  readonly #values: ReturnType<typeof valueCipher>
  /** Tables of the current query and its outer queries, innermost last. */
  readonly #scopes: Scope[] = []

  constructor(cipher: FieldCipher, orgId: string | undefined) {
    super()
    this.#values = valueCipher(cipher, orgId)
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const tables = [...(node.from?.froms ?? []), ...(node.joins ?? []).map(({ table }) => table)]
    return this.#within(tables, () => super.transformSelectQuery(node))
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    return this.#within(node.from.froms, () => super.transformDeleteQuery(node))
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const encrypted = encryptInsert(node, this.#values)
    return this.#within(node.into ? [node.into] : [], () => super.transformInsertQuery(encrypted))
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    const tables = [...(node.table ? [node.table] : []), ...(node.from?.froms ?? [])]
    const columns = encryptedColumnsOf(namedTables(tables.slice(0, 1)).values().next().value ?? '')
    const updates = node.updates && encryptUpdates(node.updates, columns, this.#values)
    return this.#within(tables, () =>
      super.transformUpdateQuery({ ...node, ...(updates && { updates }) }),
    )
  }

  /** Conflict targets are replaced by the hash columns too. */
  protected override transformOnConflict(node: OnConflictNode): OnConflictNode {
    const table = [...(this.#scopes.at(-1) ?? new Map()).values()][0] ?? ''
    const encrypted = encryptedColumnsOf(table)
    const updates = node.updates && encryptUpdates(node.updates, encrypted, this.#values)
    const columns = node.columns?.map((column) =>
      isLookedUp(encrypted.get(column.column.name) ?? 'text') ? rename(column, 'hash') : column,
    )
    return super.transformOnConflict({
      ...node,
      ...(updates && { updates }),
      ...(columns && { columns }),
    })
  }

  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const leftSide = this.#encrypted(node.leftOperand)
    const right = this.#encrypted(node.rightOperand)
    const column = leftSide ?? right
    if (!column) return super.transformBinaryOperation(node)
    const operator = (node.operator as OperatorNode).operator
    if (isAskedForText(column.how, node.rightOperand) && EQUALITY.has(operator))
      return super.transformBinaryOperation(node)
    if (!EQUALITY.has(operator) || !isLookedUp(column.how))
      throw new TypeError(`${column.column} is encrypted and compares for equality only`)
    return super.transformBinaryOperation({
      ...node,
      leftOperand: this.#hashed(node.leftOperand, column),
      rightOperand: this.#hashed(node.rightOperand, column),
    })
  }

  protected override transformOrderByItem(node: OrderByItemNode): OrderByItemNode {
    this.#refuse(node.orderBy, 'has no order')
    return super.transformOrderByItem(node)
  }

  protected override transformRaw(node: RawNode): RawNode {
    for (const parameter of node.parameters) this.#refuse(parameter, 'has no place in raw SQL')
    return super.transformRaw(node)
  }

  protected override transformAlias(node: AliasNode): AliasNode {
    if (!isShown(node)) this.#refuse(node.node, 'keeps its name in a result')
    return super.transformAlias(node)
  }

  #within<T>(tables: readonly OperationNode[], transform: () => T): T {
    this.#scopes.push(namedTables(tables))
    try {
      return transform()
    } finally {
      this.#scopes.pop()
    }
  }

  #encrypted(node: OperationNode): Named | undefined {
    return nameOf(node, this.#scopes)
  }

  #refuse(node: OperationNode, why: string): void {
    const named = this.#encrypted(node)
    if (named) throw new TypeError(`${named.column} is encrypted and ${why}`)
  }

  /** One side of a comparison: the column's hash, the hash of a value, or a subquery of hashes. */
  #hashed(node: OperationNode, { column }: Named): OperationNode {
    if (node.kind === 'SelectQueryNode') return this.#hashedSelection(node as SelectQueryNode)
    return this.#encrypted(node) ? rename(node, 'hash') : this.#values.hashed(node, column)
  }

  #hashedSelection(node: SelectQueryNode): SelectQueryNode {
    const selections = node.selections?.map((chosen) => ({
      ...chosen,
      selection: rename(chosen.selection, 'hash'),
    }))
    return { ...node, ...(selections && { selections }) } as SelectQueryNode
  }
}

import {
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  TableNode,
} from 'kysely'
import { isEntered } from './writtenTables.ts'

/** Records the tables whose rows a transaction's statements changed, for the activity log. */
export class WriteWatcher implements KyselyPlugin {
  readonly #tables = new WeakMap<object, string>()
  readonly written = new Set<string>()

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    const table = writtenTable(node)
    if (table !== undefined && isEntered(table)) this.#tables.set(queryId, table)
    return node
  }

  async transformResult({ queryId, result }: PluginTransformResultArgs) {
    const table = this.#tables.get(queryId)
    if (table !== undefined && (result.numAffectedRows ?? 0n) > 0n) this.written.add(table)
    return result
  }
}

/** Returns the table that a statement writes to; undefined for a read. */
function writtenTable(node: PluginTransformQueryArgs['node']): string | undefined {
  switch (node.kind) {
    case 'InsertQueryNode':
      return nameOf(node.into)
    case 'UpdateQueryNode':
      return nameOf(node.table)
    case 'DeleteQueryNode':
      return nameOf(node.from.froms[0])
    default:
      return undefined
  }
}

function nameOf(node: OperationNode | undefined): string | undefined {
  return node && TableNode.is(node) ? node.table.identifier.name : undefined
}

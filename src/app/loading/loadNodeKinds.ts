import { NODE_TABLE } from '#nodes/nodeRegistry.ts'
import { componentOf } from '#runtime/react/componentOf.ts'
import { CUSTOM_TABLE } from '../customTable.ts'

const TABLES = { nodes: NODE_TABLE, custom: CUSTOM_TABLE }

/**
 * Loads the code of the server-rendered node kinds. While some is missing, React clears their places when anything
 * around them changes: a visitor who types would lose the field. Never rejects: a failed part shows its own error.
 */
export const loadNodeKinds = (kinds: readonly string[]): Promise<unknown> =>
  Promise.allSettled(kinds.map((kind) => componentOf(kind, TABLES)?.load?.()))

import { CUSTOM_TABLE } from '#nodes/custom.ts'
import { NODE_TABLE } from '#nodes/table.ts'
import { componentOf } from '#runtime/react/componentOf.ts'

const TABLES = { nodes: NODE_TABLE, custom: CUSTOM_TABLE }

/**
 * Brings the code of the kinds that the server has drawn. While some is missing, React empties their places when
 * anything around them changes: a visitor who types would lose the field. Never rejects: what cannot be brought says so
 * at its own place.
 */
export const loadKinds = (kinds: readonly string[]): Promise<unknown> =>
  Promise.allSettled(kinds.map((kind) => componentOf(kind, TABLES)?.load?.()))

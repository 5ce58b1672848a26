import { CUSTOM_TABLE } from '#nodes/custom.ts'
import { NODE_TABLE } from '#nodes/table.ts'
import type { LateComponent } from '#runtime/react/lateComponent.tsx'
import type { CustomTable } from '#runtime/react/nodeTable.ts'

type Loaders = Readonly<Record<string, Pick<LateComponent<object>, 'load'>>>

const NODES: Loaders = NODE_TABLE
const CUSTOM: Loaders = CUSTOM_TABLE as CustomTable

const loaderOf = (kind: string) =>
  kind.startsWith('x:') ? CUSTOM[kind.slice('x:'.length)] : NODES[kind]

/**
 * Brings the code of the kinds that the server has drawn. While some is missing, React empties their places when
 * anything around them changes: a visitor who types would lose the field. Never rejects: what cannot be brought says so
 * at its own place.
 */
export const loadKinds = (kinds: readonly string[]): Promise<unknown> =>
  Promise.allSettled(kinds.map((kind) => loaderOf(kind)?.load?.()))

import type { LATE_KINDS } from './lateKinds.ts'
import { lazyNode } from './lazyNode.ts'

type LateKind = keyof typeof LATE_KINDS

/** A kind that no home page shows: where its code is, is loaded when a page first shows one of them. */
export const lateKind = <K extends LateKind>(kind: K): (typeof LATE_KINDS)[K] =>
  lazyNode(async () => {
    const { LATE_KINDS } = await import('./lateKinds.ts')
    return LATE_KINDS[kind].load?.() as never
  }) as (typeof LATE_KINDS)[K]

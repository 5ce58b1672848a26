import { PART_KINDS, type Part, type PartKind } from '#runtime/core/coverage/partsOf.ts'

export interface Tally {
  seen: number
  all: number
}

export interface CoverageReport {
  total: Tally
  byKind: Record<PartKind, Tally>
  /** Document id → its own tally. */
  byDocument: Map<string, Tally>
  /** Ids of parts that no test exercised, in the order of the documents. */
  missing: string[]
}

/** How much of the parts was seen; ids in `seen` that no part has (an organisation's own pages) count for nothing. */
export function coverageOf(parts: readonly Part[], seen: ReadonlySet<string>): CoverageReport {
  const tally = (of: readonly Part[]): Tally => ({
    seen: of.filter(({ id }) => seen.has(id)).length,
    all: of.length,
  })
  const ids = new Set(parts.map(documentOf))
  return {
    total: tally(parts),
    byKind: Object.fromEntries(
      PART_KINDS.map((kind) => [kind, tally(parts.filter((part) => part.kind === kind))]),
    ) as Record<PartKind, Tally>,
    byDocument: new Map(
      [...ids].map((id) => [id, tally(parts.filter((part) => documentOf(part) === id))]),
    ),
    missing: parts.filter(({ id }) => !seen.has(id)).map(({ id }) => id),
  }
}

const documentOf = ({ id }: Part): string => id.split('#')[0] ?? id

/** Of nothing, everything was seen. */
export const shareOf = ({ seen, all }: Tally): number => (all === 0 ? 1 : seen / all)

import type { Comparison } from './comparison.ts'

/** Reports a removed document and a new one with equal snapshots as a rename. */
export function nameMoves(comparisons: readonly Comparison[]): Comparison[] {
  const [removed, added] = (['gone', 'new'] as const).map((standing) =>
    comparisons.filter((comparison) => comparison.standing === standing),
  )
  const partner = (
    comparison: Comparison,
    others: readonly Comparison[] = [],
  ): Comparison | undefined =>
    others.find(({ snapshot }) => snapshot !== undefined && snapshot === comparison.snapshot)
  return comparisons.map((comparison) => {
    const other = partner(comparison, comparison.standing === 'gone' ? added : removed)
    return other ? withMove(comparison, other.file) : comparison
  })
}

function withMove(comparison: Comparison, other: string): Comparison {
  const words =
    comparison.standing === 'gone' ? `改名为 ${other}` : `由 ${other} 改名，内容没有变化`
  return {
    ...comparison,
    changes: comparison.changes.map((change) => ({ ...change, impact: 'check', note: words })),
  }
}

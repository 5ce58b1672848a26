import type { Verdict } from './verdict.ts'

/** Reports a removed document and a new one with equal snapshots as a rename. */
export function nameMoves(verdicts: readonly Verdict[]): Verdict[] {
  const [gone, came] = (['gone', 'new'] as const).map((standing) =>
    verdicts.filter((verdict) => verdict.standing === standing),
  )
  const partner = (verdict: Verdict, others: readonly Verdict[] = []): Verdict | undefined =>
    others.find(({ snapshot }) => snapshot !== undefined && snapshot === verdict.snapshot)
  return verdicts.map((verdict) => {
    const other = partner(verdict, verdict.standing === 'gone' ? came : gone)
    return other ? withMove(verdict, other.file) : verdict
  })
}

function withMove(verdict: Verdict, other: string): Verdict {
  const words = verdict.standing === 'gone' ? `改名为 ${other}` : `由 ${other} 改名，内容没有变化`
  return {
    ...verdict,
    changes: verdict.changes.map((change) => ({ ...change, impact: 'check', note: words })),
  }
}

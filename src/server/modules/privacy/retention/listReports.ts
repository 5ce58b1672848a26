import type { CallData, Schema } from '#contract/calls.ts'
import { RETENTION_KINDS } from '#domain/record/retention.ts'
import { fill } from '#domain/text/fill.ts'
import type { Call } from '#server/base/call.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import words from '#server/messages/retention.json' with { type: 'json' }
import { mapPage } from '#server/store/queries/page.ts'
import type { Store } from '#server/store/store.ts'
import { listRuns, type RetentionRun } from '../repositories/retentionRuns.ts'

const { kinds, states } = words

/** Lists what past runs deleted or anonymised, newest first. */
export async function listReports({
  input,
  org,
  parts,
}: Call<'retentionPage', 'org', { store: Store }>): Promise<CallData<'retentionPage'>> {
  return parts.store.tx(org.orgId, async (tx) => {
    const today = beijingDay(tx.now)
    return mapPage(await listRuns(tx).page(input), (run) => reportOf(run, today))
  })
}

function reportOf(run: RetentionRun, today: string): Schema<'RetentionReport'> {
  const { day, startedAt, finishedAt } = run
  const taken = RETENTION_KINDS.flatMap((kind) => {
    const count = run.taken[kind]
    const { name, does } = kinds[kind]
    return count === undefined ? [] : [{ kind, name, does, count }]
  })
  const state = finishedAt ? 'done' : day === today ? 'running' : 'broken'
  const ended = finishedAt && {
    finishedAt: finishedAt.toISOString(),
    duration: durationOf(finishedAt.getTime() - startedAt.getTime()),
  }
  return {
    day,
    startedAt: startedAt.toISOString(),
    state,
    stateName: states[state],
    taken,
    takenText: taken.map((one) => fill(words.taken, one)).join(words.between) || words.nothing,
    ...ended,
  }
}

function durationOf(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  if (seconds < 120) return fill(words.seconds, { count: seconds })
  return fill(words.minutes, { count: Math.round(seconds / 60) })
}

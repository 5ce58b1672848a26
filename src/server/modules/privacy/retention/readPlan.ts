import type { CallData, Schema } from '#contract/calls.ts'
import { RETENTION_KINDS, type RetentionKind, writePeriod } from '#domain/record/retention.ts'
import { fill } from '#domain/text/fill.ts'
import type { Call } from '#server/base/call.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import words from '#server/messages/retention.json' with { type: 'json' }
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { MOST_COUNTED, type Waiting } from '../repositories/waiting.ts'
import { type DueKind, dueKinds } from './dueKinds.ts'
import { periodOf } from './periods.ts'

const { kinds, kept } = words

/** Returns each kind's retention period, and what a run would delete now, using the same queries. */
export async function readPlan({
  org,
  parts,
}: Call<'retentionPlan', 'org', { store: Store; configuration: Configurations }>): Promise<
  CallData<'retentionPlan'>
> {
  const configuration = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const due = dueKinds(configuration, beijingDay(tx.now))
    const rows: Schema<'RetentionRow'>[] = []
    for (const kind of RETENTION_KINDS) {
      const one = due.find((found) => found.kind === kind)
      rows.push({ ...rowOf(configuration, kind), ...(one ? await leaving(tx, one) : {}) })
    }
    const endless = Object.entries(kept).map(([kind, row]) => ({ kind, ...row }))
    return [...rows, ...endless]
  })
}

function rowOf(configuration: OrgConfiguration, kind: RetentionKind): Schema<'RetentionRow'> {
  const period = writePeriod(periodOf(configuration, kind))
  const isUsual = configuration.get('retention.json')[kind] === undefined
  return { kind, ...kinds[kind], period: isUsual ? fill(words.usual, { period }) : period }
}

async function leaving(tx: Tx, { sources, cutoff }: DueKind) {
  const found: Waiting[] = []
  for (const source of sources) found.push(await source.waiting(tx, cutoff))
  const count = found.reduce((sum, one) => sum + one.count, 0)
  const isMore = found.some((one) => one.count >= MOST_COUNTED)
  const [oldest] = found.flatMap((one) => (one.oldest === null ? [] : [dayOf(one.oldest)])).sort()
  const countText = fill(isMore ? words.more : words.count, { count })
  return { count, countText, ...(oldest === undefined ? {} : { oldest }) }
}

const dayOf = (since: Date | string): string =>
  since instanceof Date ? beijingDay(since) : since.slice(0, 10)

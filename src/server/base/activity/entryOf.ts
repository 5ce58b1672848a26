import type { RefusalCode } from '#contract/envelope.ts'
import type { Tx } from '#server/store/store.ts'
import type { ActivityDetail } from '#server/store/tables/activity.ts'
import type { NewActivityEntry } from '../repositories/activityLog.ts'
import { maskName } from '../shared/maskName.ts'
import type { ActivityFacts } from './activityFacts.ts'
import { concernedBy, type RecordType } from './recordTypes.ts'

const NAME_MAX = 64
const DETAIL_MAX = 2000

/** Row of an activity, with the person its record concerns. */
export async function entryOf(
  tx: Tx,
  { operation, kind, who, network, record, person, detail = {} }: ActivityFacts,
  refusal: RefusalCode | null = null,
): Promise<NewActivityEntry> {
  const concerned =
    person ?? (record && (await concernedBy(tx, { ...record, type: record.type as RecordType })))
  return {
    operation,
    kind,
    whoKind: who.kind,
    whoId: who.id ?? null,
    whoName: cut(who.name),
    network: network ?? null,
    recordType: record?.type ?? null,
    recordId: record?.id ?? null,
    personId: concerned?.id ?? null,
    personName: concerned ? cut(maskName(concerned.name)) : null,
    refusal,
    detail: small(detail),
  }
}

const cut = (name: string) => [...name].slice(0, NAME_MAX).join('')

/** Reduces a detail too large for an entry to its numbers. */
function small(detail: ActivityDetail): ActivityDetail {
  if (JSON.stringify(detail).length <= DETAIL_MAX) return detail
  const { rows, ended, version } = detail
  return {
    ...(rows === undefined ? {} : { rows }),
    ...(ended === undefined ? {} : { ended }),
    ...(version === undefined ? {} : { version }),
  }
}

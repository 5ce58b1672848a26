import type { SelectQueryBuilder } from 'kysely'
import type { RetentionKind } from '#domain/record/retention.ts'
import { forgetActivity } from '#server/base/repositories/activityLog.ts'
import type { Tx } from '#server/store/store.ts'
import {
  consentsOfGone,
  deleteConsents,
  deleteReminders,
  oldEntries,
  oldReminders,
} from '../repositories/keptNotes.ts'
import {
  type Cutoff,
  endedMembers,
  lockSome,
  refusedOffices,
  unfinishedMembers,
  unfinishedOffices,
} from '../repositories/keptRecords.ts'
import { isAny, type Waiting, waitingOf } from '../repositories/waiting.ts'
import { clearRecords } from './clearRecords.ts'

/** A table or query with rows of a kind. */
interface Source {
  isAny(tx: Tx, cutoff: Cutoff): Promise<boolean>
  waiting(tx: Tx, cutoff: Cutoff): Promise<Waiting>
}

export interface KeptKind {
  sources: readonly Source[]
  /** Deletes or anonymises at most `most` rows and returns their number. */
  take(tx: Tx, cutoff: Cutoff, most: number): Promise<number>
  /** True when only the system role may delete them. */
  bySystem: boolean
}

const source = <Db, Table extends keyof Db>(
  find: (tx: Tx, cutoff: Cutoff) => SelectQueryBuilder<Db, Table, object>,
  since: string,
): Source => ({
  isAny: (tx, cutoff) => isAny(find(tx, cutoff)),
  waiting: (tx, cutoff) => waitingOf(tx, find(tx, cutoff), since),
})

type Records = Parameters<typeof lockSome>[0]

/** Records of either table are cleared as by the closing of an account. */
const records = (
  finds: readonly ((tx: Tx, cutoff: Cutoff) => Records)[],
  since: string,
): KeptKind => ({
  bySystem: false,
  sources: finds.map((find) =>
    source(find as (tx: Tx, cutoff: Cutoff) => Extract<Records, object>, since),
  ),
  async take(tx, cutoff, most) {
    for (const find of finds) {
      const cleared = await clearRecords(tx, await lockSome(find(tx, cutoff), most))
      if (cleared > 0) return cleared
    }
    return 0
  },
})

const notes = (from: Source, take: KeptKind['take']): KeptKind => ({
  bySystem: true,
  sources: [from],
  take,
})

/** Kind → the sources of its rows, and how they are deleted or anonymised. */
export const KEPT_KINDS: Readonly<Record<RetentionKind, KeptKind>> = {
  unfinished: records([unfinishedMembers, unfinishedOffices], 'updatedAt'),
  refused: records([refusedOffices], 'updatedAt'),
  ended: records([endedMembers], 'endAt'),
  reminders: notes(source(oldReminders, 'createdAt'), deleteReminders),
  consents: notes(source(consentsOfGone, 'at'), deleteConsents),
  log: notes(source(oldEntries, 'at'), (tx, { at }, most) => forgetActivity(tx, at, most)),
}

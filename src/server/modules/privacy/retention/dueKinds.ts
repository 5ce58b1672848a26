import { RETENTION_KINDS, type RetentionKind } from '#domain/record/retention.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Tx } from '#server/store/store.ts'
import type { Cutoff } from '../repositories/keptRecords.ts'
import { KEPT_KINDS, type KeptKind } from './keptKinds.ts'
import { cutoffOf } from './periods.ts'

export interface DueKind extends KeptKind {
  kind: RetentionKind
  cutoff: Cutoff
}

/** Kinds of data that a run of a day deletes or anonymises, each with its cutoff. */
export const dueKinds = (configuration: OrgConfiguration, day: string): DueKind[] =>
  RETENTION_KINDS.flatMap((kind) => {
    const cutoff = cutoffOf(configuration, kind, day)
    return cutoff ? [{ ...KEPT_KINDS[kind], kind, cutoff }] : []
  })

/** True when a row of any of these kinds is due. */
export async function isAnyDue(tx: Tx, due: readonly DueKind[]): Promise<boolean> {
  for (const { sources, cutoff } of due)
    for (const source of sources) if (await source.isAny(tx, cutoff)) return true
  return false
}

import {
  monthsBefore,
  type Period,
  RETENTION,
  type RetentionKind,
  readPeriod,
} from '#domain/record/retention.ts'
import { dayStart } from '#server/base/shared/beijingTime.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Cutoff } from '../repositories/keptRecords.ts'

/** Returns a society's retention period of a kind: configured or default. */
export function periodOf(configuration: OrgConfiguration, kind: RetentionKind): Period {
  const written = configuration.get('retention.json')[kind]
  const period = written === undefined ? undefined : readPeriod(written)
  return period === undefined ? RETENTION[kind].usual : period
}

/**
 * Cutoff before which rows of a kind are deleted or anonymised on a day, in Beijing time; `undefined` for a kind that
 * is kept forever.
 */
export function cutoffOf(
  configuration: OrgConfiguration,
  kind: RetentionKind,
  today: string,
): Cutoff | undefined {
  const months = periodOf(configuration, kind)
  if (months === null) return undefined
  const day = monthsBefore(today, months)
  return { day, at: dayStart(day) }
}

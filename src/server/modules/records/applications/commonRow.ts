import { mayDo } from '#server/base/authorize.ts'
import { maskedMobile } from '#server/base/shared/maskedMobile.ts'
import type { Application } from '../repositories/applicationTables.ts'
import { ownershipOf } from './ownRecords.ts'
import type { Reader } from './recordType.ts'

/** Columns of a list row that all types have; the unmasked mobile is for the record's owner alone (decision 0258). */
export function commonRow<R extends Omit<Application, 'formInfo'>>(
  row: R,
  { subject, now }: Reader,
) {
  const { id, realName, mobile } = row
  return {
    id,
    realName: realName ?? '',
    status: row.status as R['status'],
    ...maskedMobile(mobile),
    ...(mobile && mayDo(subject, 'change', row, now) ? { mobile } : {}),
    ...ownershipOf(subject, row, now),
  }
}

import { isRecord } from '#domain/json/isRecord.ts'
import { type OwnedRecord, ownsRecord as owns } from '#domain/record/ownership.ts'
import type { Guard } from './guard.ts'
import { subjectOf } from './subject.ts'

const FACTS = ['id', 'mobile', 'orgId'] as const satisfies (keyof OwnedRecord)[]

/**
 * `with.record` belongs to the user or the user's unit (specification, section 5), judging by its facts or by the
 * server's answer, which knows more of them.
 */
export const ownsRecord: Guard = ({ user, given: { record }, now }) =>
  (isRecord(record) && record.isOwn === true) || owns(ownedRecord(record), subjectOf(user, now))

function ownedRecord(record: unknown): OwnedRecord {
  if (!isRecord(record)) return {}
  return Object.fromEntries(
    FACTS.flatMap((name) => (typeof record[name] === 'string' ? [[name, record[name]]] : [])),
  )
}

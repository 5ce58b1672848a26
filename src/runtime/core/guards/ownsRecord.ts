import { isRecord } from '#domain/isRecord.ts'
import { type OwnedRecord, ownsRecord as owns } from '#domain/ownership.ts'
import type { Guard } from './guard.ts'
import { subjectOf } from './subject.ts'

const FACTS = ['id', 'mobile', 'orgId'] as const satisfies (keyof OwnedRecord)[]

/** `with.record` is the asker's own, or of the asker's unit (specification, section 5). */
export const ownsRecord: Guard = ({ user, given, now }) =>
  owns(ownedRecord(given.record), subjectOf(user, now))

function ownedRecord(record: unknown): OwnedRecord {
  if (!isRecord(record)) return {}
  return Object.fromEntries(
    FACTS.flatMap((name) => (typeof record[name] === 'string' ? [[name, record[name]]] : [])),
  )
}

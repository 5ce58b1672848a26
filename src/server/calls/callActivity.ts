import { CALLS } from '#contract/allCalls.ts'
import type { OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { Activity } from '#server/base/activity/activity.ts'
import type { ActivityFacts } from '#server/base/activity/activityFacts.ts'
import { whoOf } from '#server/base/activity/whoOf.ts'
import { networkOf } from '#server/base/session/networkOf.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { ActivityDetail } from '#server/store/tables/activity.ts'
import { type CallLog, callLogs } from './apiDocument.ts'

const LOGS = callLogs()

type Input = Readonly<Record<string, unknown>>

interface Surroundings {
  subject: CallSubject
  input: unknown
  ip: string
  /** In tests: verifies that what is logged matches the contract's `x-log`. */
  checked: boolean
}

/** Creates the activity of one call from its `x-log` settings. */
export function callActivity(id: OperationId, { subject, ip, checked, ...call }: Surroundings) {
  const input = call.input as Input
  const log = LOGS.get(id)
  const recordId = log?.record?.input && textOf(ownValue(input, log.record.input))
  const facts: ActivityFacts = {
    operation: id,
    kind: kindOf(id),
    who: whoOf(subject),
    network: networkOf(ip),
    ...(log?.record && recordId ? { record: { type: log.record.type, id: recordId } } : {}),
    detail: detailOf(log, input),
  }
  return new Activity(facts, (known, answer) => {
    const complete = withAnswer(log, known, answer)
    if (checked) requireAsSaid(id, log, complete)
    return complete
  })
}

/** Returns the kind a call is logged as. Without `x-log` a write is still logged, and so is a search over the rate limit. */
const kindOf = (id: OperationId) =>
  LOGS.get(id)?.kind ?? (CALLS[id].method === 'GET' ? 'read' : 'write')

/** True for an open call, which anybody may send, that only reads. */
export const isOpenReading = (id: OperationId): boolean =>
  CALLS[id].path.includes('/open/') && kindOf(id) === 'read'

/** True when a successful call is logged although it wrote nothing: data was read or exported. */
export const entersReading = (id: OperationId): boolean => {
  const kind = LOGS.get(id)?.kind
  return kind === 'read' || kind === 'export'
}

/** True for a call that reads, exports or changes a login: it writes nothing but traces of itself. */
export const isLookup = (id: OperationId): boolean =>
  kindOf(id) !== 'write' && kindOf(id) !== 'rights'

/**
 * Returns the code of a refusal that is logged: any refusal of a login or a change of rights, and Forbidden. Rate
 * limited calls are not, since a flood must not fill the log; of searches, the first refusal of a window is
 * (`rateLimitedSearch`).
 */
export function enteredRefusal(id: OperationId, error: unknown): RefusalCode | undefined {
  const log = LOGS.get(id)
  if (error instanceof Refusal && error.messageKey === 'searchedTooOften') return error.code
  if (!log || !(error instanceof Refusal) || error.messageKey === 'tooManyRequests')
    return undefined
  const isAlways = log.kind === 'login' || log.kind === 'rights'
  return isAlways || error.code === RefusalCode.Forbidden ? error.code : undefined
}

function detailOf(log: CallLog | undefined, input: Input): ActivityDetail {
  const says = log?.says ?? []
  const codeValues = Object.fromEntries(
    says.flatMap((name) => {
      const value = ownValue(input, name)
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )
  const isFound = log?.kind === 'read' || log?.kind === 'export'
  const by = isFound
    ? Object.keys(input).filter((name) => !says.includes(name) && isFilter(log, name))
    : []
  return {
    ...(Object.keys(codeValues).length > 0 ? { said: codeValues } : {}),
    ...(by.length > 0 ? { by } : {}),
  }
}

/** Paging, export format and organisation are not filters. */
const PLACES: ReadonlySet<string> = new Set(['orgId', 'current', 'size', 'format'])

const isFilter = ({ record }: CallLog, name: string) => !PLACES.has(name) && name !== record?.input

/** Adds the record named by an answer, and the number of rows returned. */
function withAnswer(
  log: CallLog | undefined,
  facts: ActivityFacts,
  answer: unknown,
): ActivityFacts {
  if (!log || !isRecord(answer)) return facts
  const { record } = log
  const made = record?.answer === undefined ? undefined : textOf(ownValue(answer, record.answer))
  const rows = Array.isArray(answer.records) ? answer.records.length : undefined
  return {
    ...facts,
    ...(record && made && !facts.record ? { record: { type: record.type, id: made } } : {}),
    ...(rows === undefined ? {} : { detail: { ...facts.detail, rows } }),
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

function requireAsSaid(id: OperationId, log: CallLog | undefined, { record }: ActivityFacts): void {
  const { path } = CALLS[id]
  if (!log)
    throw new Error(`${id} (${path}) writes: say how it is logged, x-log in schemas/api.json`)
  if (log.record && !record)
    throw new Error(`${id}: x-log names a ${log.record.type}, but nobody said which (tx.note)`)
}

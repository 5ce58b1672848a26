import type { Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import { detailText } from '#server/base/activity/detailText.ts'
import type { ActivityEntry } from '#server/base/repositories/activityLog.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import words from '#server/messages/activity.json' with { type: 'json' }

const { operations, jobs, kinds, whoKinds, recordTypes, outcomes, refusals } = words

/** An entry in wire format. */
export function logRow(entry: ActivityEntry): Schema<'LogRow'> {
  const { id, at, whoKind, operation, kind, recordType, recordId, network, personName } = entry
  return {
    id,
    at: at.toISOString(),
    whoName: entry.whoName || (whoKind === 'visitor' ? words.visitor : words.system),
    whoKindName: whoKinds[whoKind],
    operation,
    operationName: operationName(operation),
    kind,
    kindName: kinds[kind],
    outcome: entry.refusal === null ? 'done' : 'refused',
    outcomeName: outcomeName(entry.refusal),
    detail: detailText(entry.detail),
    ...withoutNulls({ network, recordId, personName }),
    ...(recordType === null
      ? {}
      : { recordTypeName: ownValue(recordTypes, recordType) ?? recordType }),
  }
}

/** A call of an earlier version has no name any more and is shown by its operation id. */
const operationName = (operation: string): string =>
  ownValue(operations, operation) ?? ownValue(jobs, operation) ?? operation

function outcomeName(refusal: string | null): string {
  if (refusal === null) return outcomes.done
  const reason = ownValue(refusals, refusal) ?? refusal
  return fill(words.refusedAs, { outcome: outcomes.refused, reason })
}

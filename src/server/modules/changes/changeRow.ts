import type { Schema } from '#contract/calls.ts'
import { fill } from '#domain/text/fill.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import { findAccount } from '#server/base/repositories/accounts.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type { Tx } from '#server/store/store.ts'
import type { ListedChange } from './repositories/configChanges.ts'
import type { Seat } from './repositories/configSeats.ts'
import type { DocumentName } from './wording/documentTitle.ts'

export interface RowParts {
  accountId: string
  nameOf: (path: string) => DocumentName
  seats: readonly Seat[]
  /** Names of accounts by id. */
  names: ReadonlyMap<string, string>
  now: Date
}

/** A change set as lists show it. */
export function changeRow(
  change: ListedChange,
  { accountId, nameOf, seats, names, now }: RowParts,
): Schema<'ChangeRow'> {
  const { id, title, status, baseVersion, createdBy, updatedAt, paths, publishAt } = change
  const documentNames = paths.map((path) => nameOf(path).title).join('、')
  const editors = new Set(
    seats.filter((seat) => seat.changeId === id).map(({ realName }) => realName),
  )
  return {
    ...{ id, title, status, baseVersion },
    statusName: words.statuses[status],
    createdName: names.get(createdBy) ?? '',
    isMine: createdBy === accountId,
    updatedAt: updatedAt.toISOString(),
    documents: paths.length,
    changedName:
      paths.length === 0
        ? words.changeRow.none
        : fill(words.changeRow.documents, { count: paths.length, names: documentNames }),
    updatedName: momentWords(updatedAt, now),
    ...(editors.size > 0 ? { editorNames: [...editors].join('、') } : {}),
    ...namesIn(change, names),
    ...withoutNulls({
      note: change.note,
      remark: change.remark,
      version: change.version,
      publishAt: publishAt?.toISOString() ?? null,
    }),
  }
}

/** Names of the sender, unless the change set is open again, and of the publisher once it is published. */
function namesIn(
  { readyBy, publishBy, status }: ListedChange,
  names: RowParts['names'],
): Pick<Schema<'ChangeRow'>, 'sentName' | 'publishedName'> {
  const sentName = readyBy !== null && status !== 'open' ? names.get(readyBy) : undefined
  const publishedName = status === 'published' ? names.get(publishBy ?? '') : undefined
  return { ...(sentName && { sentName }), ...(publishedName && { publishedName }) }
}

/** Names of the people who opened, sent or published these change sets, and of others. */
export async function peopleNames(
  tx: Tx,
  changes: readonly ListedChange[],
  others: readonly string[] = [],
): Promise<Map<string, string>> {
  const concerned = changes.flatMap(({ createdBy, readyBy, publishBy }) => [
    ...[createdBy, readyBy, publishBy].filter((id) => id !== null),
  ])
  const names = new Map<string, string>()
  for (const id of new Set([...concerned, ...others])) {
    const account = await findAccount(tx, id)
    if (account) names.set(id, account.realName)
  }
  return names
}

/** Formats a moment in Beijing time: `今天 14:05` for today, `11-24 09:30` for this year, otherwise with the year. */
export function momentWords(at: Date, now: Date): string {
  const written = (moment: Date, fmt: string) => formatMoment(moment.getTime(), fmt) ?? ''
  const isSame = (fmt: string) => written(at, fmt) === written(now, fmt)
  if (isSame('yyyy-MM-dd')) return fill(words.changeRow.today, { time: written(at, 'HH:mm') })
  return written(at, isSame('yyyy') ? 'MM-dd HH:mm' : 'yyyy-MM-dd HH:mm')
}

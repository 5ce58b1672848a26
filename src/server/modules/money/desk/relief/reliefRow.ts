import type { Schema } from '#contract/calls.ts'
import type { ReliefTerms } from '#domain/money/fees/relief.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberTypeName } from '#server/modules/configuration/society/memberTypes.ts'
import type { Listed } from '#server/store/queries/listed.ts'
import { isWaiting, standing, termsOf } from '../../notice/reliefsOf.ts'
import type { listDeskReliefs } from '../../repositories/duesDeskReliefs.ts'

type Row = ReturnType<typeof listDeskReliefs> extends Listed<infer Found> ? Found : never

const texts = words.relief

/** Converts a relief to a row of the desk: member, years, terms, resolution, author and state. */
export function reliefRow(row: Row, configuration: OrgConfiguration): Schema<'ReliefRow'> {
  const { realName, orgName, memberNum, note } = row
  const [file] = row.enclosure
  return {
    id: row.id,
    memberId: row.memberId,
    realName: realName ?? '',
    ...withoutNulls({ orgName, memberNum }),
    memberTypeName: memberTypeName(configuration, row.memberType),
    fromYear: String(row.fromYear),
    toYear: String(row.toYear),
    terms: termsWords(termsOf(row)),
    kind: row.kind,
    kindName: texts.kinds[row.kind],
    resolution: row.resolution,
    totalAmount: yuanOf(row.foregone),
    createAt: row.createdAt.toISOString(),
    handledBy: row.doneByName,
    ...stateOf(row),
    ...(note ? { note } : {}),
    ...(file ? { file } : {}),
  }
}

function termsWords(terms: ReliefTerms): string {
  if (terms.way === 'percent') return fill(texts.ways.percent, { percent: terms.percent })
  if (terms.way === 'amount') return fill(texts.ways.amount, { amount: yuanOf(terms.fen) })
  return texts.ways.waive
}

function stateOf(row: Row) {
  const { withdrawnFrom, withdrawnByName, withdrawnAt, withdrawReason, confirmedByName } = row
  const left = standing(row)
  const state = left ? (isWaiting(row) ? 'waiting' : 'inForce') : 'withdrawn'
  const isPartly = left !== undefined && withdrawnFrom !== null
  return {
    state,
    statusName: isPartly ? fill(texts.partly, { year: withdrawnFrom }) : texts.states[state],
    isOpen: state === 'waiting',
    ...(left ? { lastYear: String(left.to) } : {}),
    ...withoutNulls({ confirmedBy: confirmedByName, withdrawnBy: withdrawnByName }),
    ...(withdrawnAt ? { withdrawnAt: withdrawnAt.toISOString() } : {}),
    ...(withdrawReason ? { opinion: withdrawReason } : {}),
  } as const
}

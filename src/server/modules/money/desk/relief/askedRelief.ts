import type { CallInput } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { ReliefTerms } from '#domain/money/fees/relief.ts'
import { fenOf } from '#domain/money/fees/yuan.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { storableFen } from '../storableFen.ts'

type Asked = CallInput<'reliefPreview'>

/** Requested terms and years of a relief, without its members. */
export interface AskedRelief {
  from: number
  to: number
  terms: ReliefTerms
}

/** Most years of one relief: its total reduction in fen fits into the database's integer at the largest fee. */
const MOST_YEARS = 20

/** @throws Refusal BadRequest for years out of order or too many, and for terms without their number */
export function askedRelief({ fromYear, toYear, ...terms }: Asked): AskedRelief {
  const [from, to] = [Number(fromYear), Number(toYear)]
  if (from > to || to - from >= MOST_YEARS)
    throw new Refusal(RefusalCode.BadRequest, 'reliefYears', { limit: MOST_YEARS })
  return { from, to, terms: askedTerms(terms) }
}

function askedTerms({ way, percent, amount }: Pick<Asked, 'way' | 'percent' | 'amount'>) {
  if (way === 'waive') return { way }
  if (way === 'percent' && percent !== undefined) return { way, percent }
  const fen = way === 'amount' && amount !== undefined ? storableFen(fenOf(amount)) : undefined
  if (!fen) throw new Refusal(RefusalCode.BadRequest, 'reliefTerms')
  return { way: 'amount', fen } as const
}

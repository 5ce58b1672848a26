import type { CallInput } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { ReliefTerms } from '#domain/money/fees/relief.ts'
import { fenOf } from '#domain/money/fees/yuan.ts'
import { Refusal } from '../../../../messages/refusal.ts'
import { storableFen } from '../storableFen.ts'

type Asked = CallInput<'reliefPreview'>

/** The terms and years that staff ask for, without a member. */
export interface AskedRelief {
  from: number
  to: number
  terms: ReliefTerms
}

/** Years of one relief: what it asks less in all stays an integer of the database at the largest fee. */
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

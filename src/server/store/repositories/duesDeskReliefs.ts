import type { ExpressionBuilder } from 'kysely'
import type { ReliefKind } from '#domain/money/fees/relief.ts'
import type { Database } from '../schema.ts'
import type { Tx } from '../store.ts'
import { MEMBER, memberMatches } from './deskFilter.ts'
import { moneyListed } from './duesDeskFilter.ts'
import { reliefs } from './duesReliefs.ts'
import { containing } from './page.ts'

export const RELIEF_STATES = ['waiting', 'inForce', 'withdrawn'] as const
export type ReliefState = (typeof RELIEF_STATES)[number]

export interface ReliefFilter {
  keyword?: string | undefined
  /** Among the years of the relief. */
  year?: number | undefined
  kind?: ReliefKind | undefined
  state?: ReliefState | undefined
}

/** Reliefs with their members: what waits for a second person first, then the newest. */
export function listDeskReliefs(tx: Tx, filter: ReliefFilter) {
  const query = reliefs(tx)
    .innerJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesRelief.orgId')
        .onRef('memberApplication.id', '=', 'duesRelief.memberId'),
    )
    .select([...MEMBER])
    .where((e) => matches(e, filter))
    .orderBy((e) => e.case().when(hasState(e, 'waiting')).then(0).else(1).end())
    .orderBy('duesRelief.createdAt', 'desc')
    .orderBy('duesRelief.id')
  return moneyListed(tx, query, 'duesRelief.foregone', {
    at: 'duesRelief.createdAt',
    id: 'duesRelief.id',
    order: 'desc',
  })
}

type Joined = ExpressionBuilder<
  Database & {
    confirmed: { createdAt: Date | null }
    withdrawn: { fromYear: number | null }
  },
  'duesRelief' | 'memberApplication' | 'confirmed' | 'withdrawn'
>

const matches = (e: Joined, { keyword, year, kind, state }: ReliefFilter) =>
  e.and([
    ...(kind ? [e('duesRelief.kind', '=', kind)] : []),
    ...(state ? [hasState(e, state)] : []),
    ...(year === undefined
      ? []
      : [e('duesRelief.fromYear', '<=', year), e('duesRelief.toYear', '>=', year)]),
    ...(keyword === undefined
      ? []
      : [
          e.or([
            ...memberMatches(keyword).map(([column, how, text]) => e(column, how, text)),
            e('duesRelief.resolution', 'like', containing(keyword)),
          ]),
        ]),
  ])

/** Withdrawn means for all its years. */
function hasState(e: Joined, state: ReliefState) {
  const isWithdrawn = e.and([
    e('withdrawn.fromYear', 'is not', null),
    e('withdrawn.fromYear', '<=', e.ref('duesRelief.fromYear')),
  ])
  if (state === 'withdrawn') return isWithdrawn
  const isWaiting = e.and([
    e('duesRelief.needsSecond', '=', true),
    e('confirmed.createdAt', 'is', null),
  ])
  return e.and([e.not(isWithdrawn), state === 'waiting' ? isWaiting : e.not(isWaiting)])
}

import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import type { ReliefKind } from '#domain/money/fees/relief.ts'
import { isSaidIn } from '#server/store/queries/searchTerms.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import { isOfMember, MEMBER } from './deskFilter.ts'
import { moneyListed } from './duesDeskFilter.ts'
import { reliefs } from './duesReliefs.ts'
import { foundBy } from './finding.ts'
import { type Meant, ofMembersMeant } from './membersMeant.ts'

export const RELIEF_STATES = ['waiting', 'inForce', 'withdrawn'] as const
export type ReliefState = (typeof RELIEF_STATES)[number]

export interface ReliefFilter {
  keyword?: string | undefined
  /** A year that the relief covers. */
  year?: number | undefined
  kind?: ReliefKind | undefined
  state?: ReliefState | undefined
}

/** Reliefs with their members: those that await a second person first, then the newest. */
export function listDeskReliefs(tx: Tx, filter: ReliefFilter) {
  const { keyword } = filter
  const query = waitingFirst(withMember(tx), filter)
    .$if(keyword !== undefined, (found) => found.where((e) => isNamed(tx, keyword ?? '')(e)))
    .select([...MEMBER])
  const rows = waitingFirst(reliefs(tx) as unknown as ReturnType<typeof withMember>, filter)
  const key = { at: 'duesRelief.createdAt', id: 'duesRelief.id', order: 'desc' } as const
  return moneyListed(tx, query, 'duesRelief.foregone', key, {
    ...foundBy(filter, query, rows),
    meant: meantReliefs(tx, keyword),
  })
}

const withMember = (tx: Tx) =>
  reliefs(tx).innerJoin('memberApplication', (on) =>
    on
      .onRef('memberApplication.orgId', '=', 'duesRelief.orgId')
      .onRef('memberApplication.id', '=', 'duesRelief.memberId'),
  )

const waitingFirst = (found: ReturnType<typeof withMember>, filter: ReliefFilter) =>
  found
    .where((e) => matches(e, filter))
    .orderBy((e) => e.case().when(hasState(e, 'waiting')).then(0).else(1).end())
    .orderBy('duesRelief.createdAt', 'desc')
    .orderBy('duesRelief.id')

type Rows = ExpressionBuilder<
  Database & {
    confirmed: { createdAt: Date | null }
    withdrawn: { fromYear: number | null }
  },
  'duesRelief' | 'memberApplication' | 'confirmed' | 'withdrawn'
>

const matches = (e: Rows, { year, kind, state }: ReliefFilter) =>
  e.and([
    ...(kind ? [e('duesRelief.kind', '=', kind)] : []),
    ...(state ? [hasState(e, state)] : []),
    ...(year === undefined
      ? []
      : [e('duesRelief.fromYear', '<=', year), e('duesRelief.toYear', '>=', year)]),
  ])

const isNamed = (tx: Tx, keyword: string) => (e: Rows) =>
  e.or([isOfMember(tx, keyword)(e), hasResolution(tx, keyword)])

const hasResolution = (tx: Tx, keyword: string) => isSaidIn(tx, 'duesRelief.resolution', keyword)

/**
 * Narrows the list to reliefs of the members that match the keyword, or whose resolution contains it: reads all
 * reliefs, but joins no members.
 */
function meantReliefs(tx: Tx, keyword: string | undefined): Meant {
  const ofMembers = ofMembersMeant(tx, keyword, 'duesRelief.memberId')
  return async () => {
    const isOfMembers = await ofMembers()
    const e = expressionBuilder<Database, 'duesRelief'>()
    return isOfMembers && e.or([isOfMembers, hasResolution(tx, keyword ?? '')])
  }
}

/** Condition that a relief has a state; `withdrawn`: for all its years. */
function hasState(e: Rows, state: ReliefState) {
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

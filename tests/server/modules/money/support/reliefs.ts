import type { CallInput } from '#contract/calls.ts'
import { DEMO, type Visitor } from '../../../support/visitor.ts'
import { arrivals } from './arrivals.ts'
import type { DuesWorld } from './duesWorld.ts'

type Add = CallInput<'reliefAdd'>

export const RESOLUTION = '理事会〔2026〕3号'

/** A waiver of 2026, as it is looked at first. */
export const planned = (members: string): CallInput<'reliefPreview'> => ({
  members,
  fromYear: '2026',
  toYear: '2026',
  way: 'waive',
})

/** The same by a resolution, unless told otherwise. */
const asked = (members: string, more: Partial<Add>): Add => ({
  ...planned(members),
  kind: 'hardship',
  resolution: RESOLUTION,
  ...more,
})

/** What staff do with reliefs, and how to look at them. */
export const reliefDesk = (world: () => DuesWorld, staff: () => Visitor) => {
  const { memberOf } = arrivals(world)
  return {
    /** A member of 2026 and the mobile that names it in a list. */
    async named(values = {}) {
      const { id, who } = await world().member(values)
      return { id, who, mobile: (await memberOf(id))?.mobile ?? '' }
    },
    give: (mobile: string, more: Partial<Add> = {}, key?: string) =>
      staff().ask('reliefAdd', asked(mobile, more), key),
    decide: (id: string, decision: 'confirm' | 'withdraw', more = {}, who = staff()) =>
      who.ask('reliefDecide', { id, decision, note: '核对', ...more }),
    reliefsOf: async (keyword: string) =>
      (await staff().call('reliefPage', { orgId: DEMO, current: 1, size: 50, keyword })).records,
    termsOf: (memberId: string) =>
      world().tx((tx) =>
        tx.db
          .selectFrom('duesTerm')
          .where('memberId', '=', memberId)
          .orderBy('year')
          .select(['year', 'fen', 'paymentId'])
          .execute(),
      ),
  }
}

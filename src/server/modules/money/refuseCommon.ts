import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'
import { MOST_MEANT, membersMeant } from './repositories/membersMeant.ts'

/** Refuses a keyword by which a list of orders, payments or the like would mean very many members (decision 0344). */
export async function refuseCommon(tx: Tx, keyword: string | undefined): Promise<void> {
  if (keyword === undefined || (await membersMeant(tx, keyword)) !== undefined) return
  throw new Refusal(RefusalCode.BadRequest, 'keywordCommon', { keyword, most: MOST_MEANT })
}

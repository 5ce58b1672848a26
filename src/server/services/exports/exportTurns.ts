import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'

/** Limits how many exports are under way. */
export interface ExportTurns {
  /**
   * Begins an export of an account; the returned function ends it, however often it is called.
   * @throws Refusal when the account's last export has not ended, or too many are under way
   */
  take(accountId: string): () => void
}

/** Exports under way in this process. Each holds what its client has not taken yet, less than a megabyte. */
const AT_ONCE = 6

export function createExportTurns(atOnce = AT_ONCE): ExportTurns {
  const underWay = new Set<string>()
  return {
    take(accountId) {
      if (underWay.has(accountId)) throw new Refusal(RefusalCode.Conflict, 'exportUnderWay')
      if (underWay.size >= atOnce) throw new Refusal(RefusalCode.Unavailable, 'busy')
      underWay.add(accountId)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        underWay.delete(accountId)
      }
    },
  }
}

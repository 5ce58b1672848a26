import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'

/** Limits how many exports are under way. */
export interface ExportTurns {
  /**
   * Begins an export of an account; the returned function ends it, and may be called repeatedly.
   * @throws Conflict while the account's last export is under way, Unavailable while too many are
   */
  take(accountId: string): () => void
}

/** Most exports under way in this process. Each buffers less than a megabyte that its client has not read yet. */
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

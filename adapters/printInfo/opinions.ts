import type { PrintOpinion } from '#contract/print.ts'
import type { OpinionSlot } from './parsePrintInfo.ts'

/** An entry of the audit history, as the server sends it. */
export interface AuditHistoryEntry {
  realName: string
  opinion: string
  status: string
  createAt: string
  nodeId?: string
}

/** Returns the latest opinion of a node: an application may have been returned and audited again. */
function latest(history: readonly AuditHistoryEntry[], nodeId: string | undefined) {
  const ofNode = history.filter((entry) => nodeId !== undefined && entry.nodeId === nodeId)
  return ofNode.reduce<AuditHistoryEntry | undefined>(
    (last, entry) => (last && last.createAt >= entry.createAt ? last : entry),
    undefined,
  )
}

/** Every slot of the printed form, filled where its node has audited. */
export const printOpinions = (
  slots: readonly OpinionSlot[],
  history: readonly AuditHistoryEntry[],
): PrintOpinion[] =>
  slots.map((slot) => {
    const entry = latest(history, slot.nodeId)
    if (!entry) return { ...slot }
    const { realName, opinion, createAt } = entry
    return { ...slot, realName, opinion, createAt }
  })

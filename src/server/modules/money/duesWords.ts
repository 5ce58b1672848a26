import type { DuesStatus, ReconcileReason } from '#contract/codes.ts'
import words from '#server/messages/dues.json' with { type: 'json' }

export const statusName = (status: DuesStatus): string => words.status[status]

/** Reason for closing an order without a payment. */
export type ClosingReason = keyof typeof words.closing

/** Opinion shown to the owner of a closed order. */
export const closingOpinion = (why: ClosingReason): string => words.closing[why]

/** Reason for keeping a payment of a known order for staff. */
export type KnownReason = Extract<ReconcileReason, 'late' | 'double' | 'amount'>

/** Opinion shown to the owner of such an order. */
export const keptOpinion = (reason: KnownReason): string => words.kept[reason]

import type { DuesStatus, ReconcileReason } from '#contract/codes.ts'
import words from '../../messages/dues.json' with { type: 'json' }

export const statusName = (status: DuesStatus): string => words.status[status]

/** Why an order was closed without money. */
export type ClosingReason = keyof typeof words.closing

/** Opinion shown to the owner of a closed order. */
export const closingOpinion = (why: ClosingReason): string => words.closing[why]

/** Why a payment whose order is known is kept for staff. */
export type KnownReason = Extract<ReconcileReason, 'late' | 'double' | 'amount'>

/** Opinion shown to the owner of such an order. */
export const keptOpinion = (reason: KnownReason): string => words.kept[reason]

import type { DuesStatus, PayMethod, ReconcileReason } from '#contract/codes.ts'
import words from '../../messages/dues.json' with { type: 'json' }

export const methodName = (method: PayMethod): string => words.method[method]

export const statusName = (status: DuesStatus): string => words.status[status]

/** Why an order was closed without money. */
export type ClosingReason = keyof typeof words.closing

/** What the owner of a closed order reads. */
export const closingOpinion = (why: ClosingReason): string => words.closing[why]

/** Why the money of an order that is known is kept for staff. */
export type KnownReason = Exclude<ReconcileReason, typeof ReconcileReason.Unknown>

/** What the owner of such an order reads. */
export const keptOpinion = (reason: KnownReason): string => words.kept[reason]

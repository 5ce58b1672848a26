import type { CallData } from '#contract/calls.ts'

/** `orderNotice` → its lines, as a table shows them. */
export const feeDetail = (answer: unknown): unknown => (answer as CallData<'orderNotice'>).feeDetail

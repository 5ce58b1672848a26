import type { OperationId } from './calls.ts'

/** Calls of the contract that answer `RefusalCode.NotBuilt` so far. The list only ever gets shorter. */
export const NOT_BUILT = ['meetingDetailOpen', 'meetingDetail'] as const satisfies OperationId[]

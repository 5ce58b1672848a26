import type { CallEntry, OperationId } from './calls.ts'
import { COMMON_CALLS } from './commonCalls.gen.ts'
import { STAFF_CALLS } from './staffCalls.gen.ts'

/** Every call of schemas/api.json. The browser loads the two tables apart: `src/client/callEntry.ts`. */
export const CALLS: Record<OperationId, CallEntry> = { ...COMMON_CALLS, ...STAFF_CALLS }

import type { OperationId } from '#contract/calls.ts'
import type { Store } from '#server/store/store.ts'
import { isOpenReading } from './callActivity.ts'

const OPEN_READING_MS = 1_000

/** Long reads of staff, which a replica may serve: lists over many records, and exports. */
const ON_REPLICA: ReadonlySet<OperationId> = new Set([
  'auditPage',
  'duesDeskPage',
  'duesExport',
  'entryPage',
  'exportUsers',
  'logExport',
  'logPage',
  'questionPage',
  'reliefExport',
  'reliefPage',
  'reminderPage',
  'retentionPlan',
  'statementPage',
  'userPage',
])

/**
 * Returns the store that answers a call. For open calls that only read, it limits statements to one second: anybody may
 * send such a call, so none may hold a connection for long. Open calls that write have no such limit, since they may
 * have to wait for a row, as `payResult` does while the provider's notification settles the order.
 */
export function storeOf(id: OperationId, store: Store): Store {
  if (isOpenReading(id)) return store.limited(OPEN_READING_MS)
  return ON_REPLICA.has(id) ? store.lagging() : store
}

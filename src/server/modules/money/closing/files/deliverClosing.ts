import type { OutboxJob } from '#server/base/repositories/outbox.ts'
import { requireClosing } from '../readBookClosing.ts'
import { type ClosingFileParts, keepClosingFile } from './keepClosingFile.ts'

/** Job: draws and stores both files of a closing; a retry draws only the ones that are not stored. */
export async function deliverClosing(
  parts: ClosingFileParts,
  { orgId, payload }: OutboxJob,
): Promise<void> {
  const { id } = payload as { id: string }
  const closing = await parts.store.tx(orgId, (tx) => requireClosing(tx, id))
  await keepClosingFile(parts, orgId, closing, 'pdf')
  await keepClosingFile(parts, orgId, closing, 'xlsx')
}

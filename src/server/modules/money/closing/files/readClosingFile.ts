import type { CallData } from '#contract/calls.ts'
import type { Call } from '#server/base/call.ts'
import { periodOf, requireClosing } from '../readBookClosing.ts'
import { type ClosingFileParts, keepClosingFile } from './keepClosingFile.ts'
import { closingFileName } from './newClosingFiles.ts'

/** Returns a closing's file under a signed address, and draws it if the job has not yet. Throws as `requireClosing`. */
export async function readClosingFile({
  input,
  org,
  parts,
}: Call<'booksFile', 'org', ClosingFileParts>): Promise<CallData<'booksFile'>> {
  const closing = await parts.store.tx(org.orgId, (tx) => requireClosing(tx, input.id))
  const path = await keepClosingFile(parts, org.orgId, closing, input.format)
  return {
    name: closingFileName(periodOf(closing), input.format),
    url: parts.files.addressOf(path),
  }
}

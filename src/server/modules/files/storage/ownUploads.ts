import type { Tx } from '#server/store/store.ts'
import { giveFilesOwner } from '../repositories/files.ts'

/** Object names in the form that `grantUpload` creates, anywhere in the text of a submission. */
const OBJECT_NAME = /[\w-]+\/\w+\/\d{6}\/[0-9a-f]{32}\.\w+/g

/** More files than any form holds. */
const MOST = 200

/**
 * Assigns the files that a visitor uploaded into this form to the submitter, as accepting it would have done: after the
 * refusal of a changed form, the new one accepts the files by their owner (decision 0250).
 */
export async function ownUploads(
  tx: Tx,
  { formInfo, formHash, owner }: { formInfo: string; formHash: string; owner: string | undefined },
): Promise<void> {
  const paths = [...new Set(formInfo.match(OBJECT_NAME))].slice(0, MOST)
  if (owner !== undefined) await giveFilesOwner(tx, { paths, formHash, owner })
}

import { giveFilesOwner } from '../../store/repositories/files.ts'
import type { Tx } from '../../store/store.ts'

/** Object names as `grantUpload` makes them, wherever they stand in the text of a submission. */
const OBJECT_NAME = /[\w-]+\/\w+\/\d{6}\/[0-9a-f]{32}\.\w+/g

/** More files than any form holds. */
const MOST = 200

/**
 * Makes the files that a visitor uploaded into this form the submitter's, as accepting it would have: a form that has
 * changed meanwhile is refused, and the new one takes the files by their owner (decision 0250).
 */
export async function ownUploads(
  tx: Tx,
  { formInfo, formHash, owner }: { formInfo: string; formHash: string; owner: string | undefined },
): Promise<void> {
  const paths = [...new Set(formInfo.match(OBJECT_NAME))].slice(0, MOST)
  if (owner !== undefined) await giveFilesOwner(tx, { paths, formHash, owner })
}

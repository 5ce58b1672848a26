import type { NodeOf } from '#contract/nodes.ts'
import type { FileRules } from '#domain/fileRules.ts'
import { LIMITS } from '#domain/limits.ts'

const { attachments, transferProof, defaultFileTypes, defaultFileSizeMb } = LIMITS

/** What each purpose allows unless the document says otherwise (specification, section 5). */
const USUAL: Record<NodeOf<'upload'>['purpose'], FileRules> = {
  enclosure: { fileType: defaultFileTypes, fileSize: attachments.sizeMb, limit: attachments.count },
  transferProof: {
    fileType: defaultFileTypes,
    fileSize: transferProof.sizeMb,
    limit: transferProof.count,
  },
  image: { fileType: defaultFileTypes, fileSize: defaultFileSizeMb, limit: 1 },
}

export const uploadRules = ({
  purpose,
  fileType,
  fileSize,
  limit,
}: NodeOf<'upload'>): FileRules => ({
  fileType: fileType ?? USUAL[purpose].fileType,
  fileSize: fileSize ?? USUAL[purpose].fileSize,
  limit: limit ?? USUAL[purpose].limit,
})

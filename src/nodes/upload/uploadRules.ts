import type { NodeOf } from '#contract/nodes.gen.ts'
import type { FileRules } from '#domain/file/fileRules.ts'
import { STATEMENT_FILE } from '#domain/file/statementFile.ts'
import { LIMITS } from '#domain/limits.ts'

type Purpose = NodeOf<'upload'>['purpose']

/** The server's word for each purpose. */
export const PURPOSES: Record<Purpose, string> = {
  enclosure: 'enclosure',
  transferProof: 'proof',
  image: 'photo',
  invoice: 'invoice',
  relief: 'relief',
  statement: 'statement',
}

const DOCUMENT: FileRules = {
  fileType: LIMITS.invoiceFile.types,
  fileSize: LIMITS.invoiceFile.sizeMb,
  limit: LIMITS.invoiceFile.count,
}

/** Default rules of each purpose, unless the document has its own (specification, sections 5 and 9). */
const USUAL: Record<Purpose, FileRules> = {
  enclosure: {
    fileType: LIMITS.defaultFileTypes,
    fileSize: LIMITS.attachments.sizeMb,
    limit: LIMITS.attachments.count,
  },
  transferProof: {
    fileType: LIMITS.defaultFileTypes,
    fileSize: LIMITS.transferProof.sizeMb,
    limit: LIMITS.transferProof.count,
  },
  image: { fileType: LIMITS.profileImageTypes, fileSize: LIMITS.defaultFileSizeMb, limit: 1 },
  invoice: DOCUMENT,
  relief: DOCUMENT,
  statement: {
    fileType: STATEMENT_FILE.types,
    fileSize: STATEMENT_FILE.sizeMb,
    limit: STATEMENT_FILE.count,
  },
}

export const uploadRules = (node: NodeOf<'upload'>): FileRules => ({
  fileType: node.fileType?.map((type) => type.toLowerCase()) ?? USUAL[node.purpose].fileType,
  fileSize: node.fileSize ?? USUAL[node.purpose].fileSize,
  limit: node.limit ?? USUAL[node.purpose].limit,
})

/** Returns the rules as a sentence, shown before any file is picked. */
export const rulesText = ({ fileType, fileSize, limit }: FileRules): string =>
  `${fileType.join('、')} 格式，每个不超过 ${fileSize}MB，最多 ${limit} 个`

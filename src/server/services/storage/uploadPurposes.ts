import { ownValue } from '#contract/record.ts'
import { hasAllowedExtension } from '#domain/fileRules.ts'
import { LIMITS } from '#domain/limits.ts'
import { EDITOR_FILES } from '#domain/richText/editorFiles.ts'

export interface UploadPurpose {
  /** Extensions, lower case. */
  types: readonly string[]
  sizeMb: number
  /** Only for a subject that is known: the file will be attached to a record of its own. */
  known: boolean
}

const IMAGES = LIMITS.defaultFileTypes
const PROFILE = LIMITS.profileImageTypes
/** What a form's upload field may be configured to take; the field's own narrower list is checked on submission. */
const DOCUMENTS = [
  ...PROFILE,
  'gif',
  'pdf',
  'txt',
  'zip',
  'rar',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'mp3',
  'mp4',
]

/** What may stand in rich text; which of them is what, and each kind's own size, is the editor's business. */
const IN_TEXT = Object.values(EDITOR_FILES).flatMap(({ fileType }) => fileType)

/** What is meant where a call names no purpose (specification, section 7: it takes no parameters). */
export const ANY_PURPOSE = 'any'
const ANYTHING = [...new Set([...IMAGES, ...DOCUMENTS, ...LIMITS.invoiceFile.types])]

/** What an upload is for decides its limits (specification, section 9). */
export const UPLOAD_PURPOSES: Readonly<Record<string, UploadPurpose>> = {
  enclosure: { types: IMAGES, sizeMb: LIMITS.attachments.sizeMb, known: true },
  proof: { types: IMAGES, sizeMb: LIMITS.transferProof.sizeMb, known: true },
  invoice: { types: LIMITS.invoiceFile.types, sizeMb: LIMITS.invoiceFile.sizeMb, known: true },
  photo: { types: PROFILE, sizeMb: LIMITS.photo.sizeMb, known: false },
  sign: { types: IMAGES, sizeMb: LIMITS.defaultFileSizeMb, known: false },
  upload: { types: DOCUMENTS, sizeMb: LIMITS.attachments.sizeMb, known: false },
  editor: { types: IN_TEXT, sizeMb: LIMITS.attachments.sizeMb, known: false },
  [ANY_PURPOSE]: { types: ANYTHING, sizeMb: LIMITS.attachments.sizeMb, known: false },
}

/** Whether a file that was granted for one purpose may be used for another: what was granted for any, if its kind fits. */
export function suits(granted: { purpose: string; path: string }, purpose: string): boolean {
  if (granted.purpose === purpose) return true
  const types = ownValue(UPLOAD_PURPOSES, purpose)?.types ?? []
  return granted.purpose === ANY_PURPOSE && hasAllowedExtension(granted.path, types)
}

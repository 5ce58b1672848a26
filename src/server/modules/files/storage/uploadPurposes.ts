import { ownValue } from '#contract/record.ts'
import { hasAllowedExtension } from '#domain/file/fileRules.ts'
import { STATEMENT_FILE } from '#domain/file/statementFile.ts'
import { LIMITS } from '#domain/limits.ts'
import { EDITOR_FILES } from '#domain/richText/editorFiles.ts'

export interface UploadPurpose {
  /** Extensions, lower case. */
  types: readonly string[]
  sizeMb: number
  /** Requires a known subject: the file will be attached to a record of its own. */
  known: boolean
}

const IMAGES = LIMITS.defaultFileTypes
const PROFILE = LIMITS.profileImageTypes
/** Superset of what a form's upload field may accept; the field's own narrower list is checked on submission. */
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

/** File types allowed in rich text; the editor checks each kind and its size. */
const IN_TEXT = Object.values(EDITOR_FILES).flatMap(({ fileType }) => fileType)

/** Purpose of a call that names none (specification, section 7: it takes no parameters). */
export const ANY_PURPOSE = 'any'
const ANYTHING = [
  ...new Set([...IMAGES, ...DOCUMENTS, ...LIMITS.invoiceFile.types, ...STATEMENT_FILE.types]),
]

/** Upload purpose → limits (specification, section 9). */
export const UPLOAD_PURPOSES: Readonly<Record<string, UploadPurpose>> = {
  enclosure: { types: IMAGES, sizeMb: LIMITS.attachments.sizeMb, known: true },
  proof: { types: IMAGES, sizeMb: LIMITS.transferProof.sizeMb, known: true },
  invoice: { types: LIMITS.invoiceFile.types, sizeMb: LIMITS.invoiceFile.sizeMb, known: true },
  statement: {
    types: STATEMENT_FILE.types,
    sizeMb: STATEMENT_FILE.sizeMb,
    known: true,
  },
  relief: { types: LIMITS.invoiceFile.types, sizeMb: LIMITS.invoiceFile.sizeMb, known: true },
  photo: { types: PROFILE, sizeMb: LIMITS.photo.sizeMb, known: false },
  sign: { types: IMAGES, sizeMb: LIMITS.defaultFileSizeMb, known: false },
  upload: { types: DOCUMENTS, sizeMb: LIMITS.attachments.sizeMb, known: false },
  editor: { types: IN_TEXT, sizeMb: LIMITS.attachments.sizeMb, known: false },
  [ANY_PURPOSE]: { types: ANYTHING, sizeMb: LIMITS.attachments.sizeMb, known: false },
}

/**
 * True when a granted file may be used for `purpose`: granted for the same one, or for `any` with a fitting extension.
 */
export function suits(granted: { purpose: string; path: string }, purpose: string): boolean {
  if (granted.purpose === purpose) return true
  const types = ownValue(UPLOAD_PURPOSES, purpose)?.types ?? []
  return granted.purpose === ANY_PURPOSE && hasAllowedExtension(granted.path, types)
}

import type { FormField } from '#contract/form.ts'
import { DEFAULT_FILE_RULES, type FileRules } from './fileRules.ts'

/** The file rules of a field: its own, with the product's as defaults. */
export const rulesOf = ({ constraints }: FormField): FileRules => ({
  fileType: constraints.fileType ?? DEFAULT_FILE_RULES.fileType,
  fileSize: constraints.fileSize ?? DEFAULT_FILE_RULES.fileSize,
  limit: constraints.limit ?? DEFAULT_FILE_RULES.limit,
})

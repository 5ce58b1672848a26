import type { FormField } from '#contract/form.ts'
import { DEFAULT_FILE_RULES, refuseFile } from '#domain/fileRules.ts'

/** Why a picked file is not taken, or undefined; `already` counts the files the field holds or awaits. */
export function refusalOf(
  { constraints }: FormField,
  file: File,
  already: number,
): string | undefined {
  const { fileType, fileSize, limit } = { ...DEFAULT_FILE_RULES, ...constraints }
  return refuseFile(file, { fileType, fileSize, limit }, already)
}

/** What may be uploaded, in one line. */
export function rulesText({ constraints }: FormField): string {
  const { fileType, fileSize, limit } = { ...DEFAULT_FILE_RULES, ...constraints }
  return `支持 ${fileType.join('、')}，单个不超过 ${fileSize}MB，最多 ${limit} 个`
}

/** For the file chooser. */
export const acceptOf = ({ constraints }: FormField): string =>
  (constraints.fileType ?? DEFAULT_FILE_RULES.fileType).map((type) => `.${type}`).join(',')

import { LIMITS } from './limits.ts'

/** A file as it is picked, before it is uploaded; `size` in bytes. */
export interface PickedFile {
  name: string
  size: number
}

/** Extensions in lower case, megabytes, and how many files in all. */
export interface FileRules {
  fileType: readonly string[]
  fileSize: number
  limit: number
}

export const DEFAULT_FILE_RULES: FileRules = {
  fileType: LIMITS.defaultFileTypes,
  fileSize: LIMITS.defaultFileSizeMb,
  limit: LIMITS.attachments.count,
}

const BYTES_PER_MB = 1024 * 1024

/** The texts of the specification's section 5, "Upload". */
export const fileTypeText = (fileType: readonly string[]): string =>
  `请上传后缀名为${fileType.join('、')}的文件`
export const fileSizeText = (fileSize: number): string => `上传文件大小不能超过${fileSize}MB`
export const fileCountText = (limit: number): string => `最多只能上传${limit}个文件`

/** The lower-case extension without its dot, `''` when there is none. */
export const extensionOf = (name: string): string =>
  /\.([^./\\?#]+)(?:[?#].*)?$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const hasAllowedExtension = (name: string, fileType: readonly string[]): boolean =>
  fileType.includes(extensionOf(name))

/**
 * Why a picked file is refused, or undefined when it may be uploaded.
 * @param already how many files the field holds.
 */
export function refuseFile(
  file: PickedFile,
  rules: FileRules,
  already: number,
): string | undefined {
  if (!hasAllowedExtension(file.name, rules.fileType)) return fileTypeText(rules.fileType)
  if (file.size > rules.fileSize * BYTES_PER_MB) return fileSizeText(rules.fileSize)
  if (already >= rules.limit) return fileCountText(rules.limit)
  return undefined
}

import type { FileValue } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { LIMITS } from '../limits.ts'
import { beginsAs, pictureKindOf } from './pictureContent.ts'
import { pictureSize } from './pictureSize.ts'

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

/** Blanks and marks that nobody sees at the end of a name, as copied names have them. */
const UNSEEN_END = /[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069]+$/

/** The lower-case extension without its dot, `''` when there is none; blanks at the end of the name are none of it. */
export const extensionOf = (name: string): string =>
  /\.([^./\\?#]+)(?:[?#].*)?$/.exec(name.replace(UNSEEN_END, ''))?.[1]?.toLowerCase() ?? ''

/** One format with two extensions: a rule that lists `heif` also accepts `.heic` as phones write it, and vice versa. */
const SAME_FORMAT: Readonly<Record<string, string>> = { heic: 'heif', heif: 'heic' }

export function hasAllowedExtension(name: string, fileType: readonly string[]): boolean {
  const extension = extensionOf(name)
  return (
    fileType.includes(extension) || fileType.includes(ownValue(SAME_FORMAT, extension) ?? extension)
  )
}

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

/** Errors that do not depend on the rules of a field. */
export const EMPTY_FILE = '上传文件不能为空'
export const FOREIGN_CONTENT = '文件内容与后缀名不符，请重新选择'

export const BROKEN_PICTURE = '图片已损坏，无法打开，请重新选择'
export const HUGE_PICTURE = '图片尺寸过大，请缩小后重试'

/**
 * Returns the reason why a file is refused by its first bytes, or undefined. The content of an image must match its
 * extension, and its pixel count must be within the limit. Other kinds are left to the storage.
 * @param size of the whole file, in bytes
 */
export function refuseContent(name: string, head: Uint8Array, size: number): string | undefined {
  if (head.length === 0) return EMPTY_FILE
  const kind = pictureKindOf(extensionOf(name))
  if (!kind) return undefined
  if (!beginsAs(kind, head)) return FOREIGN_CONTENT
  if (kind === 'heif') return undefined
  const pixels = pictureSize(kind, head)
  if (!pixels) return head.length >= size ? BROKEN_PICTURE : undefined
  const { width, height } = pixels
  if (width === 0 || height === 0) return BROKEN_PICTURE
  return width * height > LIMITS.picturePixels ? HUGE_PICTURE : undefined
}

/** The text with the extension of a stored file: its name, or its address when the name has no extension. */
const tellingName = ({ name, url }: FileValue): string => (name.includes('.') ? name : url)

export const storedExtension = (file: FileValue): string => extensionOf(tellingName(file))

/** Returns whether a stored file has one of these types. */
export const isOfType = (file: FileValue, types: readonly string[]): boolean =>
  hasAllowedExtension(tellingName(file), types)

/** Returns whether every browser can display a stored file as an image; only some display HEIF. */
export function isShownPicture(file: FileValue): boolean {
  const kind = pictureKindOf(storedExtension(file))
  return kind !== undefined && kind !== 'heif'
}

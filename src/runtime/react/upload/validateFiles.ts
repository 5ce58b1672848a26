import {
  BROKEN_PICTURE,
  extensionOf,
  type FileRules,
  refuseContent,
  refuseFile,
} from '#domain/file/fileRules.ts'
import { PICTURE_HEAD_BYTES, pictureKindOf } from '#domain/file/pictureContent.ts'
import { isWholePicture } from '#domain/file/pictures/isWholePicture.ts'
import type { ReadPart } from '#domain/file/pictures/partReader.ts'

/** A reason, and the names of the files it refuses. */
export interface Refusal {
  text: string
  names: string[]
}

interface ValidatedFiles {
  accepted: File[]
  refusals: Refusal[]
}

/** For folders, and for files that were removed meanwhile. */
const UNREADABLE = '文件无法读取，请重新选择'

/**
 * Returns the accepted files in order of selection, and the refusals of the others: checks name, size and number first,
 * then whether an image can be opened.
 * @param held returns how many files exist, including uploads in progress; called after the contents were read
 */
export async function validateFiles(
  picked: readonly File[],
  rules: FileRules,
  held: () => number,
): Promise<ValidatedFiles> {
  const contents = await Promise.all(picked.map(contentRefusal))
  const already = held()
  const accepted: File[] = []
  const refused = new Map<string, string[]>()
  for (const [index, file] of picked.entries()) {
    const text = refuseFile(file, rules, already + accepted.length) ?? contents[index]
    if (text === undefined) accepted.push(file)
    else refused.set(text, [...(refused.get(text) ?? []), file.name])
  }
  return { accepted, refusals: [...refused].map(([text, names]) => ({ text, names })) }
}

async function contentRefusal(file: File): Promise<string | undefined> {
  try {
    const head = await partsOf(file)(0, PICTURE_HEAD_BYTES)
    return refuseContent(file.name, head, file.size) ?? (await openingRefusal(file))
  } catch {
    return UNREADABLE
  }
}

const partsOf =
  (file: File): ReadPart =>
  async (from, to) =>
    new Uint8Array(await file.slice(from, to).arrayBuffer())

/**
 * Refuses images that are truncated or that this browser cannot open; HEIF is exempt, because not every browser
 * supports it.
 */
async function openingRefusal(file: File): Promise<string | undefined> {
  const kind = pictureKindOf(extensionOf(file.name))
  if (!kind) return undefined
  if (!(await isWholePicture(partsOf(file), file.size))) return BROKEN_PICTURE
  if (kind === 'heif' || typeof createImageBitmap !== 'function') return undefined
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return undefined
  } catch {
    return BROKEN_PICTURE
  }
}

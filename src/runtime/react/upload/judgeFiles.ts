import { type FileRules, refuseContent, refuseFile } from '#domain/fileRules.ts'
import { PICTURE_HEAD_BYTES } from '#domain/pictureContent.ts'

/** A reason, and the names of the picked files it refuses. */
export interface Refusal {
  text: string
  names: string[]
}

interface Judged {
  taken: File[]
  refusals: Refusal[]
}

/** Folders and files that went away meanwhile. */
const UNREADABLE = '文件无法读取，请重新选择'

/**
 * The picked files that may be sent, in the order of picking, and why the others may not: name, size and number
 * first, then whether a picture is one.
 * @param held how many files are there already, those under way included; asked when the contents have been read
 */
export async function judgeFiles(
  picked: readonly File[],
  rules: FileRules,
  held: () => number,
): Promise<Judged> {
  const contents = await Promise.all(picked.map(contentRefusal))
  const already = held()
  const taken: File[] = []
  const refused = new Map<string, string[]>()
  for (const [index, file] of picked.entries()) {
    const text = refuseFile(file, rules, already + taken.length) ?? contents[index]
    if (text === undefined) taken.push(file)
    else refused.set(text, [...(refused.get(text) ?? []), file.name])
  }
  return { taken, refusals: [...refused].map(([text, names]) => ({ text, names })) }
}

const contentRefusal = async (file: File): Promise<string | undefined> => {
  const head = await file
    .slice(0, PICTURE_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => undefined)
  return head ? refuseContent(file.name, new Uint8Array(head)) : UNREADABLE
}

import { basename, dirname } from 'node:path'
import { lineOf } from '#lint/document/lineOf.ts'
import { readFolder } from '#lint/readDocuments.ts'
import { FIXTURES } from './cleanDocuments.ts'

/** `find` is written once in the file (blanks do not count) and becomes `put`; `*` is the whole file, or a new one. */
interface Edit {
  file: string
  find: string
  put: string
}

/** One mistake in the clean site. `«` stands before the token the finding must name. */
export interface SeededError extends Edit {
  /** The folder's name: the finding's code. */
  code: string
  name: string
  severity?: 'warning'
  /** The finding's hint, when the fixture cares. */
  hint?: string
  also?: Edit[]
  /** Codes of findings that follow from the mistake, elsewhere. */
  and?: string[]
}

const MARK = '«'

export async function seededErrors(): Promise<SeededError[]> {
  const files = await readFolder(FIXTURES, FIXTURES)
  return files
    .filter(({ file }) => !file.startsWith('clean/'))
    .map(({ file, text }) => ({
      ...(JSON.parse(text) as Edit),
      code: dirname(file),
      name: basename(file, '.json'),
    }))
}

export interface Seeded {
  texts: ReadonlyMap<string, string>
  expected: { file: string; line: number; column: number }
}

/** The site with the mistake in it, and the place of the mark. */
export function seed(error: SeededError, clean: ReadonlyMap<string, string>): Seeded {
  const texts = new Map(clean)
  for (const edit of [error, ...(error.also ?? [])]) {
    texts.set(edit.file, edited(texts.get(edit.file) ?? '', edit))
  }
  for (const [file, text] of texts) {
    const offset = text.indexOf(MARK)
    if (offset < 0) continue
    texts.set(file, text.replace(MARK, ''))
    return { texts, expected: { file, ...lineOf({ text }, offset) } }
  }
  throw new Error(`${error.code}/${error.name} has no mark`)
}

function edited(text: string, { find, put }: Edit): string {
  if (find === '*') return put
  const pattern = find.trim().split(/\s+/).map(escaped).join('\\s*')
  const found = [...text.matchAll(new RegExp(pattern, 'g'))]
  if (found.length !== 1) throw new Error(`${found.length} times in the document: ${find}`)
  return text.replace(new RegExp(pattern), () => put)
}

/** Blanks that the formatter may put between brackets and their content do not count either. */
const escaped = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

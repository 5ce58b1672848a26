import { ownValue } from '#contract/record.ts'
import { isSameJson } from '../json/isSameJson.ts'
import { type Conflict, mergeValues, type TakesTheirs } from './mergeValues.ts'
import { writeChanges } from './writeChanges.ts'

type Documents = Readonly<Record<string, string>>

/** A conflict in a document; `pointer` is empty when one side removed the document, or when it is not JSON. */
export interface DocumentConflict extends Conflict {
  file: string
}

export interface MergedDocuments {
  documents: Record<string, string>
  conflicts: DocumentConflict[]
}

/**
 * Merges two changes of a set of documents. A document that only one side changed is that side's, byte for byte; one
 * that both changed is their text with my changes written into it. Texts that are not JSON are compared as a whole.
 * @param takesTheirs for each document, the conflicts resolved in favour of theirs
 */
export function mergeDocuments(
  base: Documents,
  mine: Documents,
  theirs: Documents,
  takesTheirs: (file: string) => TakesTheirs = () => () => false,
): MergedDocuments {
  const files = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].sort()
  const merged = files.map((file) => ({
    file,
    ...mergeDocument(
      {
        base: ownValue(base, file),
        mine: ownValue(mine, file),
        theirs: ownValue(theirs, file),
      },
      takesTheirs(file),
    ),
  }))
  return {
    documents: Object.fromEntries(
      merged.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text]])),
    ),
    conflicts: merged.flatMap(({ file, conflicts }) =>
      conflicts.map((conflict) => ({ file, ...conflict })),
    ),
  }
}

type Texts = Record<'base' | 'mine' | 'theirs', string | undefined>

function mergeDocument(
  texts: Texts,
  takesTheirs: TakesTheirs,
): { text: string | undefined; conflicts: Conflict[] } {
  const { base, mine, theirs } = texts
  if (mine === theirs || base === theirs) return { text: mine, conflicts: [] }
  if (base === mine) return { text: theirs, conflicts: [] }
  const values = { base: parsed(base), mine: parsed(mine), theirs: parsed(theirs) }
  if (values.mine === undefined || values.theirs === undefined)
    return { text: takesTheirs('') ? theirs : mine, conflicts: [{ pointer: '', ...texts }] }
  const { value, conflicts } = mergeValues(values, takesTheirs)
  if (isSameJson(value, values.mine)) return { text: mine, conflicts }
  return { text: writeChanges(theirs ?? '', values.theirs, value), conflicts }
}

/** Returns the value of a JSON text; undefined for a text that is absent or not JSON. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

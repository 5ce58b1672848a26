import type { FileFinding } from '#contract/finding.ts'
import { unneededMarks } from '#domain/text/kinds/marks.ts'
import type { Located, Place } from '#lint/document/located.ts'
import { configFinding } from './configFinding.ts'

const LONGEST = 20

/**
 * Finds invisible characters in the names and texts of a document: marks that change the writing direction, blanks
 * without width, control characters. They usually come with pasted text and go unnoticed.
 */
export function unseenCharacters(node: Located): FileFinding[] {
  const own = typeof node.value === 'string' ? found(node, node.value) : []
  const keys = node.entries.flatMap(({ name, key }) => found(key, name))
  const parts = [...node.entries.map(({ value }) => value), ...node.items]
  return [...own, ...keys, ...parts.flatMap(unseenCharacters)]
}

function found(place: Place, text: string): FileFinding[] {
  const marks = unneededMarks(text)
  if (marks.length === 0) return []
  const codes = [...new Set(marks)].map(codeOf).join('、')
  const shown = [...text].filter((one) => !marks.includes(one)).slice(0, LONGEST)
  return [configFinding(place, 'unseen-character', { text: shown.join(''), codes })]
}

const codeOf = (mark: string): string =>
  `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

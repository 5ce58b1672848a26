import { fill } from '#domain/text/fill.ts'
import { type Outline, type OutlineEntry, ROOT } from '../../model/tree/outline.ts'
import texts from '../texts.json' with { type: 'json' }
import type { EditName } from './commands.ts'

const { said } = texts

/** Returns the announcement of an entry's position after it was moved. */
export function placeSaying(outline: Outline, entry: OutlineEntry): string {
  const { label, target } = entry
  const parent = outline.entries.get(entry.parent)
  const position = 1 + (parent?.children.indexOf(entry.id) ?? 0)
  const at = { label, position, count: parent?.children.length ?? 1 }
  if (target.part === 'section')
    return fill(said.sectionMoved, { label, ...sectionPosition(outline, entry) })
  if (target.place.column !== undefined) return fill(said.column, at)
  if (parent?.target.part === 'row') return fill(said.inRow, at)
  return fill(said.moved, at) + sectionSaying(outline, parent)
}

export const addedSaying = (outline: Outline, entry: OutlineEntry): string => {
  const siblings = outline.entries.get(entry.parent)?.children ?? []
  const position = 1 + siblings.indexOf(entry.id)
  return fill(said.added, { label: entry.label, position, count: siblings.length })
}

const sectionSaying = (outline: Outline, parent: OutlineEntry | undefined): string =>
  parent && parent.id !== ROOT ? fill(said.inSection, sectionPosition(outline, parent)) : ''

function sectionPosition({ entries }: Outline, { id }: OutlineEntry) {
  const sections = (entries.get(ROOT)?.children ?? []).filter(
    (child) => entries.get(child)?.target.part === 'section',
  )
  return { section: 1 + sections.indexOf(id), sections: sections.length }
}

const splitSaying = (outline: Outline, entry: OutlineEntry): string =>
  said.split + placeSaying(outline, entry)

/** Returns the announcement for the entry that a command changed. */
export function doneSaying(name: EditName): typeof placeSaying {
  if (name === 'duplicate') return addedSaying
  return name === 'split' ? splitSaying : placeSaying
}

/** Returns the announcement of why a command did nothing. */
export function stuckSaying(
  name: EditName,
  outline: Outline,
  { label, parent, target }: OutlineEntry,
) {
  const isInRow = outline.entries.get(parent)?.target.part === 'row'
  const noRow = target.part === 'row' ? said.wholeRow : said.noRow
  const ends = {
    up: isInRow ? said.firstInRow : said.first,
    down: isInRow ? said.lastInRow : said.last,
    joinUp: noRow,
    joinDown: noRow,
    ownRow: said.alone,
    split: said.alone,
    duplicate: said.notHere,
  }
  return fill(ends[name], { label })
}

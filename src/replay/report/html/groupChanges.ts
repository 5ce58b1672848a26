import type { Change, Place } from '../../approval/diff/change.ts'

/** The changes of one field, or of one thing that is no field, under its heading. */
export interface Group {
  /** `第 3 行`, or the part of the document. */
  where: string
  label: string
  /** The key as the wire has it; empty where there is none. */
  key: string
  changes: Change[]
}

/** Changes field by field, in their order. */
export function groupChanges(changes: readonly Change[]): Group[] {
  const groups = new Map<string, Group>()
  for (const change of changes) {
    const heading = headingOf(change.place)
    const name = Object.values(heading).join('/')
    const group = groups.get(name) ?? { ...heading, changes: [] }
    groups.set(name, { ...group, changes: [...group.changes, change] })
  }
  return [...groups.values()]
}

function headingOf(place: Place): Omit<Group, 'changes'> {
  if ('part' in place) return { where: place.part, label: place.name ?? '', key: '' }
  const { row, field } = place
  const key = field.key.startsWith('@') ? '' : field.key
  return { where: `第 ${row} 行`, label: field.label, key }
}

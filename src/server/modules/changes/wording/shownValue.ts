import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { entryGone } from './entryAt.ts'
import { pageMemberName } from './pageNames.ts'
import { type PlacedSchema, schemaBelow } from './schemaAt.ts'
import { entryName, valueWords } from './valueWords.ts'

/** Context of a shown value: the schema of its place, and names of member types. */
export interface Showing {
  schema: PlacedSchema | undefined
  memberTypes: ReadonlyMap<string, string>
  isPage: boolean
}

const LENGTH = 300

/** A value of any kind as staff read it: an object by its members, a list by its entries. */
export const shownValue = (value: unknown, showing: Showing): string =>
  inWords(value, showing).slice(0, LENGTH)

function inWords(value: unknown, showing: Showing): string {
  const single = valueWords(value ?? undefined, showing.schema?.part)
  if (single !== undefined) return single
  if (Array.isArray(value)) return listed(value, showing)
  return isRecord(value) ? membersInWords(value, showing) : String(value)
}

function membersInWords(value: Readonly<Record<string, unknown>>, showing: Showing): string {
  const told = Object.entries(value).map(([name, member]) => {
    const schema = schemaBelow(showing.schema, name, value)
    const called = showing.isPage ? pageMemberName(name, '') : schema?.label || name
    return fill(words.member, { name: called, value: inWords(member, { ...showing, schema }) })
  })
  return told.join(words.memberJoin)
}

/** Entries of a list; in a conflict about their order the list has entry names, each shown as staff read it. */
function listed(value: readonly unknown[], showing: Showing): string {
  const schema = schemaBelow(showing.schema, '0', value)
  const isOrder =
    value.every((entry) => typeof entry === 'string') && schema?.part.type !== 'string'
  const told = value.map((entry) =>
    isOrder ? nameShown(String(entry), showing) : inWords(entry, { ...showing, schema }),
  )
  return told.join(words.entryJoin)
}

function nameShown(name: string, { memberTypes }: Showing): string {
  const { entry } = entryGone(name)
  return memberTypes.get(name) ?? entryName(entry) ?? name
}

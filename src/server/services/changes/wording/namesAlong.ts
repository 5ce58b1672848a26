import { fill } from '#domain/text/fill.ts'
import words from '../../../messages/studio.json' with { type: 'json' }
import { membersOf } from '../../configuration/diffConfiguration.ts'
import { type PlacedSchema, schemaBelow } from './schemaAt.ts'
import { captionOf, entryName } from './valueWords.ts'

export interface Surroundings {
  /** Both states of the document, parsed; the same twice where it does not change. */
  before: unknown
  after: unknown
  schema: PlacedSchema | undefined
  /** Names by memberType, which is what many lists are told apart by. */
  memberTypes: ReadonlyMap<string, string>
}

/** What staff call the places on the way from a document's root down to a value, and the schema there. */
export function namesAlong(
  at: readonly string[],
  { before, after, schema, memberTypes }: Surroundings,
): { names: string[]; schema: PlacedSchema | undefined } {
  const names: string[] = []
  let [left, right, below] = [before, after, schema]
  for (const name of at) {
    const isList = Array.isArray(right ?? left)
    const place = placeOf(name, right) || placeOf(name, left) || Number(name) + 1
    below = schemaBelow(below, name, isList)
    left = membersOf(left)?.get(name)
    right = membersOf(right)?.get(name)
    names.push(
      isList
        ? (memberTypes.get(name) ?? entryName(right ?? left) ?? fill(words.entry, { place }))
        : (below && captionOf(below.part)) || name,
    )
  }
  return { names, schema: below }
}

/** Place of an entry, from 1; 0 where the list does not have it. */
const placeOf = (name: string, list: unknown): number =>
  [...(membersOf(list)?.keys() ?? [])].indexOf(name) + 1

import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { entryWords } from '#domain/text/entryWords.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { entriesCompared, entryCounted, entryGone, entryNamed, type FoundEntry } from './entryAt.ts'
import { nodeName, pageMemberName } from './pageNames.ts'
import { type PlacedSchema, schemaBelow } from './schemaAt.ts'
import { entryName } from './valueWords.ts'

export interface Surroundings {
  /** Both states of the document, parsed; the same twice where it does not change. */
  before: unknown
  after: unknown
  schema: PlacedSchema | undefined
  /** Names by memberType, which identifies the entries of many lists. */
  memberTypes: ReadonlyMap<string, string>
  /** True for a document of the page language, whose schema has no names. */
  isPage?: boolean
  /** True where the path counts the entries of lists, as that of a finding does, instead of naming them. */
  isCounted?: boolean
}

export interface NamesAlong {
  names: string[]
  schema: PlacedSchema | undefined
  /** True where the last name is that of an entry of a list. */
  isEntry: boolean
}

/**
 * Returns the names, as staff read them, of the places on the path from a document's root to a value, and the schema
 * there.
 */
export function namesAlong(
  at: readonly string[],
  { before, after, schema, memberTypes, isPage = false, isCounted = false }: Surroundings,
): NamesAlong {
  const names: string[] = []
  let [left, right, holder, above] = [before, after, schema, '']
  let isEntry = false
  for (const name of at) {
    const isList = Array.isArray(right ?? left)
    const [was, is] = bothBelow(left, right, name, isCounted)
    const place = schemaBelow(holder, name, right ?? left)
    names.push(
      isList
        ? (partName(holder, is ?? was) ?? nameOfEntry(name, [was, is], { memberTypes, isPage }))
        : isPage
          ? pageMemberName(name, above)
          : place?.label || name,
    )
    isEntry = isList
    ;[left, right, holder, above] = [was?.entry, is?.entry, place, isList ? '' : name]
  }
  return { names, schema: holder, isEntry }
}

/** A name of a comparison first, under which an entry may have different places in both. */
function bothBelow(left: unknown, right: unknown, name: string, isCounted: boolean) {
  const compared = isCounted || !Array.isArray(right) ? [] : entriesCompared(left, right, name)
  const isCompared = compared.some((found) => found !== undefined)
  return isCompared ? compared : [left, right].map((held) => below(held, name, isCounted))
}

/** A member, or an entry with its place; undefined where there is none. */
function below(held: unknown, name: string, isCounted: boolean): FoundEntry | undefined {
  if (Array.isArray(held)) return isCounted ? entryCounted(held, name) : entryNamed(held, name)
  return isRecord(held) ? { entry: ownValue(held, name), place: 0 } : undefined
}

/** The name of a place in a list whose places have a meaning each; undefined for other lists. */
const partName = (list: PlacedSchema | undefined, found: FoundEntry | undefined) =>
  found && list?.part.prefixItems?.[found.place - 1]?.title

/** The member type that an entry is about or is; of an `objId` it is the second part. */
function memberTypeOf(entry: unknown): string | undefined {
  const object = isRecord(entry) ? ownValue(entry, 'objId') : undefined
  const own = isRecord(entry) ? ownValue(entry, 'memberType') : entry
  const type = own ?? (typeof object === 'string' ? object.split(',')[1] : undefined)
  return typeof type === 'string' ? type : undefined
}

function nameOfEntry(
  name: string,
  [was, is]: readonly (FoundEntry | undefined)[],
  { memberTypes, isPage }: Required<Pick<Surroundings, 'memberTypes' | 'isPage'>>,
): string {
  const { entry, place } = is ?? was ?? entryGone(name)
  const ofType = memberTypes.get(memberTypeOf(entry) ?? name)
  // A text that is replaced by another has no name besides its place.
  const isReplaced = typeof entry === 'string' && was !== undefined && was.entry !== entry
  const called = isReplaced ? undefined : (ofType ?? entryName(entry))
  if (called !== undefined) return called
  if (place === 0) return words.goneEntry
  return (isPage ? nodeName(entry, place) : entryWords(entry)) ?? fill(words.entry, { place })
}

import { pinyin } from 'pinyin-pro'
import type { NamedPlace } from '#adapters/schemaForm/namedPlaces.ts'
import { pointerTo } from '#adapters/schemaForm/pointers.ts'
import type { Schema } from '#contract/calls.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { htmlText } from '#domain/text/htmlText.ts'
import { searchText } from '#domain/text/kinds/searchText.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { isAsset } from '#server/modules/configuration/documents/documents.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { membersOf } from '#server/modules/configuration/versions/diffConfiguration.ts'
import { documentNamer, memberTypeNames } from '../wording/documentTitle.ts'
import { entryName } from '../wording/valueWords.ts'
import { type PanelPlaces, panelPlaces } from './panelPlaces.ts'

type Entry = Schema<'StudioEntry'>

/** An entry with its search keys. */
export interface IndexedEntry extends Entry {
  /** Search key. */
  text: string
  initials: string
  /** Search key of the help text in a field's panel; matches in it rank after matches in names. */
  about: string
}

/** Longest text of a value that is searched; rich text is searched as it is read. */
const TEXT = 2000
const SHOWN = 80
/** Longest name of an entry; what is longer is a text. */
const NAME = 24

/** Builds the search index of a configuration: documents, entries and fields by name, and texts. */
export function searchIndex(documents: ConfigurationDocuments): IndexedEntry[] {
  const nameOf = documentNamer(documents)
  const memberTypes = memberTypeNames(documents)
  return Object.entries(documents).flatMap(([path, content]) => {
    const { title, group } = nameOf(path)
    const document = { path, title, kind: 'document', kindName: words.groups[group], detail: path }
    const own = indexed({ ...document, pointer: '' }, title)
    const parsed = isAsset(path) ? undefined : read(content)
    if (parsed === undefined) return [own]
    const panels = panelPlaces(path, parsed, memberTypes)
    const below = panels
      ? placesIn(panels, { path, title })
      : textsIn(documentValue(parsed), '', { path, where: title, name: '' })
    return [own, ...below]
  })
}

function read(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** Index entries for the places that panels name, and for the texts of their values. */
function placesIn(
  { value, places }: PanelPlaces,
  { path, title }: { path: string; title: string },
): IndexedEntry[] {
  return places.flatMap((place) => {
    const pointer = pointerTo(value, place.at)
    const above = [title, ...place.above]
    const own = placeEntry(place, { path, pointer, where: above.join(words.join) })
    if (!place.isLast) return [own]
    const texts = { path, where: above.join(words.join), name: place.label }
    return [own, ...textsIn(place.value, pointer, texts, place.above.at(-1))]
  })
}

function placeEntry(
  { kind, label, help }: NamedPlace,
  { path, pointer, where }: { path: string; pointer: string; where: string },
): IndexedEntry {
  const entry = { kind, kindName: where, title: label, path, detail: where, pointer }
  return { ...indexed(entry, label), about: searchText(help) }
}

interface Place {
  path: string
  /** Names of the places above, in words. */
  where: string
  /** Name of the nearest entry or field above. */
  name: string
}

/**
 * Index entries for named entries, and for texts other than codes, below a value.
 * @param known the name of the surrounding place, which has an index entry already
 */
function textsIn(
  value: unknown,
  pointer: string,
  place: Place,
  known = place.name,
): IndexedEntry[] {
  if (typeof value === 'string')
    return isText(value) && value !== known ? [textEntry(value, pointer, place)] : []
  const members = membersOf(value)
  if (!members) return []
  const name = isRecord(value) ? nameOf(value) : undefined
  const inner = { ...place, name: name ?? place.name }
  const own = name === undefined || name === place.name ? [] : [namedEntry(name, pointer, place)]
  const below = [...members].flatMap(([key, member]) =>
    member === name ? [] : textsIn(member, pointer + jsonPointer(key), inner),
  )
  return [...own, ...below]
}

function nameOf(value: unknown): string | undefined {
  const name = entryName(value)
  return name !== undefined && name.length <= NAME ? name : undefined
}

/** A text for people has a character beyond ASCII. */
const isText = (value: string): boolean => /\P{ASCII}/u.test(value)

const namedEntry = (name: string, pointer: string, { path, where }: Place): IndexedEntry =>
  indexed({ kind: 'entry', kindName: where, title: name, path, detail: where, pointer }, name)

function textEntry(value: string, pointer: string, { path, where, name }: Place): IndexedEntry {
  const text = htmlText(value).trim().slice(0, TEXT)
  const detail = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  return indexed(
    { kind: 'text', kindName: where, title: name || where, path, detail, pointer },
    text,
  )
}

function indexed(entry: Entry, text: string): IndexedEntry {
  return {
    ...entry,
    text: searchText(text),
    initials: entry.kind === 'text' ? '' : initialsOf(text),
    about: '',
  }
}

const known = new Map<string, string>()
const KNOWN_AT_MOST = 20_000

/** 会费标准 → `hfbz`; letters and digits stay. The same captions come again in every entry. */
export function initialsOf(text: string): string {
  const held = known.get(text)
  if (held !== undefined) return held
  const initials = pinyin(text, { pattern: 'first', toneType: 'none', type: 'array' })
  const found = initials.join('').toLowerCase()
  if (known.size >= KNOWN_AT_MOST) known.clear()
  known.set(text, found)
  return found
}

import { pinyin } from 'pinyin-pro'
import type { Schema } from '#contract/calls.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { htmlText } from '#domain/text/htmlText.ts'
import words from '../../../messages/studio.json' with { type: 'json' }
import { membersOf } from '../../configuration/diffConfiguration.ts'
import { isAsset } from '../../configuration/documents.ts'
import type { ConfigurationDocuments } from '../../configuration/orgConfiguration.ts'
import { documentNamer } from '../wording/documentTitle.ts'
import { entryName } from '../wording/valueWords.ts'

type Entry = Schema<'StudioEntry'>

/** An entry with what it is found by. */
export interface IndexedEntry extends Entry {
  /** Lower case. */
  text: string
  initials: string
}

/** Longest text of a value that is searched; rich text is searched as it is read. */
const TEXT = 2000
const SHOWN = 80

/** Everything of a configuration that staff look for: documents, entries and fields by name, and texts. */
export function searchIndex(documents: ConfigurationDocuments): IndexedEntry[] {
  const nameOf = documentNamer(documents)
  return Object.entries(documents).flatMap(([path, content]) => {
    const { title, group } = nameOf(path)
    const document = { path, title, kind: 'document', kindName: words.groups[group], detail: path }
    const own = indexed({ ...document, pointer: '' }, title)
    if (isAsset(path)) return [own]
    const value = parsed(content)
    return [own, ...(value === undefined ? [] : textsIn(value, '', { path, title, name: '' }))]
  })
}

function parsed(content: string): unknown {
  try {
    return documentValue(JSON.parse(content))
  } catch {
    return undefined
  }
}

interface Place {
  path: string
  title: string
  /** What the nearest entry or field above is called. */
  name: string
}

/** Named entries, and texts of more than a code, below a value. */
function textsIn(value: unknown, pointer: string, place: Place): IndexedEntry[] {
  if (typeof value === 'string') return isText(value) ? [textEntry(value, pointer, place)] : []
  const members = membersOf(value)
  if (!members) return []
  const name = isRecord(value) ? entryName(value) : undefined
  const inner = { ...place, name: name ?? place.name }
  const own = name === undefined || name === place.name ? [] : [namedEntry(name, pointer, place)]
  const below = [...members].flatMap(([key, member]) =>
    member === name ? [] : textsIn(member, pointer + jsonPointer(key), inner),
  )
  return [...own, ...below]
}

/** A text for people has a character beyond ASCII. */
const isText = (value: string): boolean => /\P{ASCII}/u.test(value)

const namedEntry = (name: string, pointer: string, { path, title }: Place): IndexedEntry =>
  indexed({ kind: 'entry', kindName: title, title: name, path, detail: title, pointer }, name)

function textEntry(value: string, pointer: string, { path, title, name }: Place): IndexedEntry {
  const text = htmlText(value).trim().slice(0, TEXT)
  const detail = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  return indexed(
    { kind: 'text', kindName: title, title: name || title, path, detail, pointer },
    text,
  )
}

function indexed(entry: Entry, text: string): IndexedEntry {
  return {
    ...entry,
    text: text.toLowerCase(),
    initials: entry.kind === 'text' ? '' : initialsOf(text),
  }
}

/** 会费标准 → `hfbz`; letters and digits stay. */
export const initialsOf = (text: string): string =>
  pinyin(text, { pattern: 'first', toneType: 'none', type: 'array' }).join('').toLowerCase()

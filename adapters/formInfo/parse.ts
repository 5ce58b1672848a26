import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import type { Diagnostic, RawField } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { syntaxMessage, TOO_DEEP } from '#domain/json/syntaxMessage.ts'
import { fill } from '#domain/text/fill.ts'
import { definitionOf } from './definition.ts'
import details from './details.json' with { type: 'json' }
import { diagnostic } from './diagnostics.ts'
import { createPlaces, type Places } from './places.ts'

/** One field definition with its place: row and index in the form, pointer into the document. */
export interface FieldNode {
  raw: RawField
  row: number
  index: number
  path: string
}

/** A parsed definition. Malformed parts are in `diagnostics`; the rest is in `rows`. */
export interface FormDocument {
  rows: FieldNode[][]
  /** `checks` beside the rows, as written; undefined when there are none. */
  checks: unknown
  /** Parsed value of the definition: its rows, with its checks when it has some; null when it is not JSON. */
  data: unknown
  places: Places
  diagnostics: Diagnostic[]
}

/**
 * Parses a definition: its JSON text, or the value already parsed (places then refer to its two-space indented text).
 * It is `formInfo` alone, rows of fields and a flat list of fields, also mixed; or an object of `formInfo` and `checks`
 * (decision 0293), whose other members are left alone. `JSON.parse` reads the data; the tree with the places
 * is built lazily, on the first lookup of a place.
 */
export function parseFormInfo(source: unknown): FormDocument {
  const isText = typeof source === 'string'
  const data = readData(isText ? source : jsonText(source))
  if (data === undefined) return refused(isText ? source : jsonText(source, 2))
  const text = () => (isText ? source : jsonText(data, 2))
  const places = createPlaces(text, () => readTree(text()).tree)
  if (!isRecord(data) || !Object.hasOwn(data, 'formInfo'))
    return { data, checks: undefined, places, ...rowsOf(data, places, '') }
  const { formInfo, checks } = data
  return { data: definitionOf(data), checks, places, ...rowsOf(formInfo, places, '/formInfo') }
}

/** A document that is not JSON, with the place of the first thing that is wrong with it. */
function refused(text: string): FormDocument {
  const { tree, fault } = readTree(text)
  const places = createPlaces(
    () => text,
    () => tree,
  )
  const place = places.ofOffset(fault?.offset ?? 0)
  const complaint = diagnostic('not-json', '', place, fault?.detail ?? details.empty)
  return { rows: [], checks: undefined, data: null, places, diagnostics: [complaint] }
}

/** A value that has no JSON text (a circle, `undefined`) is read as an empty document: not JSON. */
function jsonText(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, null, indent) ?? ''
  } catch {
    return ''
  }
}

/**
 * The maximum nesting of a form (in nodes of the tree, an object's members being two), so that readers of the bundle
 * may recurse.
 */
const DEEPEST = 100

/** Parses a JSON text; undefined when it is invalid or nested too deeply. */
function readData(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text)
    return isWithin(data, DEEPEST) ? data : undefined
  } catch {
    return undefined
  }
}

/** Returns whether a value nests at most `levels` deep, counted like the nodes of its tree. */
function isWithin(value: unknown, levels: number): boolean {
  if (levels <= 0) return false
  if (Array.isArray(value)) return value.every((entry) => isWithin(entry, levels - 1))
  return !isRecord(value) || Object.values(value).every((member) => isWithin(member, levels - 2))
}

interface Read {
  tree?: Node | undefined
  fault?: { offset: number; detail: string } | undefined
}

/** The text as a tree, or the first thing that is wrong with it. */
function readTree(text: string): Read {
  const errors: ParseError[] = []
  try {
    const tree = parseTree(text, errors, { disallowComments: true })
    const [error] = errors
    if (error) return { fault: { offset: error.offset, detail: syntaxMessage(error) } }
    const deep = tree && belowLevels(tree, DEEPEST)
    return { tree, fault: deep && { offset: deep.offset, detail: TOO_DEEP } }
  } catch {
    return { fault: { offset: 0, detail: TOO_DEEP } }
  }
}

/** A node that is deeper in the tree than so many levels. */
function belowLevels(root: Node, levels: number): Node | undefined {
  let level = [root]
  for (let depth = 0; depth < levels; depth++)
    level = level.flatMap(({ children }) => children ?? [])
  return level[0]
}

/** @param within pointer of the rows in the document */
function rowsOf(
  data: unknown,
  places: Places,
  within: string,
): Pick<FormDocument, 'rows' | 'diagnostics'> {
  const diagnostics: Diagnostic[] = []
  const refuse = (path: string, detail: string): never[] => {
    diagnostics.push(diagnostic('not-rows', path, places.at(path), detail))
    return []
  }
  if (!Array.isArray(data)) return { rows: refuse(within, details.notRows), diagnostics }
  const rows = data.map((entry: unknown, row): FieldNode[] => {
    if (isRecord(entry)) return [{ raw: entry, row, index: 0, path: within + jsonPointer(row) }]
    if (!Array.isArray(entry))
      return refuse(within + jsonPointer(row), fill(details.notRow, { row: row + 1 }))
    return entry.flatMap((field: unknown, index) =>
      isRecord(field)
        ? [{ raw: field, row, index, path: within + jsonPointer(row, index) }]
        : refuse(
            within + jsonPointer(row, index),
            fill(details.notField, { row: row + 1, item: index + 1 }),
          ),
    )
  })
  return { rows, diagnostics }
}

import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import type { Diagnostic, RawField } from '#contract/formInfo.ts'
import { isRecord } from '#domain/isRecord.ts'
import { jsonPointer } from '#domain/jsonPointer.ts'
import { syntaxMessage, TOO_DEEP } from '#domain/syntaxMessage.ts'
import { diagnostic } from './diagnostics.ts'
import { createPlaces, type Places } from './places.ts'

/** One field definition and where it stands: row and index in the form, pointer into the document. */
export interface FieldNode {
  raw: RawField
  row: number
  index: number
  path: string
}

/** A formInfo document taken apart. What is malformed is in `diagnostics`; the rest of it is in `rows`. */
export interface FormDocument {
  rows: FieldNode[][]
  /** The parsed document as it is, null when it is not JSON. */
  data: unknown
  places: Places
  diagnostics: Diagnostic[]
}

/**
 * Reads formInfo: its JSON text, or the value already parsed (then places count in its two-space indented text).
 * Rows of fields and a flat list of fields are both accepted, also mixed. The browser's own parser reads the data; the
 * tree with the places of things is built when somebody asks where something stands.
 */
export function parseFormInfo(source: unknown): FormDocument {
  const isText = typeof source === 'string'
  const data = readData(isText ? source : jsonText(source))
  if (data === undefined) return refused(isText ? source : jsonText(source, 2))
  const text = () => (isText ? source : jsonText(data, 2))
  const places = createPlaces(text, () => readTree(text()).tree)
  return { data, places, ...rowsOf(data, places) }
}

/** A document that is not JSON, with the place of the first thing that is wrong with it. */
function refused(text: string): FormDocument {
  const { tree, fault } = readTree(text)
  const places = createPlaces(
    () => text,
    () => tree,
  )
  const place = places.ofOffset(fault?.offset ?? 0)
  const complaint = diagnostic('not-json', '', place, fault?.detail ?? '内容为空')
  return { rows: [], data: null, places, diagnostics: [complaint] }
}

/** A value that has no JSON text (a circle, `undefined`) is read as an empty document: not JSON. */
function jsonText(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, null, indent) ?? ''
  } catch {
    return ''
  }
}

/** No form nests deeper (in nodes of the tree, an object's members being two); what reads the bundle may recurse. */
const DEEPEST = 100

/** The value of a JSON text; undefined when it is none, or one that is too deep. */
function readData(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text)
    return isWithin(data, DEEPEST) ? data : undefined
  } catch {
    return undefined
  }
}

/** Whether a value nests at most so many levels, counted as the nodes of its tree are. */
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

function rowsOf(data: unknown, places: Places): Pick<FormDocument, 'rows' | 'diagnostics'> {
  const diagnostics: Diagnostic[] = []
  const refuse = (path: string, detail: string): never[] => {
    diagnostics.push(diagnostic('not-rows', path, places.at(path), detail))
    return []
  }
  if (!Array.isArray(data)) return { rows: refuse('', '表单配置应为字段行的列表'), diagnostics }
  const rows = data.map((entry: unknown, row): FieldNode[] => {
    if (isRecord(entry)) return [{ raw: entry, row, index: 0, path: jsonPointer(row) }]
    if (!Array.isArray(entry))
      return refuse(jsonPointer(row), `第 ${row + 1} 行应为字段定义或字段行`)
    return entry.flatMap((field: unknown, index) =>
      isRecord(field)
        ? [{ raw: field, row, index, path: jsonPointer(row, index) }]
        : refuse(jsonPointer(row, index), `第 ${row + 1} 行第 ${index + 1} 项应为字段定义`),
    )
  })
  return { rows, diagnostics }
}

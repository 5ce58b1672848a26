import { isRecord } from '#domain/json/isRecord.ts'
import type { Target } from '#formDocument/edits/edit.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import { keyOf } from '#formDocument/keys/keys.ts'
import { labelOf, rowLabelOf, typeNameOf } from '#formDocument/names/labels.ts'
import { columnsOf, type FormInfo, fieldsOf, isPage } from '#formDocument/rows/rows.ts'
import { type Badge, type BadgeSources, badgesOf } from './badges.ts'
import texts from './texts.json' with { type: 'json' }

/** An entry of the outline. */
export interface OutlineEntry {
  id: string
  target: Target
  label: string
  /** Name of its type. */
  kind: string
  /** True for a table, even without columns. */
  isTable: boolean
  badges: readonly Badge[]
  parent: string
  children: readonly string[]
}

/** A form as a tree: sections, rows of several fields, fields, columns of tables. */
export interface Outline {
  /** By id, in the order of the form, with `ROOT` first. */
  entries: ReadonlyMap<string, OutlineEntry>
  idOf(target: Target): string | undefined
}

export const ROOT = 'root'

/** Returns the outline of a form. Ids name entries by their keys, so that they stay when entries move. */
export function outlineOf(formInfo: FormInfo, badges: BadgeSources): Outline {
  const outline = new GrowingOutline(badges)
  for (const [row, fields] of formInfo.map(fieldsOf).entries()) outline.addRow(row, fields)
  return outline
}

interface Placed {
  field: unknown
  place: FieldPlace
}

class GrowingOutline implements Outline {
  readonly entries = new Map<string, OutlineEntry & { children: string[] }>()
  readonly #ids = new Map<string, string>()
  readonly #badges: BadgeSources
  #section = ROOT

  constructor(badges: BadgeSources) {
    this.#badges = badges
    const target: Target = { part: 'section', place: { row: -1, index: 0 } }
    const nothing = { label: '', kind: '', isTable: false, badges: [], parent: '' }
    this.entries.set(ROOT, { id: ROOT, target, ...nothing, children: [] })
  }

  /** The first entry of a row stands for the row when no entry of its own does. */
  idOf({ part, place: { row, index, column } }: Target): string | undefined {
    const id = (...place: unknown[]) => this.#ids.get(place.join('/'))
    const own = id(row, index, column)
    return part === 'row' ? (id(row) ?? own) : own
  }

  /** A row as the runs between its pages; each page opens a section. */
  addRow(row: number, fields: readonly unknown[]): void {
    let run: Placed[] = []
    for (const [index, field] of fields.entries()) {
      const placed = { field, place: { row, index } }
      if (!isPage(field)) {
        run.push(placed)
        continue
      }
      this.#addRun(run)
      run = []
      this.#section = this.#addField(placed, ROOT, 'section')
    }
    this.#addRun(run)
  }

  #addRun(run: readonly Placed[]): void {
    const [first] = run
    if (!first) return
    const parent = run.length > 1 ? this.#addRowOf(first, run) : this.#section
    for (const placed of run) {
      const table = this.#addField(placed, parent, 'field')
      for (const [column, field] of columnsOf(placed.field)?.entries() ?? [])
        this.#addField({ field, place: { ...placed.place, column } }, table, 'field', placed.field)
    }
  }

  #addRowOf({ field, place }: Placed, run: readonly Placed[]): string {
    const label = rowLabelOf(run.map((placed) => placed.field))
    const shown = { label, kind: texts.rowKind, isTable: false, badges: [] }
    const id = this.#add({ part: 'row', place }, `row ${nameOf(field)}`, this.#section, shown)
    this.#ids.set(String(place.row), id)
    return id
  }

  #addField(
    { field, place }: Placed,
    parent: string,
    part: Target['part'],
    table?: unknown,
  ): string {
    const name = table === undefined ? nameOf(field) : `${parent}/${nameOf(field)}`
    const shown = {
      label: labelOf(field),
      kind: part === 'section' ? texts.sectionKind : typeNameOf(field),
      isTable: columnsOf(field) !== undefined,
      badges: badgesOf(this.#badges, field, place, table),
    }
    const id = this.#add({ part, place }, name, parent, shown)
    this.#ids.set([place.row, place.index, place.column].join('/'), id)
    return id
  }

  #add(
    target: Target,
    name: string,
    parent: string,
    shown: Pick<OutlineEntry, 'label' | 'kind' | 'isTable' | 'badges'>,
  ): string {
    let id = name
    for (let nth = 2; this.entries.has(id); nth += 1) id = `${name} ${nth}`
    this.entries.set(id, { id, target, ...shown, parent, children: [] })
    this.entries.get(parent)?.children.push(id)
    return id
  }
}

/** Returns the name that identifies a definition across changes of the form: its key, otherwise its type and label. */
const nameOf = (field: unknown): string =>
  keyOf(field) ?? (isRecord(field) ? `@${String(field.type)} ${labelOf(field)}` : '@')

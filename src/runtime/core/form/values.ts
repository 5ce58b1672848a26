import type { FormValues } from '#contract/form.ts'
import { isRecord } from '#domain/isRecord.ts'
import { type CellPath, type FormPath, parseCell } from './paths.ts'

/** Rows keep an identity while they move, so that what belongs to a row moves with it. */
export type RowId = number

/** Stored text may hold anything where a row belongs: it reads as an empty one, and the type check complains. */
const asRows = (value: unknown): readonly FormValues[] => {
  if (!Array.isArray(value)) return []
  return value.every(isRecord) ? value : value.map((row) => (isRecord(row) ? row : {}))
}

/** Current values. Lists and rows are replaced, never changed in place: whoever holds one may compare it. */
export class Values {
  readonly #values: Map<string, unknown>
  readonly #rowIds = new Map<string, readonly RowId[]>()
  #nextId: RowId = 1

  /** @param values a place for every key of the form, undefined where nothing is given. */
  constructor(values: Map<string, unknown>) {
    this.#values = values
  }

  get(path: FormPath): unknown {
    const cell = this.#cellAt(path)
    return cell ? this.rows(cell.table)[cell.row]?.[cell.column] : this.#values.get(path)
  }

  /** Sets a field, or a cell of a row that exists; null and undefined clear it. Unknown keys are ignored. */
  put(path: FormPath, value: unknown): void {
    const cell = this.#cellAt(path)
    if (cell) this.#putCell(cell, value ?? undefined)
    else if (this.#values.has(path)) {
      this.#rowIds.delete(path)
      this.#values.set(path, value ?? undefined)
    }
  }

  /** What a place is remembered by while rows move: `table/#identity/column`, or the key. */
  markOf(path: FormPath): string {
    const cell = this.#cellAt(path)
    return cell ? `${cell.table}/#${this.rowIds(cell.table)[cell.row]}/${cell.column}` : path
  }

  rows(table: string): readonly FormValues[] {
    return asRows(this.#values.get(table))
  }

  /** One identity a row, in the order of the rows; the same array until rows come, go or move. */
  rowIds(table: string): readonly RowId[] {
    const known = this.#rowIds.get(table)
    if (known) return known
    const ids = this.rows(table).map(() => this.#nextId++)
    this.#rowIds.set(table, ids)
    return ids
  }

  addRow(table: string, row: FormValues): void {
    const ids = this.rowIds(table)
    this.#replace(table, [...this.rows(table), row], [...ids, this.#nextId++])
  }

  setRow(table: string, index: number, row: FormValues): void {
    this.#replace(table, this.rows(table).with(index, row), this.rowIds(table))
  }

  moveRow(table: string, from: number, to: number): void {
    this.#replace(table, moved(this.rows(table), from, to), moved(this.rowIds(table), from, to))
  }

  deleteRow(table: string, index: number): void {
    const ids = this.rowIds(table)
    this.#replace(table, this.rows(table).toSpliced(index, 1), ids.toSpliced(index, 1))
  }

  /** A key with slashes in it is still a key. */
  #cellAt(path: FormPath): CellPath | undefined {
    return this.#values.has(path) ? undefined : parseCell(path)
  }

  #putCell({ table, row, column }: CellPath, value: unknown): void {
    const { [column]: _, ...others } = this.rows(table)[row] ?? {}
    const cells = value === undefined ? others : { ...others, [column]: value }
    if (row < this.rows(table).length) this.setRow(table, row, cells)
  }

  #replace(table: string, rows: readonly FormValues[], ids: readonly RowId[]): void {
    this.#values.set(table, rows)
    this.#rowIds.set(table, ids)
  }
}

const moved = <T>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))

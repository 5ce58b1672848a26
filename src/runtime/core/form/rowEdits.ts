import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { Errors } from './errors.ts'
import { openingRow } from './openingValues.ts'
import { cellPath } from './paths.ts'
import type { RowsChange } from './rowsChange.ts'
import type { Values } from './values.ts'

/** Row operations of tables. Each is false, and changes no value, when it cannot be done. */
export class RowEdits {
  readonly #bundle: FormBundle
  readonly #values: Values
  readonly #errors: Errors

  constructor(bundle: FormBundle, values: Values, errors: Errors) {
    this.#bundle = bundle
    this.#values = values
    this.#errors = errors
  }

  /**
   * Puts a row at `at`, else at the end. A full table refuses with `messages.numLimit`. A row that comes with values
   * counts as touched.
   */
  add(table: string, row: FormValues | undefined, at = Infinity): boolean {
    const field = ownValue(this.#bundle.fields, table)
    if (!field?.columns || this.#isFull(table, 1)) return false
    const index = Math.min(at, this.#values.rows(table).length)
    const cells = { ...openingRow(field), ...row }
    this.#values.changeRows(table, { insert: [{ at: index, cells }] })
    this.#touch(table, row ? index : undefined)
    return true
  }

  /**
   * Makes the change and gives the one that takes it back; undefined when the table cannot take so many rows. New rows
   * and rows that are written to count as touched.
   */
  change(table: string, change: RowsChange): RowsChange | undefined {
    const { insert = [], remove = [], put = new Map() } = change
    if (!ownValue(this.#bundle.fields, table)?.columns) return undefined
    if (insert.length > 0 && this.#isFull(table, insert.length - remove.length)) return undefined
    const { back, inserted } = this.#values.changeRows(table, change)
    const fresh = inserted.filter((_, index) => insert[index]?.id === undefined)
    const written = new Set([...put.keys(), ...fresh])
    this.#errors.touch(table)
    for (const [index, id] of this.#values.rowIds(table).entries())
      if (written.has(id)) this.#touch(table, index)
    return back
  }

  set(table: string, index: number, row: FormValues): boolean {
    if (!this.#has(table, index)) return false
    this.#values.setRow(table, index, row)
    this.#touch(table, index)
    return true
  }

  move(table: string, from: number, to: number): boolean {
    if (!this.#has(table, from) || !this.#has(table, to)) return false
    this.#values.moveRow(table, from, to)
    this.#touch(table, undefined)
    return true
  }

  delete(table: string, index: number): boolean {
    if (!this.#has(table, index)) return false
    const gone = this.#values.rowIds(table)[index] ?? 0
    this.#values.changeRows(table, { remove: [gone] })
    this.#touch(table, undefined)
    return true
  }

  /** Every cell of every row there is. */
  touchAll(table: string): void {
    for (const index of this.#values.rows(table).keys()) this.#touch(table, index)
  }

  #has(table: string, index: number): boolean {
    return this.#values.rows(table)[index] !== undefined
  }

  /** Whether `more` rows are too many; then it is said at the table. */
  #isFull(table: string, more: number): boolean {
    const { constraints, messages } = ownValue(this.#bundle.fields, table) ?? {}
    const full = this.#values.rows(table).length + more > (constraints?.numLimit ?? Infinity)
    if (full) this.#errors.report(table, messages?.numLimit ?? '')
    return full
  }

  #touch(table: string, row: number | undefined): void {
    this.#errors.touch(table)
    for (const column of ownValue(this.#bundle.fields, table)?.columns ?? [])
      if (row !== undefined) this.#errors.touch(cellPath(table, row, column.key))
  }
}

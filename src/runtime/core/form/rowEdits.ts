import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { Errors } from './errors.ts'
import { openingRow } from './openingValues.ts'
import { cellPath } from './paths.ts'
import type { RowsChange } from './rowsChange.ts'
import type { Values } from './values.ts'

/** Row operations of tables. Each returns false, without a change, when it is not possible. */
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
   * Inserts a row at `at`, by default at the end. A full table refuses with `messages.numLimit`. A row with values
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
   * Applies a change and returns its inverse; undefined when the table would exceed its limit. New and written rows
   * count as touched.
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
    const removedId = this.#values.rowIds(table)[index] ?? 0
    this.#values.changeRows(table, { remove: [removedId] })
    this.#touch(table, undefined)
    return true
  }

  /** Touches all cells of all rows. */
  touchAll(table: string): void {
    for (const index of this.#values.rows(table).keys()) this.#touch(table, index)
  }

  #has(table: string, index: number): boolean {
    return this.#values.rows(table)[index] !== undefined
  }

  /** True when `more` rows exceed the limit; then the table shows the message. */
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

import type { FormBundle, FormValues } from '#contract/form.ts'
import type { Errors } from './errors.ts'
import { openingRow } from './openingValues.ts'
import { cellPath } from './paths.ts'
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

  /** A full table refuses with `messages.numLimit`. A row that comes with values counts as touched. */
  add(table: string, row: FormValues | undefined): boolean {
    const field = this.#bundle.fields[table]
    if (!field?.columns) return false
    if (this.#values.rows(table).length >= (field.constraints.numLimit ?? Infinity)) {
      this.#errors.tell(table, field.messages.numLimit ?? '')
      return false
    }
    this.#values.addRow(table, { ...openingRow(field), ...row })
    this.#touch(table, row ? this.#values.rows(table).length - 1 : undefined)
    return true
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
    this.#values.deleteRow(table, index)
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

  #touch(table: string, row: number | undefined): void {
    this.#errors.touch(table)
    for (const column of this.#bundle.fields[table]?.columns ?? [])
      if (row !== undefined) this.#errors.touch(cellPath(table, row, column.key))
  }
}

import type { FormValues } from '#contract/form.ts'
import type { Channel } from './channels.ts'
import type { FormParts } from './formParts.ts'
import { cellPath, type FormPath, rootOf } from './paths.ts'
import { RowEdits } from './rowEdits.ts'

/** Changes of values, and everything that follows from them: visibility, messages, and who is told. */
export class Edits {
  readonly #parts: FormParts
  readonly #rows: RowEdits
  readonly #announce: (channels: readonly Channel[]) => void
  /** Whether anything was changed. */
  dirty = false

  constructor(parts: FormParts, announce: (channels: readonly Channel[]) => void) {
    this.#parts = parts
    this.#rows = new RowEdits(parts.bundle, parts.values, parts.errors)
    this.#announce = announce
  }

  /** A whole value, a table's rows among them. */
  set(path: FormPath, value: unknown): void {
    this.#parts.values.put(path, value)
    this.#parts.errors.touch(path)
    this.#rows.touchAll(path)
    this.#changed(path, [`rows:${path}`])
  }

  type(path: FormPath, value: unknown, composing: boolean): void {
    this.#parts.values.put(path, value)
    if (composing) this.#announce([`value:${path}`])
    else this.#changed(path, [])
  }

  touch(path: FormPath): void {
    const { errors, judge } = this.#parts
    if (errors.isWatched(path)) return
    errors.touch(path)
    judge.at(path)
    this.#announce([])
  }

  addRow(table: string, row: FormValues | undefined): boolean {
    return this.#edit(table, this.#rows.add(table, row))
  }

  setRow(table: string, index: number, row: FormValues): boolean {
    return this.#edit(table, this.#rows.set(table, index, row))
  }

  moveRow(table: string, from: number, to: number): boolean {
    return this.#edit(table, this.#rows.move(table, from, to))
  }

  deleteRow(table: string, index: number): boolean {
    return this.#edit(table, this.#rows.delete(table, index))
  }

  #edit(table: string, done: boolean): boolean {
    const { bundle, values } = this.#parts
    const columns = bundle.fields[table]?.columns ?? []
    const cells = values
      .rows(table)
      .flatMap((_, row) => columns.map(({ key }): Channel => `value:${cellPath(table, row, key)}`))
    if (done) this.#changed(table, [`rows:${table}`, ...cells])
    else this.#announce([])
    return done
  }

  /** The one way from a new value to those who wait for it; they are told when all is consistent again. */
  #changed(path: FormPath, also: readonly Channel[]): void {
    const { errors, visibility, judge } = this.#parts
    const root = rootOf(path)
    this.dirty = true
    errors.untell(path)
    const flipped = visibility.update(root)
    judge.at(path)
    judge.watched(flipped)
    judge.readersOf([root, ...flipped])
    const hidden = flipped.map((key): Channel => `hidden:${key}`)
    this.#announce([`value:${path}`, `value:${root}`, ...hidden, ...also])
  }
}

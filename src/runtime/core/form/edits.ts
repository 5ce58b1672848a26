import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { Channel } from './channels.ts'
import type { FormParts } from './formParts.ts'
import { cellPath, type FormPath, rootOf } from './paths.ts'
import { RowEdits } from './rowEdits.ts'
import type { RowsChange } from './rowsChange.ts'
import type { Consequences } from './visibility.ts'

const channelsOf = ({ flipped, computed }: Consequences): Channel[] => [
  ...flipped.map((key): Channel => `hidden:${key}`),
  ...computed.map((key): Channel => `value:${key}`),
]

/** Changes of values and their consequences: visibility, messages, and notification of listeners. */
export class Edits {
  readonly #parts: FormParts
  readonly #rows: RowEdits
  readonly #announce: (channels: readonly Channel[]) => void
  /** True after any change. */
  dirty = false
  /** The place where an input method is composing, and its value before. */
  #composed: { path: FormPath; before: unknown } | undefined

  constructor(parts: FormParts, announce: (channels: readonly Channel[]) => void) {
    this.#parts = parts
    this.#rows = new RowEdits(parts.bundle, parts.values, parts.errors)
    this.#announce = announce
  }

  /** Sets a whole value, also a table's rows. */
  set(path: FormPath, value: unknown): void {
    if (this.#isComputed(path)) return
    const before = this.#parts.values.get(path)
    this.#parts.values.put(path, value)
    this.#parts.errors.touch(path)
    this.#rows.touchAll(path)
    this.#changed(path, [`rows:${path}`], before)
  }

  /** Sets many whole values without touching them; listeners are notified once at the end. */
  fill(values: FormValues): void {
    const { errors, visibility, validation } = this.#parts
    const keys = Object.keys(values).filter((key) => !this.#isComputed(key))
    for (const key of keys) {
      this.#parts.values.put(key, ownValue(values, key))
      errors.clearReported(key)
    }
    if (keys.length > 0) this.dirty = true
    const updates = keys.map((key) => visibility.update(key))
    const affected = updates.flatMap(({ flipped, computed }) => [...flipped, ...computed])
    validation.watched([...keys, ...affected])
    validation.readersOf([...keys, ...affected])
    this.#announce([
      ...keys.flatMap((key): Channel[] => [`value:${key}`, `rows:${key}`]),
      ...updates.flatMap(channelsOf),
    ])
  }

  type(path: FormPath, value: unknown, composing: boolean): void {
    if (this.#isComputed(path)) return
    const begun = this.#composed?.path === path ? this.#composed : undefined
    const before = begun ? begun.before : this.#parts.values.get(path)
    this.#composed = composing ? { path, before } : undefined
    this.#parts.values.put(path, value)
    if (composing) this.#announce([`value:${path}`])
    else this.#changed(path, [], before)
  }

  touch(path: FormPath): void {
    const { errors, validation } = this.#parts
    if (errors.isWatched(path)) return
    errors.touch(path)
    validation.at(path)
    this.#announce([])
  }

  addRow(table: string, row: FormValues | undefined, at: number | undefined): boolean {
    return this.#edit(table, () => this.#rows.add(table, row, at))
  }

  setRow(table: string, index: number, row: FormValues): boolean {
    return this.#edit(table, () => this.#rows.set(table, index, row))
  }

  moveRow(table: string, from: number, to: number): boolean {
    return this.#edit(table, () => this.#rows.move(table, from, to))
  }

  deleteRow(table: string, index: number): boolean {
    return this.#edit(table, () => this.#rows.delete(table, index))
  }

  changeRows(table: string, change: RowsChange): RowsChange | undefined {
    return this.#edit(table, () => this.#rows.change(table, change))
  }

  /** Notifies of the cells that changed; of nothing when `act` was refused. */
  #edit<Done extends boolean | RowsChange | undefined>(table: string, act: () => Done): Done {
    const { bundle, values } = this.#parts
    const before = values.rows(table)
    const done = act()
    if (!done) {
      this.#announce([])
      return done
    }
    const columns = ownValue(bundle.fields, table)?.columns ?? []
    const cells = [...values.rows(table).entries()].flatMap(([row, after]) =>
      after === before[row] ? [] : columns.map(({ key }) => cellPath(table, row, key)),
    )
    this.#changed(table, [`rows:${table}`, ...cells.map((path): Channel => `value:${path}`)])
    return done
  }

  /** The only path from a new value to the listeners; they are notified once everything is consistent. */
  #changed(path: FormPath, also: readonly Channel[], before?: unknown): void {
    const { errors, visibility, validation } = this.#parts
    const root = rootOf(path)
    this.dirty = true
    errors.clearReported(path)
    const consequences = visibility.update(root)
    const affected = [...consequences.flipped, ...consequences.computed]
    validation.at(path, before)
    validation.watched(affected)
    validation.readersOf([root, ...affected])
    this.#announce([`value:${path}`, `value:${root}`, ...channelsOf(consequences), ...also])
  }

  /** Returns whether a value is computed, and therefore cannot be set. */
  #isComputed(path: FormPath): boolean {
    return Object.hasOwn(this.#parts.bundle.computes ?? {}, path)
  }
}

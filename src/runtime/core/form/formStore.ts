import { toSubmission } from '#adapters/formInfo/toSubmission.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { type Channel, Channels } from './channels.ts'
import { Edits } from './edits.ts'
import type { FormStoreOptions } from './formContext.ts'
import { type FormParts, openParts } from './formParts.ts'
import { type FormPath, rootOf } from './paths.ts'
import type { RowId, RowsChange } from './rowsChange.ts'
import { type FormErrors, shownErrors } from './shownErrors.ts'
import type { Standing } from './validation.ts'

/**
 * A form while it is filled in: values, visibility, errors, and who wants to know. No React, DOM, clock or network.
 * A change costs its field's check, the rules that name it and its own listeners, however large the form is.
 * While frozen every change is ignored.
 */
export class FormStore {
  readonly bundle: FormBundle
  /** What it was opened with. */
  readonly options: FormStoreOptions
  readonly #parts: FormParts
  readonly #edits: Edits
  readonly #channels = new Channels()
  readonly #locked: ReadonlySet<string>
  #frozen = false
  #revealed: FormPath | undefined

  constructor(bundle: FormBundle, options: FormStoreOptions) {
    this.bundle = bundle
    this.options = options
    this.#parts = openParts(bundle, options, (key) => this.#answered(key))
    this.#edits = new Edits(this.#parts, (channels) => this.#announce(channels))
    this.#locked = new Set(options.locked)
  }

  subscribe(channel: Channel, listener: () => void): () => void {
    return this.#channels.subscribe(channel, listener)
  }

  /** Value of a field, or of a cell. */
  get(path: FormPath): unknown {
    return this.#parts.values.get(path)
  }

  /** Sets a field or a cell for good: its message shows from now on. Null clears. */
  set(path: FormPath, value: unknown): void {
    if (!this.#frozen) this.#edits.set(path, value)
  }

  /** Puts many whole values at once, as from a draft; no first message shows before `touch`. Null clears. */
  fill(values: FormValues): void {
    if (!this.#frozen) this.#edits.fill(values)
  }

  /**
   * Takes what is being typed: checked, but no first message shows before `touch`.
   * @param composing an input method is at work: the value is kept, checks and rules wait for the finished text.
   */
  type(path: FormPath, value: unknown, composing = false): void {
    if (!this.#frozen) this.#edits.type(path, value, composing)
  }

  /** The person has left this place: its message shows from now on. */
  touch(path: FormPath): void {
    if (!this.#frozen) this.#edits.touch(path)
  }

  rows(table: string): readonly FormValues[] {
    return this.#parts.values.rows(table)
  }

  /** One identity a row; the same array until rows come, go or move. */
  rowIds(table: string): readonly RowId[] {
    return this.#parts.values.rowIds(table)
  }

  /** At the end unless told where. False when the table is full: then `messages.numLimit` shows and nothing is added. */
  addRow(table: string, row?: FormValues, at?: number): boolean {
    return !this.#frozen && this.#edits.addRow(table, row, at)
  }

  setRow(table: string, index: number, row: FormValues): boolean {
    return !this.#frozen && this.#edits.setRow(table, index, row)
  }

  moveRow(table: string, from: number, to: number): boolean {
    return !this.#frozen && this.#edits.moveRow(table, from, to)
  }

  deleteRow(table: string, index: number): boolean {
    return !this.#frozen && this.#edits.deleteRow(table, index)
  }

  /** Many changes of a table's rows as one; gives the change that takes them back, or undefined when refused. */
  changeRows(table: string, change: RowsChange): RowsChange | undefined {
    return this.#frozen ? undefined : this.#edits.changeRows(table, change)
  }

  isHidden(key: string): boolean {
    return this.#parts.visibility.isHidden(key)
  }

  /** Shown, but not to be edited: configured so, or pre-filled by the page. */
  isDisabled(key: string): boolean {
    return this.#locked.has(key) || (ownValue(this.bundle.fields, key)?.isDisable ?? false)
  }

  /** Whether the server is being asked about this field's value. */
  isPending(key: string): boolean {
    return this.#parts.questions?.isPending(key) ?? false
  }

  /** The message that shows at a field or cell now. */
  error(path: FormPath): string | undefined {
    return this.isHidden(rootOf(path)) ? undefined : this.#parts.errors.shown(path)
  }

  /** What has a say in the message of a place, shown or not. */
  standing(path: FormPath): Standing {
    return this.#parts.validation.standing(path)
  }

  /** All messages that show now, in the order of the document; of a table's cells alone when one is named. */
  errors(table?: string): FormErrors {
    const all = this.#parts.errors.paths()
    const paths = table === undefined ? all : all.filter((path) => path.startsWith(`${table}/`))
    return shownErrors(this.bundle, paths, (path) => this.error(path))
  }

  /** Checks every field that shows and lets every message show. No errors: it may be sent. */
  validate(): FormErrors {
    this.#parts.errors.showAll()
    this.#parts.validation.everything()
    this.#announce(['submitted'])
    return this.errors()
  }

  /** Whether nothing is wrong with any field that shows, its message shown or not; the server is not asked. */
  isValid(): boolean {
    this.#parts.validation.everything()
    return this.#parts.errors.nothingFound
  }

  /**
   * Asks what only the server knows about the values of now, and waits. False when something could not be asked:
   * that makes no value wrong, and the server looks again on submission.
   * @param key only about this field
   */
  async settle(key?: string): Promise<boolean> {
    const { validation, questions } = this.#parts
    if (key === undefined) validation.asking()
    else validation.field(key)
    this.#announce([])
    return (await questions?.settle(key)) ?? true
  }

  /** What a submission waits for: all checks, the server's too. Freeze first when nothing may change meanwhile. */
  async check(): Promise<FormErrors> {
    this.validate()
    await this.settle()
    return this.validate()
  }

  /** What keeps the place from being submitted although its value is right; undefined takes it away. */
  obstruct(path: FormPath, message: string | undefined): void {
    const { validation, obstacles, values } = this.#parts
    const mark = values.markOf(path)
    if (obstacles.get(mark) === message) return
    if (message === undefined) obstacles.delete(mark)
    else obstacles.set(mark, message)
    validation.at(path)
    this.#announce([])
  }

  /** Whether something keeps a place from being submitted, such as a file under way. */
  get obstructed(): boolean {
    return this.#parts.obstacles.size > 0
  }

  /** Puts the server's messages to their fields until those change; gives back the ones that have no place here. */
  setErrors(errors: FormErrors): FormErrors {
    const placed = (path: string): boolean =>
      Object.hasOwn(this.bundle.fields, rootOf(path)) && !this.isHidden(rootOf(path))
    for (const [path, message] of Object.entries(errors))
      if (placed(path)) this.#parts.errors.report(path, message)
    this.#announce([])
    return Object.fromEntries(Object.entries(errors).filter(([path]) => !placed(path)))
  }

  /** Values of the fields that show; what rules of the page see. */
  values(): FormValues {
    const entries = Object.entries(this.#parts.visibility.scope)
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }

  /** What would be submitted now. */
  submission(): FormValues {
    const { bundle } = this
    const values = Object.fromEntries(bundle.order.map((key) => [key, this.get(key)]))
    const hidden = new Set(bundle.order.filter((key) => this.isHidden(key)))
    return toSubmission(bundle, values, hidden).value
  }

  get frozen(): boolean {
    return this.#frozen
  }

  freeze(frozen = true): void {
    this.#frozen = frozen
    this.#announce(['frozen'])
  }

  /** Whether anything was changed since the form opened, or since it was saved. */
  get dirty(): boolean {
    return this.#edits.dirty
  }

  saved(): void {
    this.#edits.dirty = false
  }

  /** Asks the view to bring a field or cell into sight and focus it. */
  reveal(path: FormPath): void {
    this.#revealed = path
    this.#channels.announce(['reveal'])
  }

  /** The place asked for last. */
  get revealed(): FormPath | undefined {
    return this.#revealed
  }

  /** Calls off what is still being asked. */
  dispose(): void {
    this.#parts.questions?.drop()
  }

  #answered(key: string): void {
    this.#parts.validation.field(key)
    this.#announce([`pending:${key}`])
  }

  #announce(channels: readonly Channel[]): void {
    const errors = this.#parts.errors.takeChanges().map((path): Channel => `error:${path}`)
    const changed: Channel[] = errors.length > 0 ? ['errors', ...errors] : []
    this.#channels.announce(['change', ...channels, ...changed])
  }
}

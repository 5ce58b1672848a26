import { toSubmission } from '#adapters/formInfo/toSubmission.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { Failure } from '#domain/validators/checkField.ts'
import { type Channel, Channels, type Follower } from './channels.ts'
import { Edits } from './edits.ts'
import type { FormStoreOptions } from './formContext.ts'
import { type FormParts, openParts } from './formParts.ts'
import { type FormPath, rootOf } from './paths.ts'
import type { RowId, RowsChange } from './rowsChange.ts'
import { type FormErrors, shownErrors } from './shownErrors.ts'
import type { PlaceErrors } from './validation.ts'

/**
 * State of a form: values, visibility, errors and listeners. Without React, DOM, clock or network. The cost of a change
 * is the field's check, the rules that read it and its own listeners, independent of the form's size. While frozen,
 * changes are ignored.
 */
export class FormStore {
  #bundle: FormBundle
  /** The options the form was opened with. */
  readonly options: FormStoreOptions
  #parts: FormParts
  #edits: Edits
  readonly #channels = new Channels()
  readonly #locked: ReadonlySet<string>
  readonly #hints = new Map<FormPath, string>()
  #frozen = false
  #revealed: FormPath | undefined

  constructor(bundle: FormBundle, options: FormStoreOptions) {
    this.#bundle = bundle
    this.options = options
    this.#parts = openParts(bundle, options, (key) => this.#answered(key))
    this.#edits = new Edits(this.#parts, (channels) => this.#announce(channels))
    this.#locked = new Set(options.locked)
  }

  get bundle(): FormBundle {
    return this.#bundle
  }

  subscribe(channel: Channel, listener: () => void): () => void {
    return this.#channels.subscribe(channel, listener)
  }

  /** Calls `follower` with the channels of every change, after their listeners. */
  follow(follower: Follower): () => void {
    return this.#channels.follow(follower)
  }

  /** Returns the value of a field or cell. */
  get(path: FormPath): unknown {
    return this.#parts.values.get(path)
  }

  /** Sets a field or cell and touches it, so that its message shows from now on. Null clears. */
  set(path: FormPath, value: unknown): void {
    if (this.#frozen) return
    this.hint(path, undefined)
    this.#edits.set(path, value)
  }

  /** Sets many whole values, as from a draft, without touching them. Null clears. */
  fill(values: FormValues): void {
    if (!this.#frozen) this.#edits.fill(values)
  }

  /**
   * Sets the value being typed; it is checked, but not touched.
   * @param composing an input method is composing: the value is stored, and checks and rules wait for the finished text
   */
  type(path: FormPath, value: unknown, composing = false): void {
    if (this.#frozen) return
    this.hint(path, undefined)
    this.#edits.type(path, value, composing)
  }

  /** Marks a place as left: its message shows from now on. */
  touch(path: FormPath): void {
    if (!this.#frozen) this.#edits.touch(path)
  }

  rows(table: string): readonly FormValues[] {
    return this.#parts.values.rows(table)
  }

  /** Returns the rows' identities; the same array until rows are added, removed or moved. */
  rowIds(table: string): readonly RowId[] {
    return this.#parts.values.rowIds(table)
  }

  /** Adds a row, at the end by default. Returns false when the table is full; then `messages.numLimit` shows. */
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

  /** Applies several changes of a table's rows as one; returns the inverse change, or undefined when refused. */
  changeRows(table: string, change: RowsChange): RowsChange | undefined {
    return this.#frozen ? undefined : this.#edits.changeRows(table, change)
  }

  isHidden(key: string): boolean {
    return this.#parts.visibility.isHidden(key)
  }

  /** True for a field that shows but cannot be edited: by configuration, or pre-filled by the page. */
  isDisabled(key: string): boolean {
    return this.#locked.has(key) || (ownValue(this.bundle.fields, key)?.isDisable ?? false)
  }

  /** True while a question about this field is at the server. */
  isPending(key: string): boolean {
    return this.#parts.questions?.isPending(key) ?? false
  }

  /** Returns the message that shows at a field or cell. */
  error(path: FormPath): string | undefined {
    return this.isHidden(rootOf(path)) ? undefined : this.#parts.errors.shown(path)
  }

  /**
   * Returns the hint on the last input at a place, such as that it was cut; a hint is no error, and disappears with the
   * next input.
   */
  hintAt(path: FormPath): string | undefined {
    return this.#hints.get(path)
  }

  /** Sets the hint on the last input at a place; undefined removes it. */
  hint(path: FormPath, text: string | undefined): void {
    if (this.#hints.get(path) === text) return
    if (text === undefined) this.#hints.delete(path)
    else this.#hints.set(path, text)
    this.#announce([`error:${path}`])
  }

  /** Returns everything that determines a place's message, shown or not. */
  placeErrors(path: FormPath): PlaceErrors {
    return this.#parts.validation.placeErrors(path)
  }

  /** Returns the check of its own that a field or cell would fail with a value. */
  failureOf(path: FormPath, value: unknown): Failure | undefined {
    return this.#parts.validation.failureOf(path, value)
  }

  /** Returns all shown messages in document order; with `table`, those of its cells only. */
  errors(table?: string): FormErrors {
    const all = this.#parts.errors.paths()
    const paths = table === undefined ? all : all.filter((path) => path.startsWith(`${table}/`))
    return shownErrors(this.bundle, paths, (path) => this.error(path))
  }

  /** Checks all visible fields and shows all messages. An empty result means that the form may be submitted. */
  validate(): FormErrors {
    for (const path of [...this.#hints.keys()]) this.hint(path, undefined)
    this.#parts.errors.showAll()
    this.#parts.validation.everything()
    this.#announce(['submitted'])
    return this.errors()
  }

  /** True when all visible fields pass their checks, without asking the server or showing messages. */
  isValid(): boolean {
    this.#parts.validation.everything()
    return this.#parts.errors.nothingFound
  }

  /**
   * Asks the server the open questions and waits. False when one could not be asked: the value stays valid, and the
   * server checks again on submission.
   * @param key only this field
   */
  async settle(key?: string): Promise<boolean> {
    const { validation, questions } = this.#parts
    if (key === undefined) validation.asking()
    else validation.field(key)
    this.#announce([])
    return (await questions?.settle(key)) ?? true
  }

  /** Runs all checks before a submission, including the server's. Freeze first to prevent changes meanwhile. */
  async check(): Promise<FormErrors> {
    this.validate()
    await this.settle()
    return this.validate()
  }

  /** Reports an obstacle to submission at a place with a valid value; undefined removes it. */
  obstruct(path: FormPath, message: string | undefined): void {
    const { validation, obstacles, values } = this.#parts
    const mark = values.markOf(path)
    if (obstacles.get(mark) === message) return
    if (message === undefined) obstacles.delete(mark)
    else obstacles.set(mark, message)
    validation.at(path)
    this.#announce([])
  }

  /** True while an obstacle exists, such as an upload in progress. */
  get obstructed(): boolean {
    return this.#parts.obstacles.size > 0
  }

  /** Shows the server's messages at their fields until those change; returns messages without a place in this form. */
  setErrors(errors: FormErrors): FormErrors {
    const placed = (path: string): boolean =>
      Object.hasOwn(this.bundle.fields, rootOf(path)) && !this.isHidden(rootOf(path))
    for (const [path, message] of Object.entries(errors))
      if (placed(path)) this.#parts.errors.report(path, message)
    this.#announce([])
    return Object.fromEntries(Object.entries(errors).filter(([path]) => !placed(path)))
  }

  /** The values of visible fields as the form's rules read them; an own entry for each that is filled in. */
  get ruleScope(): FormValues {
    const entries = Object.entries(this.#parts.visibility.scope)
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }

  /** Returns the values of visible fields as they would be submitted: what pages read. */
  values(): FormValues {
    return this.#parts.visibility.submitted()
  }

  /** Returns the values that a submission would send now. */
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

  /** True when something changed since the form was opened or saved. */
  get dirty(): boolean {
    return this.#edits.dirty
  }

  saved(): void {
    this.#edits.dirty = false
  }

  /** Asks the view to scroll to a field or cell and focus it. */
  reveal(path: FormPath): void {
    this.#revealed = path
    this.#channels.announce(['reveal'])
  }

  /** The place of the last `reveal`. */
  get revealed(): FormPath | undefined {
    return this.#revealed
  }

  /** Cancels all open questions. */
  dispose(): void {
    this.#parts.questions?.drop()
  }

  /**
   * Replaces the parts of this form by those of `other`, which is not used afterwards; listeners stay and are notified
   * of `changes`.
   */
  protected become(other: FormStore, changes: readonly Channel[]): void {
    this.#bundle = other.#bundle
    this.#parts = other.#parts
    this.#edits = new Edits(other.#parts, (channels) => this.#announce(channels))
    this.#channels.announce(changes)
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

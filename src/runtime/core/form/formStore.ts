import { toSubmission } from '#adapters/formInfo/toSubmission.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import { type Channel, Channels } from './channels.ts'
import { Checks } from './checks.ts'
import { createVisibility } from './createVisibility.ts'
import { Errors } from './errors.ts'
import type { FormStoreOptions } from './formContext.ts'
import { Judge } from './judge.ts'
import { openingValues } from './openingValues.ts'
import { PageChecks } from './pageChecks.ts'
import { cellPath, type FormPath, rootOf } from './paths.ts'
import { Questions } from './questions.ts'
import { RowEdits } from './rowEdits.ts'
import { type RowId, Values } from './values.ts'
import type { Visibility } from './visibility.ts'

/** Path → message. */
export type FormErrors = Record<FormPath, string>

/**
 * A form while it is filled in: values, visibility, errors, and who wants to know. No React, DOM, clock or network.
 * A change costs its field's check, the rules that name it and its own listeners, however large the form is.
 * While frozen every change is ignored.
 */
export class FormStore {
  readonly bundle: FormBundle
  readonly #channels = new Channels()
  readonly #values: Values
  readonly #visibility: Visibility
  readonly #errors: Errors
  readonly #rows: RowEdits
  readonly #questions: Questions | undefined
  readonly #judge: Judge
  readonly #locked: ReadonlySet<string>
  readonly #held = new Set<Promise<unknown>>()
  readonly #obstacles = new Map<FormPath, string>()
  #frozen = false
  #dirty = false
  #revealed: FormPath | undefined

  constructor(bundle: FormBundle, options: FormStoreOptions) {
    const { context, ask } = options
    this.bundle = bundle
    this.#locked = new Set(options.locked)
    this.#values = new Values(openingValues(bundle, options.stored, options.initial))
    this.#visibility = createVisibility(bundle, context, (key) => this.#values.get(key))
    this.#errors = new Errors((path) => this.#values.markOf(path))
    this.#rows = new RowEdits(bundle, this.#values, this.#errors)
    this.#questions = ask && new Questions(ask, options.delay, (key) => this.#answered(key))
    const { scope } = this.#visibility
    this.#judge = new Judge({
      bundle,
      visibility: this.#visibility,
      checks: new Checks({
        bundle,
        values: this.#values,
        scope,
        context,
        obstacles: this.#obstacles,
      }),
      pageChecks: new PageChecks(options.checks ?? [], scope, context),
      errors: this.#errors,
      questions: this.#questions,
    })
  }

  subscribe(channel: Channel, listener: () => void): () => void {
    return this.#channels.subscribe(channel, listener)
  }

  /** Value of a field, or of a cell. */
  get(path: FormPath): unknown {
    return this.#values.get(path)
  }

  /** Sets a field or a cell for good: its message shows from now on. Null clears. */
  set(path: FormPath, value: unknown): void {
    if (this.#frozen) return
    this.#values.put(path, value)
    this.#errors.touch(path)
    this.#rows.touchAll(path)
    this.#changed(path, [`rows:${path}`])
  }

  /**
   * Takes what is being typed: checked, but no first message shows before `touch`.
   * @param composing an input method is at work: the value is kept, checks and rules wait for the finished text.
   */
  type(path: FormPath, value: unknown, composing = false): void {
    if (this.#frozen) return
    this.#values.put(path, value)
    if (composing) this.#announce([`value:${path}`])
    else this.#changed(path, [])
  }

  /** The person has left this place: its message shows from now on. */
  touch(path: FormPath): void {
    if (this.#frozen || this.#errors.isWatched(path)) return
    this.#errors.touch(path)
    this.#judge.at(path)
    this.#announce([])
  }

  rows(table: string): readonly FormValues[] {
    return this.#values.rows(table)
  }

  /** One identity a row; the same array until rows come, go or move. */
  rowIds(table: string): readonly RowId[] {
    return this.#values.rowIds(table)
  }

  /** False when the table is full: then `messages.numLimit` shows and nothing is added. */
  addRow(table: string, row?: FormValues): boolean {
    return this.#edit(table, () => this.#rows.add(table, row))
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

  isHidden(key: string): boolean {
    return this.#visibility.isHidden(key)
  }

  /** Shown, but not to be edited: configured so, or pre-filled by the page. */
  isDisabled(key: string): boolean {
    return this.#locked.has(key) || (this.bundle.fields[key]?.isDisable ?? false)
  }

  /** Whether the server is being asked about this field's value. */
  isPending(key: string): boolean {
    return this.#questions?.isPending(key) ?? false
  }

  /** The message that shows at a field or cell now. */
  error(path: FormPath): string | undefined {
    return this.isHidden(rootOf(path)) ? undefined : this.#errors.shown(path)
  }

  /** All messages that show now, in the order of the document. */
  errors(): FormErrors {
    const paths = this.bundle.order.flatMap((key) => [key, ...this.#cellsOf(key)])
    const shown = paths.map((path) => [path, this.error(path)] as const)
    return Object.fromEntries(shown.filter((entry): entry is [string, string] => !!entry[1]))
  }

  /** Checks every field that shows and lets every message show. No errors: it may be sent. */
  validate(): FormErrors {
    this.#errors.showAll()
    this.#judge.everything()
    this.#announce(['submitted'])
    return this.errors()
  }

  /** Whether nothing is wrong with any field that shows, its message shown or not; the server is not asked. */
  isValid(): boolean {
    this.#judge.everything()
    return this.#errors.nothingFound
  }

  /**
   * Asks what only the server knows about the values of now, and waits. False when something could not be asked:
   * that makes no value wrong, and the server looks again on submission.
   */
  async settle(): Promise<boolean> {
    if (this.#held.size > 0) await Promise.all(this.#held)
    for (const key of this.bundle.order)
      if (this.bundle.fields[key]?.constraints.notRepeat) this.#judge.field(key)
    this.#announce([])
    return (await this.#questions?.settle()) ?? true
  }

  /** What a submission waits for: all checks, the server's too. Freeze first when nothing may change meanwhile. */
  async check(): Promise<FormErrors> {
    this.validate()
    await this.settle()
    return this.validate()
  }

  /** Something the value waits for, an upload under way: `settle` waits for it, too. */
  hold(work: Promise<unknown>): void {
    const held: Promise<unknown> = work.catch(() => {}).then(() => this.#held.delete(held))
    this.#held.add(held)
  }

  /** What keeps the place from being submitted although its value is right; undefined takes it away. */
  obstruct(path: FormPath, message: string | undefined): void {
    if (this.#obstacles.get(path) === message) return
    if (message === undefined) this.#obstacles.delete(path)
    else this.#obstacles.set(path, message)
    this.#judge.at(path)
    this.#announce([])
  }

  /** Puts the server's messages to their fields until those change; gives back the ones that have no place here. */
  setErrors(errors: FormErrors): FormErrors {
    const placed = (path: string): boolean =>
      Object.hasOwn(this.bundle.fields, rootOf(path)) && !this.isHidden(rootOf(path))
    for (const [path, message] of Object.entries(errors))
      if (placed(path)) this.#errors.tell(path, message)
    this.#announce([])
    return Object.fromEntries(Object.entries(errors).filter(([path]) => !placed(path)))
  }

  /** Values of the fields that show; what rules of the page see. */
  values(): FormValues {
    const entries = Object.entries(this.#visibility.scope)
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
    return this.#dirty
  }

  saved(): void {
    this.#dirty = false
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
    this.#questions?.drop()
  }

  #edit(table: string, edit: () => boolean): boolean {
    const done = !this.#frozen && edit()
    const cells = this.#cellsOf(table).map((path): Channel => `value:${path}`)
    if (done) this.#changed(table, [`rows:${table}`, ...cells])
    else this.#announce([])
    return done
  }

  /** Everything that follows from a new value at `path`. */
  #changed(path: FormPath, also: readonly Channel[]): void {
    const root = rootOf(path)
    this.#dirty = true
    this.#errors.untell(path)
    const flipped = this.#visibility.update(root)
    this.#judge.at(path)
    this.#judge.watched(flipped)
    this.#judge.readersOf([root, ...flipped])
    const hidden = flipped.map((key): Channel => `hidden:${key}`)
    this.#announce([`value:${path}`, `value:${root}`, ...hidden, ...also])
  }

  #answered(key: string): void {
    this.#judge.field(key)
    this.#announce([`pending:${key}`])
  }

  #announce(channels: readonly Channel[]): void {
    const errors = this.#errors.takeChanges().map((path): Channel => `error:${path}`)
    this.#channels.announce(['change', ...channels, ...errors])
  }

  #cellsOf(key: string): FormPath[] {
    const columns = this.bundle.fields[key]?.columns ?? []
    return this.rows(key).flatMap((_, row) =>
      columns.map((column) => cellPath(key, row, column.key)),
    )
  }
}

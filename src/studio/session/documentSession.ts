import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { failureOf } from '#runtime/core/failure.ts'
import { createCell, type Observable } from '#runtime/core/ports/observable.ts'
import { cleanEdit } from './cleanEdit.ts'
import { mergedText } from './mergedText.ts'
import { stepBetween } from './stepBetween.ts'
import type { UnsavedTexts } from './unsavedTexts.ts'

/** Delay of saving after the last change, and of retrying an unreachable server, in milliseconds. */
const SAVE_MS = 600
const RETRY_MS = 4000

/**
 * `waiting`: changed, not sent yet. `offline`: the server cannot be reached. `refused`: the server rejects the change.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'conflict'

export interface DocumentState {
  text: string
  save: SaveState
  /** Reason for the refusal or the conflict. */
  message?: string
  /** Names of the steps that can be undone and redone. */
  undo?: string | undefined
  redo?: string | undefined
  /** Seat of the document, as returned with the last saved step; undefined before one is saved. */
  seat?: Schema<'Seat'> | undefined
  /** Counts the steps that may have changed other documents of the change set. */
  others: number
}

export interface DocumentPorts {
  save(step: { stepId: string; rev: number; edits: string }): Promise<Schema<'SavedStep'>>
  read(): Promise<Schema<'ChangeDocument'>>
  /** Undoes the last step of the change set, or redoes it. */
  takeBack(isRedo: boolean): Promise<Schema<'TakenBack'>>
  unsaved: UnsavedTexts
  newId(): string
  /** Runs a function later; returns a function that cancels it. */
  later(run: () => void, ms: number): () => void
}

export type OpenedDocument = Pick<Schema<'ChangeDocument'>, 'content' | 'rev' | 'undo' | 'redo'>

interface Saved {
  text: string
  rev: number
}

/** One document being edited: every change is saved automatically, merged with those of others, and never lost. */
export class DocumentSession {
  readonly #ports: DocumentPorts
  readonly #state
  /** Text on the server, as far as this session knows. */
  #saved: Saved
  /** In a conflict, the text on the server. */
  #theirs: Saved | undefined
  #underWay: Promise<void> | undefined
  #callOff = () => {}
  #finishing = new Set<() => void>()

  /** Merges a text that a crash left on the device into that of the server, and saves it. */
  constructor({ content = '', rev, undo, redo }: OpenedDocument, ports: DocumentPorts) {
    this.#ports = ports
    this.#saved = { text: content, rev }
    const kept = ports.unsaved.read()
    const text = kept ? mergedText({ ...kept, mine: kept.text, theirs: content }).text : content
    this.#state = createCell<DocumentState>({ text, save: 'saved', undo, redo, others: 0 })
    if (text === content) return
    this.#change(text)
    this.#soon(0)
  }

  get state(): Observable<DocumentState> {
    return this.#state
  }

  /**
   * Merges in a newer text from the server: a page first shows the document as it last read it. A failed read or a
   * conflict is ignored, because saving the next step meets it again.
   */
  async refresh(): Promise<void> {
    const opened = this.#saved
    const read = await this.#ports.read().catch(() => undefined)
    if (!read || this.#saved !== opened || this.#underWay) return
    const { content = '', undo, redo } = read
    if (read.rev === opened.rev) {
      this.#tell({ undo, redo })
      return
    }
    const sides = { base: opened.text, mine: this.#state.get().text, theirs: content }
    const { text, hasConflicts } = mergedText(sides)
    if (hasConflicts) return
    this.#saved = { text: content, rev: read.rev }
    this.#change(text)
    this.#tell({ undo, redo })
    if (text !== content) this.#soon(0)
  }

  /** Replaces the text; invisible characters in its changed part are dropped. */
  edit(text: string): void {
    this.#change(cleanEdit(this.#state.get().text, text))
    if (!this.#theirs) this.#soon(SAVE_MS)
  }

  /**
   * Registers a function that is called before saving or undoing, so that a view with a delayed write writes at once;
   * returns the function that removes it.
   */
  beforeFlush(finish: () => void): () => void {
    this.#finishing.add(finish)
    return () => this.#finishing.delete(finish)
  }

  /** Returns whether the server lacks any change; delayed writes of views are made first. */
  hasUnsaved(): boolean {
    for (const finish of this.#finishing) finish()
    return this.#underWay !== undefined || this.#state.get().text !== this.#saved.text
  }

  /** Saves all changes; resolves once the server has accepted or rejected them, or could not be reached. */
  async flush(): Promise<void> {
    for (const finish of this.#finishing) finish()
    this.#callOff()
    await this.#underWay
    if (this.#state.get().text === this.#saved.text || this.#theirs) return
    this.#underWay = this.#save()
      .catch((error) => this.#onFailure(error))
      .catch(() => this.#tell({ save: 'offline' }))
    await this.#underWay
    this.#underWay = undefined
    if (this.#state.get().save === 'waiting') this.#soon(SAVE_MS)
  }

  /** Undoes or redoes the user's last step; resolves with its name, undefined when it was refused. */
  async takeBack(isRedo: boolean): Promise<string | undefined> {
    await this.flush()
    if (this.#state.get().save !== 'saved') return undefined
    try {
      const { label, undo, redo } = await this.#ports.takeBack(isRedo)
      const { content = '', rev } = await this.#ports.read()
      this.#saved = { text: content, rev }
      this.#change(content)
      this.#tell({ undo, redo, others: this.#state.get().others + 1 })
      return label
    } catch (error) {
      this.#tell({ message: failureOf(error).msg })
      return undefined
    }
  }

  /** Records a step made in another document: it is now the step to undo. */
  steppedBeside(undo: string): void {
    this.#tell({ undo, redo: undefined, others: this.#state.get().others + 1 })
  }

  /** Resolves a conflict in favour of the user's own values or of the others'. */
  decide(side: 'mine' | 'theirs'): void {
    const theirs = this.#theirs
    if (!theirs) return
    const sides = { base: this.#saved.text, mine: this.#state.get().text, theirs: theirs.text }
    this.#saved = theirs
    this.#theirs = undefined
    this.#change(mergedText(sides, side).text)
    this.#soon(0)
  }

  close(): void {
    void this.flush()
  }

  #change(text: string): void {
    const isSaved = text === this.#saved.text
    this.#ports.unsaved.write(isSaved ? undefined : { base: this.#saved.text, text })
    this.#tell({ text, save: isSaved ? 'saved' : 'waiting' })
  }

  #tell(change: Partial<DocumentState>): void {
    const { message: _message, ...rest } = this.#state.get()
    this.#state.set({ ...rest, ...change })
  }

  #soon(ms: number): void {
    this.#callOff()
    this.#callOff = this.#ports.later(() => void this.flush(), ms)
  }

  async #save(): Promise<void> {
    const { text } = this.#state.get()
    this.#tell({ save: 'saving' })
    const edits = JSON.stringify(stepBetween(this.#saved.text, text))
    const stepId = this.#ports.newId()
    const answer = await this.#ports.save({ stepId, rev: this.#saved.rev, edits })
    const theirs = answer.content ?? text
    const now = mergedText({ base: text, mine: this.#state.get().text, theirs })
    this.#saved = { text: theirs, rev: answer.rev }
    this.#change(now.text)
    if (answer.undo !== undefined)
      this.#tell({ undo: answer.undo, redo: undefined, seat: answer.seat })
  }

  async #onFailure(error: unknown): Promise<void> {
    const { kind, code, msg } = failureOf(error)
    if (kind === 'network') {
      this.#tell({ save: 'offline' })
      this.#soon(RETRY_MS)
    } else if (code === RefusalCode.Conflict) await this.#merge(msg)
    else this.#tell({ save: 'refused', message: msg })
  }

  /** Merges the changes of others; where both sides changed the same place, the user decides. */
  async #merge(message: string): Promise<void> {
    const { content = '', rev } = await this.#ports.read()
    const sides = { base: this.#saved.text, mine: this.#state.get().text, theirs: content }
    const { text, hasConflicts } = mergedText(sides)
    if (hasConflicts) {
      this.#theirs = { text: content, rev }
      this.#tell({ save: 'conflict', message })
      return
    }
    this.#saved = { text: content, rev }
    this.#change(text)
    if (text !== content) this.#soon(0)
  }
}

import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { failureOf } from '#runtime/core/failure.ts'
import { createCell, type Observable } from '#runtime/core/ports/observable.ts'
import { cleanEdit } from './cleanEdit.ts'
import { mergedText } from './mergedText.ts'
import { stepBetween } from './stepBetween.ts'
import type { UnsavedTexts } from './unsavedTexts.ts'

/** Milliseconds after the last change when it is saved, and after which an unreachable server is tried again. */
const SAVE_MS = 600
const RETRY_MS = 4000

/** `waiting`: changed, not sent yet. `offline`: the server cannot be reached. `refused`: it does not take the change. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'conflict'

export interface DocumentState {
  text: string
  save: SaveState
  /** Why it was refused. */
  message?: string
  /** What can be taken back, and done again, in words. */
  undo?: string | undefined
  redo?: string | undefined
  /** Who has the seat at the document, as the server said with the last step; undefined before that. */
  seat?: Schema<'Seat'> | undefined
  /** Counts the steps that may have changed other documents of the change set. */
  others: number
}

export interface DocumentPorts {
  save(step: { stepId: string; rev: number; edits: string }): Promise<Schema<'SavedStep'>>
  read(): Promise<Schema<'ChangeDocument'>>
  /** Takes the last step of the change set back, or does it again. */
  takeBack(isRedo: boolean): Promise<Schema<'TakenBack'>>
  unsaved: UnsavedTexts
  newId(): string
  /** Runs a function later; returns how to call it off. */
  later(run: () => void, ms: number): () => void
}

export type OpenedDocument = Pick<Schema<'ChangeDocument'>, 'content' | 'rev' | 'undo' | 'redo'>

interface Saved {
  text: string
  rev: number
}

/** One document being edited: every change is saved by itself, merged with those of others, and never lost. */
export class DocumentSession {
  readonly #ports: DocumentPorts
  readonly #state
  /** What the server has, as far as this session knows. */
  #saved: Saved
  /** Of a conflict: what the server has instead. */
  #theirs: Saved | undefined
  #underWay: Promise<void> | undefined
  #callOff = () => {}
  #finishing = new Set<() => void>()

  /** What a crash left on the device is merged into what the server has, and saved. */
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
   * Takes in what the server has, where it is newer than what the document was opened with: a page shows what it last
   * read at once. What cannot be read now is met when the next step is saved.
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

  /** Takes another text; what shows nothing in what was changed is dropped. */
  edit(text: string): void {
    this.#change(cleanEdit(this.#state.get().text, text))
    if (!this.#theirs) this.#soon(SAVE_MS)
  }

  /** Is called before anything is saved or taken back, so that a view that writes late writes now; returns its end. */
  beforeFlush(finish: () => void): () => void {
    this.#finishing.add(finish)
    return () => this.#finishing.delete(finish)
  }

  /** Whether the server does not have everything yet; what a view writes late is written first. */
  hasUnsaved(): boolean {
    for (const finish of this.#finishing) finish()
    return this.#underWay !== undefined || this.#state.get().text !== this.#saved.text
  }

  /** Saves what is not saved yet; resolves when the server has it or refuses it. */
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

  /** Takes one's last step back, or does it again; resolves with what that was, undefined where it was refused. */
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

  /** Takes in that a step was made in another document: it is the one to be taken back now. */
  steppedBeside(undo: string): void {
    this.#tell({ undo, redo: undefined, others: this.#state.get().others + 1 })
  }

  /** Of a conflict: one's own values, or those of the others. */
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

  /** Merges what others did; where they changed the same place, the person decides. */
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

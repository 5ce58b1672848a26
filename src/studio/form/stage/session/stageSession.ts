import { shareBundle } from '#adapters/formInfo/shareBundle.ts'
import { withMembers } from '#adapters/formInfo/withMembers.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import type { Device } from '#contract/value.ts'
import type { Change } from '#contract/why.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import type { StagedStore } from '#runtime/core/form/staged/stagedStore.ts'
import { createCell, type Observable } from '#runtime/core/ports/observable.ts'
import { fillingOf, follow, valuesOf } from './filling.ts'
import { openStaged } from './openStaged.ts'
import type { Filling, Staged, StageFrame, StageHost, StageState } from './stageLink.ts'
import { TaskQueue } from './taskQueue.ts'

/** Settings of the preview, including the person who fills in the form. */
export interface StageView extends Pick<Staged, 'title' | 'printInfo'> {
  state: StageState
  /** A new number starts a new form, unless the state only shows the present values. */
  round: number
  context: FormContext
}

type Later = (task: () => void) => void

/**
 * One form in several frames: this session holds its values, and every frame follows. Nothing is sent or stored. A new
 * definition is passed to one frame after the other, so that the first is painted while the next one works.
 */
export class StageSession implements StageHost {
  readonly #store
  readonly #frames = new Map<Device, StageFrame>()
  readonly #definitions: TaskQueue
  readonly #later: Later
  #view: StageView
  #latest: FormBundle
  #held: FormBundle | undefined
  #isComposing = false
  #isPushing = false
  #selected: FormPath | undefined
  /** Initial values chosen by the user; undefined for those of the state. */
  #given: FormValues | undefined
  #stop = () => {}
  /** Called when a field is selected in a frame. */
  onSelect: (path: FormPath) => void = () => {}

  constructor(bundle: FormBundle, view: StageView, later: Later = nextTurn) {
    this.#latest = withoutPlaces(bundle)
    this.#view = view
    this.#later = later
    this.#definitions = new TaskQueue(later)
    this.#store = createCell(openStaged(this.#latest, view.context, view.state, undefined))
    this.#listen()
  }

  /** Current form; replaced when it is opened anew. */
  get store(): Observable<StagedStore> {
    return this.#store
  }

  /** Opens the form in another view. */
  view(view: StageView): void {
    const isNew = view.round !== this.#view.round && !isShown(view.state)
    this.#view = view
    if (isNew) this.#given = undefined
    this.#open(isNew ? undefined : valuesOf(this.#finished()))
  }

  /** Opens the form with these values. */
  fill(values: FormValues): void {
    this.#given = values
    this.#open(values)
  }

  /** Returns all values if one was changed since the state or the initial values were chosen; undefined otherwise. */
  typed(): FormValues | undefined {
    const { context, state } = this.#view
    const values = valuesOf(this.#finished())
    const begun = openStaged(this.#latest, context, state, this.#given)
    return isSameJson(values, valuesOf(begun)) ? undefined : values
  }

  /** Passes on a new definition, after the composition if one is in progress. */
  define(bundle: FormBundle): void {
    this.#held = bundle
    if (!this.#isComposing) this.#release()
  }

  /** Holds back definitions while an input method composes. */
  compose(isComposing: boolean): void {
    this.#isComposing = isComposing
    if (!isComposing) this.#release()
  }

  select(path: FormPath | undefined): void {
    this.#selected = path
    for (const frame of this.#frames.values()) frame.select(path)
  }

  /** Applies changes as user input. */
  apply(changes: readonly Change[]): void {
    for (const { path, to } of changes) this.#finished().set(path, to.value ?? undefined)
  }

  attach(frame: StageFrame): void {
    this.#frames.set(frame.device, frame)
    this.#finished()
    frame.open(this.#staged())
    frame.select(this.#selected)
  }

  /** Removes the frame of a device that is no longer shown. */
  detach(device: Device): void {
    this.#frames.delete(device)
  }

  selected(path: FormPath): void {
    this.onSelect(path)
  }

  filled(filling: Filling): void {
    follow(this.#store.get(), filling)
  }

  #open(current: FormValues | undefined): void {
    const { context, state } = this.#view
    this.#definitions.finish()
    this.#store.set(openStaged(this.#latest, context, state, current))
    this.#listen()
    for (const frame of this.#frames.values()) frame.open(this.#staged())
  }

  #release(): void {
    if (!this.#held) return
    const bundle = shareBundle(this.#latest, withoutPlaces(this.#held))
    this.#held = undefined
    this.#latest = bundle
    const frames = [...this.#frames.values()].map((frame) => () => frame.define(bundle))
    this.#definitions.replace([...frames, () => this.#store.get().define(bundle)])
  }

  /** Returns the form after passing on all pending definitions. */
  #finished(): StagedStore {
    this.#definitions.finish()
    return this.#store.get()
  }

  #listen(): void {
    this.#stop()
    this.#stop = this.#store.get().subscribe('change', () => this.#pushSoon())
  }

  /** Updates the frames in a later task, so that the frame with the input is painted first. */
  #pushSoon(): void {
    if (this.#isPushing) return
    this.#isPushing = true
    this.#later(() => {
      this.#isPushing = false
      const filling = fillingOf(this.#store.get())
      for (const frame of this.#frames.values()) frame.follow(filling)
    })
  }

  #staged(): Staged {
    const { state, context, title, printInfo } = this.#view
    const options = { context, current: valuesOf(this.#store.get()) }
    return { bundle: this.#latest, options, state, title, printInfo }
  }
}

/**
 * Removes source positions from a bundle: staff see attributes without their position, and computing positions takes a
 * tenth of a second in a long form.
 */
const withoutPlaces = (bundle: FormBundle): FormBundle => withMembers(bundle, { origin: {} })

const nextTurn: Later = (task) => void setTimeout(task)

const isShown = (state: StageState): boolean => state === 'readonly' || state === 'print'

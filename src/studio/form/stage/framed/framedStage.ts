import type { FormBundle } from '#contract/form.ts'
import type { Device } from '#contract/value.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { StagedStore } from '#runtime/core/form/staged/stagedStore.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { follow } from '../session/filling.ts'
import type { Filling, Staged, StageFrame } from '../session/stageLink.ts'
import { Outline } from './outline.ts'

/** The form of a frame: a store of its own, which follows the editor's. */
export class FramedStage implements StageFrame {
  readonly device: Device
  readonly outline = new Outline()
  readonly shown = createCell<{ staged: Staged; store: StagedStore } | null>(null)
  /** True while an input method composes in this frame: values are neither received nor sent meanwhile. */
  isComposing = false

  constructor(device: Device) {
    this.device = device
  }

  open(staged: Staged): void {
    const store = new StagedStore(staged.bundle, staged.options)
    if (staged.state === 'errors') store.validate()
    this.outline.keep()
    this.shown.set({ staged, store })
  }

  define(bundle: FormBundle): void {
    this.shown.get()?.store.define(bundle)
  }

  follow(filling: Filling): void {
    const { store } = this.shown.get() ?? {}
    if (store && !this.isComposing) follow(store, filling)
  }

  select(path: FormPath | undefined): void {
    const sections = this.shown.get()?.store.bundle.sections ?? []
    const section = sections.find(({ rows }) => rows.some((row) => row.includes(path ?? '')))
    this.outline.select(path, section?.id)
  }
}

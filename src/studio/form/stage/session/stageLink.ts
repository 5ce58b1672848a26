import type { FormBundle, FormValues } from '#contract/form.ts'
import type { Device } from '#contract/value.ts'
import type { FormStoreOptions } from '#runtime/core/form/formContext.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'

/** States in which a form can be previewed. */
export const STAGE_STATES = ['blank', 'filled', 'errors', 'readonly', 'print'] as const
export type StageState = (typeof STAGE_STATES)[number]

/** Content of a frame. It is passed by reference: both windows have one origin. */
export interface Staged {
  bundle: FormBundle
  options: FormStoreOptions
  state: StageState
  title: string
  printInfo: unknown
}

/** Values and messages of a form. */
export interface Filling {
  values: FormValues
  /** Paths of fields and cells that show a message. */
  wrong: readonly FormPath[]
}

/** Interface of a frame for the editor's window. */
export interface StageFrame {
  device: Device
  open(staged: Staged): void
  define(bundle: FormBundle): void
  follow(filling: Filling): void
  select(path: FormPath | undefined): void
}

/** Interface of the editor's window for its frames. */
export interface StageHost {
  /** Called by a frame once it can show content. */
  attach(frame: StageFrame): void
  selected(path: FormPath): void
  filled(filling: Filling): void
}

declare global {
  interface Window {
    /** Present in the window of a form's editor. */
    formStage?: StageHost | undefined
  }
}

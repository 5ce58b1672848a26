import type { FormBundle, FormValues } from '#contract/form.ts'
import type { Device } from '#contract/value.ts'
import type { FormStoreOptions } from '#runtime/core/form/formContext.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'

/** How a form is looked at. */
export const STAGE_STATES = ['blank', 'filled', 'errors', 'readonly', 'print'] as const
export type StageState = (typeof STAGE_STATES)[number]

/** What a frame shows. It is handed over as it is: both windows are of one origin. */
export interface Staged {
  bundle: FormBundle
  options: FormStoreOptions
  state: StageState
  title: string
  printInfo: unknown
}

/** A form as it is filled in. */
export interface Filling {
  values: FormValues
  /** The places that show a message. */
  wrong: readonly FormPath[]
}

/** A frame, as the editor's window calls it. */
export interface StageFrame {
  device: Device
  open(staged: Staged): void
  define(bundle: FormBundle): void
  follow(filling: Filling): void
  select(path: FormPath | undefined): void
}

/** The editor's window, as its frames call it. */
export interface StageHost {
  /** Called by a frame that can show something. */
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

import type { FormValues } from '#contract/form.ts'
import type { Diagnostic } from '#contract/formInfo.ts'
import { DEVICES, type Device } from '#contract/value.ts'
import type { Explanation } from '#contract/why.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** A field or cell as the inspector lists it. */
export interface PlaceState {
  path: string
  label: string
  type: string
  shown: boolean
  disabled: boolean
  error?: string
}

/** The state of a form in a frame. */
export interface Snapshot {
  /** The file the form comes from. */
  file: string
  places: PlaceState[]
  /** All values, those of hidden fields included. */
  values: FormValues
  /** The values that would be submitted. */
  submission: FormValues
  diagnostics: Diagnostic[]
  /** Explanation of the requested place. */
  explanation?: Explanation
}

/** Messages from a framed form to the gallery. */
export type FromStage =
  | { stage: 'changed'; device: Device; snapshot: Snapshot }
  | { stage: 'asked'; device: Device; path: string }

/** Messages from the gallery to a framed form. */
export type ToStage =
  | { gallery: 'explain'; path: string | null }
  | { gallery: 'reveal'; path: string }
  | { gallery: 'set'; path: string; value: unknown }
  /** Values of the other frame: both show one form. */
  | { gallery: 'follow'; values: FormValues }

/** Returns whether a message is one of the gallery's; the caller checks that it is of the same origin. */
export const isFromStage = (data: unknown): data is FromStage =>
  isRecord(data) &&
  (data.stage === 'changed' || data.stage === 'asked') &&
  DEVICES.some((device) => device === data.device)

export const isToStage = (data: unknown): data is ToStage =>
  isRecord(data) && typeof data.gallery === 'string'

import type { ComponentType } from 'react'
import type { FormField } from '#contract/form.ts'
import type { FieldType } from '#contract/formInfo.ts'
import type { Device } from '#contract/value.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'

/** Props of a widget in edit mode; the value itself is read from the store by `path`. */
export interface EditProps {
  field: FormField
  path: FormPath
  /** DOM id the label refers to: of the input, or of the focusable element. */
  id: string
  /** DOM id of the label, for groups (`aria-labelledby`). */
  labelId: string
  /** DOM ids of help and message. */
  describedBy: string
  layout: Device
  disabled: boolean
  invalid: boolean
}

export interface DisplayProps {
  field: FormField
  value: unknown
  layout: Device
}

/** `input`: the label focuses it; `group`: the label names a set of controls; `bare`: no label, help or message. */
export type Frame = 'input' | 'group' | 'bare'

/** One field type as the form engine sees it. */
export interface FieldWidget {
  frame: Frame | ((field: FormField) => Frame)
  Edit: ComponentType<EditProps>
  /**
   * Brings the mounted control up to date with its place. A control with it is rendered for neither value nor message, and
   * `invalid` stays false.
   */
  follow?: (control: HTMLElement, value: unknown, invalid: boolean) => void
  /** Read-only view: in reviewed forms and in table rows. */
  Display: ComponentType<DisplayProps>
}

/** Registry of all field types; a missing one does not compile. */
export type FieldWidgets = Record<FieldType | 'unsupported', FieldWidget>

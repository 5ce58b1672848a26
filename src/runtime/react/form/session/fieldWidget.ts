import type { ComponentType } from 'react'
import type { FormField } from '#contract/form.ts'
import type { FieldType } from '#contract/formInfo.ts'
import type { Device } from '#contract/value.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'

/** What the place a value is edited at tells its widget; the value itself is read from the store by `path`. */
export interface EditProps {
  field: FormField
  path: FormPath
  /** DOM id the label points to: of the input, or of the element that can be focused. */
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
  /** The control sees to `aria-invalid` by itself: it is not rendered again for a message, `invalid` stays false. */
  marksItself?: true
  /** Read-only: in a form that is only looked at, and in rows of a table. */
  Display: ComponentType<DisplayProps>
}

/** Every type has its widget; a forgotten one does not compile. */
export type FieldWidgets = Record<FieldType | 'unsupported', FieldWidget>

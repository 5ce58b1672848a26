/** A form of a page: the source of its fields, and the values the page passes to it. */

import type { Json, Logic } from './logic.ts'
import type { Value } from './value.ts'

/**
 * A page-level check beside the field's own, over the form's values (`var` is a field key): `rule`, or `call`. The server
 * repeats the rules of every page that submits a configured form.
 */
export interface FormCheck {
  field: string
  rule?: Logic
  /**
   * A check on the server: the value is valid when this call answers true. Called once all its `params` are present.
   */
  call?: string
  params?: Record<string, Value>
  message: string
}

/** Both kinds become one bundle; `rows` is formInfo written in the page itself. */
export type FormSpec = {
  /** Stored values: open exactly as they were stored. */
  value?: Value
  /** Pre-filled values of a new form; a field's own default gives way to them. */
  initial?: Value
  /** Keys shown but not editable (pre-filled from the profile). */
  locked?: Value<string[]>
  readonly?: Value<boolean>
  checks?: FormCheck[]
  /** Input is saved on the device and offered on return; `key` distinguishes several drafts of one form. */
  draft?: { key?: Value }
  /** Asks before the page is left with something typed that would be lost. */
  warnUnsaved?: boolean
} & (
  | { from: 'formInfo'; source: string }
  | {
      from: 'rows'
      rows: Json[][]
      /** Choice field → the codes it offers of its items, such as what the organisation has switched on. */
      choices?: Record<string, Value<string[]>>
    }
)

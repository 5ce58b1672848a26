import type { FormBundle } from '#contract/form.ts'
import type { PatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import type { Ask, AskCall } from '../form/formContext.ts'
import type { OpenForm, OpenFormParts } from './openForm.ts'

/** The form engine; loaded lazily (`ready`), because many pages have no form. */
export interface FormTools {
  /**
   * Converts formInfo rows, or an answer containing them, to a bundle; an unreadable definition becomes a bundle with
   * diagnostics.
   */
  bundleOf(definition: unknown): FormBundle
  /** Opens a form: a store, and the operations that a page uses. */
  open(parts: OpenFormParts): OpenForm
  /** Resolves when the engine and its reference data are loaded; called once per page, before its first form. */
  ready?(): Promise<void>
  /** Asks the server whether a value is unused. */
  ask?: Ask
  /** Sends the question of a page check to the server. */
  askCall?: AskCall
  /** Pattern matcher; absent: the built-in engine for safe patterns, others are left to the server. */
  matches?: PatternMatcher
}

import type { FormBundle } from '#contract/form.ts'
import type { PatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import type { Ask, AskCall } from '../form/formContext.ts'
import type { OpenForm, OpenFormParts } from './openForm.ts'

/** The form engine; pages without a form never use it, so that it is lazy (`ready`). */
export interface FormTools {
  /** formInfo rows, or an answer that carries them, → a bundle; a definition that cannot be read is a bundle with diagnostics. */
  bundleOf(definition: unknown): FormBundle
  /** `openForm`: a store at work, and what the page may ask of it. */
  open(parts: OpenFormParts): OpenForm
  /** Resolves when the engine, and everything it and the widgets look up, is there; asked once a page, before its first form. */
  ready?(): Promise<void>
  /** Asks the server whether a value is still free. */
  ask?: Ask
  /** Asks the server what a check of the page asks. */
  askCall?: AskCall
  /** How patterns are matched; absent: the built-in engine for safe ones, the others left to the server. */
  matches?: PatternMatcher
}

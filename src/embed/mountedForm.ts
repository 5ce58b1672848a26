import type { FormValues } from '#contract/form.ts'
import type { Device } from '#contract/value.ts'
import type { FormErrors } from '#runtime/core/form/shownErrors.ts'
import type { EmbedContext } from './embedContext.ts'
import type { OnSubmit } from './useSubmission.ts'

export interface MountOptions {
  /** Rows of field definitions, a flat list of them, or the JSON text of either. */
  formInfo: unknown
  context?: EmbedContext
  /** `pc` by default. */
  layout?: Device
  /** Draws the form in a shadow tree of its own, where no style sheet of the page reaches it; floats stand in it too. */
  isolate?: boolean
  /** Stored values: the form opens exactly like this, without defaults. */
  value?: FormValues
  /** Called with the current submission, once after the frame in which something changed. */
  onChange?: (value: FormValues) => void
  /**
   * Called with a value that passed every check; the form then ends in a submit button. It may answer, at once or
   * later, messages by field path, which are shown at their fields; one that throws shows its message below the form.
   */
  onSubmit?: OnSubmit
}

export interface MountedForm {
  /** Unmounts the form; pending changes are passed to `onChange` before. */
  unmount(): void
  /** Returns the current submission, without hidden and empty fields. */
  getValue(): FormValues
  /** Shows every message, also what only a server knows, and goes to the first; none: the value may be sent. */
  validate(): Promise<FormErrors>
}

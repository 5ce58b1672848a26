import type { FormField } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import type { RuleTools } from '../useRuleTools.ts'

/** The field whose rules are edited. */
export interface FieldProps {
  tools: RuleTools
  place: FieldPlace
  field: FormField
  /** Definition as written in the document. */
  definition: RawField
}

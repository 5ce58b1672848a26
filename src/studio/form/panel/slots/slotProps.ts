import type { RawField } from '#contract/formInfo.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'

export interface SlotProps {
  place: FieldPlace
  definition: RawField
  /** Writes the definition. */
  save: (definition: RawField) => void
}

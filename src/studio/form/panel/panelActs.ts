import type { FieldType } from '#contract/formInfo.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'

/**
 * Handlers of changes that may affect more than the edited definition; without a handler, only the definition changes.
 */
export interface PanelActs {
  /** Handles a change of type. */
  onChangeType?: ((place: FieldPlace, type: FieldType) => void) | undefined
  /** Handles a change of a field's key. */
  onChangeKey?: ((place: FieldPlace, key: string) => void) | undefined
  /** Handles the removal of a table's column; `whenGone` is called if it was removed. */
  onRemoveColumn?: ((place: FieldPlace, whenGone: () => void) => void) | undefined
  /** Handles the removal of an option; `whenGone` is called if it was removed. */
  onRemoveOption?: ((place: FieldPlace, code: string, whenGone: () => void) => void) | undefined
}

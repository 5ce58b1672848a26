import type { FieldType } from '#contract/formInfo.ts'
import type { FieldPlace } from '../formEditing.ts'

/** Changes that may touch more than the definition they are made in; what is absent changes only that. */
export interface PanelActs {
  /** Takes over a change of type. */
  onChangeType?: ((place: FieldPlace, type: FieldType) => void) | undefined
  /** Takes over another key of a field. */
  onChangeKey?: ((place: FieldPlace, key: string) => void) | undefined
  /** Takes over the removal of a table's column; `whenGone` is called if it was removed. */
  onRemoveColumn?: ((place: FieldPlace, whenGone: () => void) => void) | undefined
  /** Takes over the removal of an option; `whenGone` is called if it was removed. */
  onRemoveOption?: ((place: FieldPlace, code: string, whenGone: () => void) => void) | undefined
}

import type { ComponentType } from 'react'
import { ChoiceType } from '#contract/codes.ts'
import { ownValue } from '#contract/record.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { ChoicePicker } from './ChoicePicker.tsx'

const BY_TYPE: Record<string, ComponentType<EditProps>> = {
  [ChoiceType.Radio]: ChoiceGroup,
  [ChoiceType.Checkbox]: ChoiceGroup,
  [ChoiceType.CheckboxList]: ChoiceGroup,
  [ChoiceType.Picker]: ChoicePicker,
}

/** Radio buttons, check boxes or a picker. */
export function ChoiceWidget(edit: EditProps) {
  const View = ownValue(BY_TYPE, edit.field.ui.choiceType ?? ChoiceType.Radio) ?? ChoiceGroup
  return <View {...edit} />
}

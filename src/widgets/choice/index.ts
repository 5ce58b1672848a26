import { ChoiceType } from '#contract/codes.ts'
import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { TextDisplay } from '../controls/displays.tsx'
import { ChoiceWidget } from './ChoiceWidget.tsx'

export const choiceWidget: FieldWidget = {
  frame: ({ ui }) => (ui.choiceType === ChoiceType.Picker ? 'input' : 'group'),
  Edit: ChoiceWidget,
  Display: TextDisplay,
}

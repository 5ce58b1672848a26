import type { FieldWidget } from '#runtime/react/form/fieldWidget.ts'
import { TextBoxDisplay } from './TextBoxDisplay.tsx'
import { TextBoxWidget } from './TextBoxWidget.tsx'

export const textBoxWidget: FieldWidget = {
  frame: 'input',
  Edit: TextBoxWidget,
  Display: TextBoxDisplay,
}

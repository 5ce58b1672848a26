import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { TextDisplay } from '../controls/displays.tsx'
import { showText } from '../controls/input/useTypedText.ts'
import { TextBoxWidget } from './TextBoxWidget.tsx'

export const textBoxWidget: FieldWidget = {
  frame: 'input',
  Edit: TextBoxWidget,
  follow: showText,
  Display: TextDisplay,
}

import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { TextDisplay } from '../controls/displays.tsx'
import { SwitchWidget } from './SwitchWidget.tsx'

export const switchWidget: FieldWidget = {
  frame: 'input',
  Edit: SwitchWidget,
  Display: TextDisplay,
}

import type { FieldWidget } from '#runtime/react/form/fieldWidget.ts'
import { SwitchDisplay, SwitchWidget } from './SwitchWidget.tsx'

export const switchWidget: FieldWidget = {
  frame: 'input',
  Edit: SwitchWidget,
  Display: SwitchDisplay,
}

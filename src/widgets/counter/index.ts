import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { TextDisplay } from '../controls/displays.tsx'
import { CounterWidget } from './CounterWidget.tsx'

export const counterWidget: FieldWidget = {
  frame: 'input',
  Edit: CounterWidget,
  Display: TextDisplay,
}

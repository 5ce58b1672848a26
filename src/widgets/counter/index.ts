import type { FieldWidget } from '#runtime/react/form/fieldWidget.ts'
import { NumberDisplay } from '../controls/NumberDisplay.tsx'
import { CounterWidget } from './CounterWidget.tsx'

export const counterWidget: FieldWidget = {
  frame: 'input',
  Edit: CounterWidget,
  Display: NumberDisplay,
}

import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { PlainDisplay } from '../controls/displays.tsx'
import { DateTimeWidget } from './DateTimeWidget.tsx'

export const dateTimeWidget: FieldWidget = {
  frame: (field) => (field.ui.range ? 'group' : 'input'),
  Edit: DateTimeWidget,
  Display: PlainDisplay,
}

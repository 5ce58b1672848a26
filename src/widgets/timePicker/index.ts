import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { PlainDisplay } from '../controls/displays.tsx'
import { MomentWidget } from '../moment/MomentWidget.tsx'

export const timePickerWidget: FieldWidget = {
  frame: 'input',
  Edit: MomentWidget,
  Display: PlainDisplay,
}

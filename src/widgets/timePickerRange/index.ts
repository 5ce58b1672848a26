import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { PlainDisplay } from '../controls/displays.tsx'
import { PeriodWidget } from '../moment/PeriodWidget.tsx'

export const timePickerRangeWidget: FieldWidget = {
  frame: 'group',
  Edit: PeriodWidget,
  Display: PlainDisplay,
}

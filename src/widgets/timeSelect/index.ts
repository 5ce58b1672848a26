import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { PlainDisplay } from '../controls/displays.tsx'
import { TimeSelectWidget } from './TimeSelectWidget.tsx'

export const timeSelectWidget: FieldWidget = {
  frame: 'input',
  Edit: TimeSelectWidget,
  Display: PlainDisplay,
}

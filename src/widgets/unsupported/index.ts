import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { UnsupportedWidget } from './UnsupportedWidget.tsx'

export const unsupportedWidget: FieldWidget = {
  frame: 'bare',
  Edit: UnsupportedWidget,
  Display: UnsupportedWidget,
}

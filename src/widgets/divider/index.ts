import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { DividerWidget } from './DividerWidget.tsx'

export const dividerWidget: FieldWidget = {
  frame: 'bare',
  Edit: DividerWidget,
  Display: DividerWidget,
}

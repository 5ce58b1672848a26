import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { CascadeDisplay, CascadeWidget } from './CascadeWidget.tsx'

export const cascadeWidget: FieldWidget = {
  frame: 'input',
  Edit: CascadeWidget,
  Display: CascadeDisplay,
}

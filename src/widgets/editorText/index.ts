import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { EditorTextWidget } from './EditorTextWidget.tsx'

export const editorTextWidget: FieldWidget = {
  frame: 'bare',
  Edit: EditorTextWidget,
  Display: EditorTextWidget,
}

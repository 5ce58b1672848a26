import type { FieldWidget } from '#runtime/react/form/fieldWidget.ts'
import { EditorDisplay, EditorWidget } from './EditorWidget.tsx'

export const editorWidget: FieldWidget = {
  frame: 'input',
  Edit: EditorWidget,
  Display: EditorDisplay,
}

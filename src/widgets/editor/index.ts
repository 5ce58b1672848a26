import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { EditorDisplay } from './EditorDisplay.tsx'
import { EditorWidget } from './EditorWidget.tsx'

export const editorWidget: FieldWidget = {
  frame: 'group',
  Edit: EditorWidget,
  Display: EditorDisplay,
}

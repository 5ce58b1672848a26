import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { UploadDisplay } from './UploadDisplay.tsx'
import { UploadWidget } from './UploadWidget.tsx'

export const uploadWidget: FieldWidget = {
  frame: 'group',
  Edit: UploadWidget,
  Display: UploadDisplay,
}

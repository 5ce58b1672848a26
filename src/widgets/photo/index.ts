import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { PhotoDisplay } from './PhotoDisplay.tsx'
import { PhotoWidget } from './PhotoWidget.tsx'

export const photoWidget: FieldWidget = {
  frame: 'group',
  Edit: PhotoWidget,
  Display: PhotoDisplay,
}

import type { FieldWidget } from '#runtime/react/form/fieldWidget.ts'
import { PhotoDisplay, PhotoWidget } from './PhotoWidget.tsx'

export const photoWidget: FieldWidget = { frame: 'group', Edit: PhotoWidget, Display: PhotoDisplay }

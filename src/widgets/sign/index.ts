import type { FieldWidget } from '#runtime/react/form/fieldWidget.ts'
import { SignDisplay, SignWidget } from './SignWidget.tsx'

export const signWidget: FieldWidget = { frame: 'input', Edit: SignWidget, Display: SignDisplay }

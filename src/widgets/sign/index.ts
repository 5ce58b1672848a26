import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { SignDisplay } from './SignDisplay.tsx'
import { SignWidget } from './SignWidget.tsx'

export const signWidget: FieldWidget = { frame: 'group', Edit: SignWidget, Display: SignDisplay }

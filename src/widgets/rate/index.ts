import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { RateDisplay, RateWidget } from './RateWidget.tsx'

export const rateWidget: FieldWidget = { frame: 'group', Edit: RateWidget, Display: RateDisplay }

import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { PageWidget } from './PageWidget.tsx'

export const pageWidget: FieldWidget = { frame: 'bare', Edit: PageWidget, Display: PageWidget }

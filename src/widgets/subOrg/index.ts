import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { SubOrgDisplay, SubOrgWidget } from './SubOrgWidget.tsx'

export const subOrgWidget: FieldWidget = {
  frame: 'input',
  Edit: SubOrgWidget,
  Display: SubOrgDisplay,
}

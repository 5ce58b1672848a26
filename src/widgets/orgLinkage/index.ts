import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { OrgLinkageDisplay, OrgLinkageWidget } from './OrgLinkageWidget.tsx'

export const orgLinkageWidget: FieldWidget = {
  frame: 'input',
  Edit: OrgLinkageWidget,
  Display: OrgLinkageDisplay,
}

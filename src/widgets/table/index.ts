import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { TableDisplay, TableWidget } from './TableWidget.tsx'

export const tableWidget: FieldWidget = {
  frame: 'group',
  Edit: TableWidget,
  Display: TableDisplay,
}

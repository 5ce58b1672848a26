import type { FormField } from '#contract/form.ts'
import type { FieldType } from '#contract/formInfo.ts'
import type { PrintContent } from '#contract/print.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/isRecord.ts'
import { displayCascade } from './cascade.ts'
import { displayChoice } from './choice.ts'
import type { Displayer, NameTables } from './displayer.ts'
import { displayDivider } from './divider.ts'
import { displayFiles, displayPhoto, displaySign } from './files.ts'
import { displayNothing } from './nothing.ts'
import { displayOrgLinkage } from './orgLinkage.ts'
import { displayPeriod } from './period.ts'
import { displayRichText } from './richText.ts'
import { displayScalar } from './scalar.ts'
import { displaySubOrg } from './subOrg.ts'
import { displaySwitch } from './switch.ts'
import { displayTextBox } from './textBox.ts'

/** How each type reads; a table is made of its columns' cells. */
const DISPLAYERS: Record<Exclude<FieldType, 'table'> | 'unsupported', Displayer> = {
  describe: displayRichText,
  upload: displayFiles,
  photo: displayPhoto,
  textBox: displayTextBox,
  editor: displayRichText,
  editorText: displayRichText,
  counter: displayScalar,
  choice: displayChoice,
  subOrg: displaySubOrg,
  orgLinkage: displayOrgLinkage,
  cascade: displayCascade,
  slider: displayScalar,
  rate: displayScalar,
  switch: displaySwitch,
  dateTime: displayPeriod,
  divider: displayDivider,
  sign: displaySign,
  page: displayNothing,
  timeSelect: displayScalar,
  timePicker: displayScalar,
  timePickerRange: displayPeriod,
  unsupported: displayNothing,
}

/** How a field's value reads on paper and in a detail view, codes by their names. */
export const displayField = (field: FormField, value: unknown, tables: NameTables): PrintContent =>
  field.type === 'table'
    ? displayTable(field, value, tables)
    : DISPLAYERS[field.type](field, value, tables)

/** Columns that are not printed are left out. */
function displayTable(field: FormField, value: unknown, tables: NameTables): PrintContent {
  const columns = (field.columns ?? []).filter(({ print, isHide }) => print.on && !isHide)
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  return {
    kind: 'table',
    columns: columns.map(({ label }) => label),
    rows: rows.map((row) =>
      columns.map((column) => displayField(column, cellOf(row, column.key), tables)),
    ),
  }
}

const cellOf = (row: unknown, key: string): unknown =>
  isRecord(row) ? ownValue(row, key) : undefined

import type { FormField } from '#contract/form.ts'
import type { FieldType } from '#contract/formInfo.ts'
import { readCascade } from './cascade.ts'
import { readChoice } from './choice.ts'
import { readMoment, readPeriod, readTimeOfDay } from './moment.ts'
import { readFile, readNothing } from './nothing.ts'
import { readNumber } from './number.ts'
import { readOrgLinkage, readSubOrg } from './org.ts'
import type { Reader, Reading, ReadTables } from './reader.ts'
import { readRichText } from './richText.ts'
import { readSwitch } from './switch.ts'
import { readTextBox } from './textBox.ts'

/** How each type takes a text. */
const READERS: Record<FieldType | 'unsupported', Reader> = {
  describe: readNothing,
  upload: readFile,
  photo: readFile,
  textBox: readTextBox,
  editor: readRichText,
  editorText: readNothing,
  counter: readNumber,
  choice: readChoice,
  subOrg: readSubOrg,
  orgLinkage: readOrgLinkage,
  cascade: readCascade,
  slider: readNumber,
  rate: readNumber,
  switch: readSwitch,
  dateTime: (field, text, tables) =>
    (field.ui.range ? readPeriod : readMoment)(field, text, tables),
  divider: readNothing,
  sign: readFile,
  table: readNothing,
  page: readNothing,
  timeSelect: readTimeOfDay,
  timePicker: readMoment,
  timePickerRange: readPeriod,
  unsupported: readNothing,
}

/** What a pasted text means in a field; blank text means nothing given. */
export const readText = (field: FormField, text: string, tables: ReadTables): Reading =>
  text.trim() === '' ? { value: undefined } : READERS[field.type](field, text.trim(), tables)

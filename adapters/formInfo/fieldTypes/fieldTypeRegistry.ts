import type { FieldType } from '#contract/formInfo.ts'
import { offersAll } from '#domain/validators/offered/offers.ts'
import { cascadeField } from './cascade.ts'
import { choiceField } from './choice.ts'
import { counterField } from './counter.ts'
import { dateTimeField } from './dateTime.ts'
import { describeField } from './describe.ts'
import { dividerField } from './divider.ts'
import { editorField } from './editor.ts'
import { editorTextField } from './editorText.ts'
import type { FieldTypeDefinition } from './fieldType.ts'
import { orgLinkageField } from './orgLinkage.ts'
import { pageField } from './page.ts'
import { photoField } from './photo.ts'
import { rateField } from './rate.ts'
import { signField } from './sign.ts'
import { sliderField } from './slider.ts'
import { subOrgField } from './subOrg.ts'
import { switchField } from './switch.ts'
import { tableField } from './table.ts'
import { textBoxField } from './textBox.ts'
import { timePickerField } from './timePicker.ts'
import { timePickerRangeField } from './timePickerRange.ts'
import { timeSelectField } from './timeSelect.ts'
import { unsupportedField } from './unsupported.ts'
import { uploadField } from './upload.ts'

/** Every field type, by the wire's word. */
export const FIELD_TYPE_REGISTRY: Record<FieldType | 'unsupported', FieldTypeDefinition> = {
  describe: describeField,
  upload: uploadField,
  photo: photoField,
  textBox: textBoxField,
  editor: editorField,
  editorText: editorTextField,
  counter: counterField,
  choice: choiceField,
  subOrg: subOrgField,
  orgLinkage: orgLinkageField,
  cascade: cascadeField,
  slider: sliderField,
  rate: rateField,
  switch: switchField,
  dateTime: dateTimeField,
  divider: dividerField,
  sign: signField,
  table: tableField,
  page: pageField,
  timeSelect: timeSelectField,
  timePicker: timePickerField,
  timePickerRange: timePickerRangeField,
  unsupported: unsupportedField,
}

/** Type → its name for people. */
export const FIELD_TYPE_NAMES = ofEach(({ name }) => name)

/** Type → what an applicant does with a field; undefined for layout. */
export const FIELD_TYPE_VERBS = ofEach(({ verb }) => verb)

/** Type → the values that its fields offer. */
export const FIELD_TYPE_OFFERS = ofEach(({ offers = offersAll }) => offers)

function ofEach<T>(read: (definition: FieldTypeDefinition) => T) {
  const entries = Object.entries(FIELD_TYPE_REGISTRY)
  return Object.fromEntries(
    entries.map(([type, definition]) => [type, read(definition)]),
  ) as Readonly<Record<FieldType | 'unsupported', T>>
}

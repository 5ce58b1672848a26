import type { FieldType } from '#contract/formInfo.ts'
import { cascadeConverter } from './cascade.ts'
import { choiceConverter } from './choice.ts'
import type { FieldConverter } from './converter.ts'
import { counterConverter } from './counter.ts'
import { dateTimeConverter } from './dateTime.ts'
import { describeConverter } from './describe.ts'
import { dividerConverter } from './divider.ts'
import { editorConverter } from './editor.ts'
import { editorTextConverter } from './editorText.ts'
import { orgLinkageConverter } from './orgLinkage.ts'
import { pageConverter } from './page.ts'
import { photoConverter } from './photo.ts'
import { rateConverter } from './rate.ts'
import { signConverter } from './sign.ts'
import { sliderConverter } from './slider.ts'
import { subOrgConverter } from './subOrg.ts'
import { switchConverter } from './switch.ts'
import { tableConverter } from './table.ts'
import { textBoxConverter } from './textBox.ts'
import { timePickerConverter } from './timePicker.ts'
import { timePickerRangeConverter } from './timePickerRange.ts'
import { timeSelectConverter } from './timeSelect.ts'
import { unsupportedConverter } from './unsupported.ts'
import { uploadConverter } from './upload.ts'

/** Every field type's converter, by the wire's word. */
export const FIELD_CONVERTERS: Record<FieldType | 'unsupported', FieldConverter> = {
  describe: describeConverter,
  upload: uploadConverter,
  photo: photoConverter,
  textBox: textBoxConverter,
  editor: editorConverter,
  editorText: editorTextConverter,
  counter: counterConverter,
  choice: choiceConverter,
  subOrg: subOrgConverter,
  orgLinkage: orgLinkageConverter,
  cascade: cascadeConverter,
  slider: sliderConverter,
  rate: rateConverter,
  switch: switchConverter,
  dateTime: dateTimeConverter,
  divider: dividerConverter,
  sign: signConverter,
  table: tableConverter,
  page: pageConverter,
  timeSelect: timeSelectConverter,
  timePicker: timePickerConverter,
  timePickerRange: timePickerRangeConverter,
  unsupported: unsupportedConverter,
}

import type { FieldWidgets } from '#runtime/react/form/session/fieldWidget.ts'
import { cascadeWidget } from './cascade/index.ts'
import { choiceWidget } from './choice/index.ts'
import { counterWidget } from './counter/index.ts'
import { dateTimeWidget } from './dateTime/index.ts'
import { describeWidget } from './describe/index.ts'
import { dividerWidget } from './divider/index.ts'
import { editorWidget } from './editor/index.ts'
import { editorTextWidget } from './editorText/index.ts'
import { orgLinkageWidget } from './orgLinkage/index.ts'
import { pageWidget } from './page/index.ts'
import { photoWidget } from './photo/index.ts'
import { rateWidget } from './rate/index.ts'
import { signWidget } from './sign/index.ts'
import { sliderWidget } from './slider/index.ts'
import { subOrgWidget } from './subOrg/index.ts'
import { switchWidget } from './switch/index.ts'
import { tableWidget } from './table/index.ts'
import { textBoxWidget } from './textBox/index.ts'
import { timePickerWidget } from './timePicker/index.ts'
import { timePickerRangeWidget } from './timePickerRange/index.ts'
import { timeSelectWidget } from './timeSelect/index.ts'
import { unsupportedWidget } from './unsupported/index.ts'
import { uploadWidget } from './upload/index.ts'

/** Every field type's widget, by the wire's word. */
export const FIELD_WIDGETS: FieldWidgets = {
  describe: describeWidget,
  upload: uploadWidget,
  photo: photoWidget,
  textBox: textBoxWidget,
  editor: editorWidget,
  editorText: editorTextWidget,
  counter: counterWidget,
  choice: choiceWidget,
  subOrg: subOrgWidget,
  orgLinkage: orgLinkageWidget,
  cascade: cascadeWidget,
  slider: sliderWidget,
  rate: rateWidget,
  switch: switchWidget,
  dateTime: dateTimeWidget,
  divider: dividerWidget,
  sign: signWidget,
  table: tableWidget,
  page: pageWidget,
  timeSelect: timeSelectWidget,
  timePicker: timePickerWidget,
  timePickerRange: timePickerRangeWidget,
  unsupported: unsupportedWidget,
}

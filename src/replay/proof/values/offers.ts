import type { FormField } from '#contract/form.ts'
import { dateTimeOffer, momentOffer, periodOffer, timeSelectOffer } from './moments.ts'
import { counterOffer, rateOffer, sliderOffer } from './numbers.ts'
import type { Offerer } from './offer.ts'
import { cascadeOffer, choiceOffer, orgLinkageOffer, subOrgOffer } from './options.ts'
import { tableOffer } from './rows.ts'
import { editorOffer, filesOffer, nothingOffer, signOffer, switchOffer } from './samples.ts'
import { textOffer } from './texts.ts'

/** The offer of each field type. */
export const OFFERS: Record<FormField['type'], Offerer> = {
  describe: nothingOffer,
  upload: filesOffer,
  photo: filesOffer,
  textBox: textOffer,
  editor: editorOffer,
  editorText: nothingOffer,
  counter: counterOffer,
  choice: choiceOffer,
  subOrg: subOrgOffer,
  orgLinkage: orgLinkageOffer,
  cascade: cascadeOffer,
  slider: sliderOffer,
  rate: rateOffer,
  switch: switchOffer,
  dateTime: dateTimeOffer,
  divider: nothingOffer,
  sign: signOffer,
  table: tableOffer,
  page: nothingOffer,
  timeSelect: timeSelectOffer,
  timePicker: momentOffer,
  timePickerRange: periodOffer,
  unsupported: nothingOffer,
}

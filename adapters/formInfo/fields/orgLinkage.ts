import { readArea } from '../attributes/readOptions.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** An area first, then a unit of that area; a unit that is not listed may be typed. */
export const orgLinkageConverter: FieldConverter = {
  verb: '选择',
  convert: (reader) => ({
    shape: 'areaOrg',
    ui: definedOnly({ placeholder: reader.text('placeholder') }),
    options: readArea(reader),
  }),
}

import { offersUnit } from '#domain/validators/offered/offers.ts'
import { readArea } from '../attributes/readOptions.ts'
import { definedOnly } from '../definedOnly.ts'
import type { Displayer } from '../display/displayer.ts'
import { orgNameOf } from '../display/orgNameOf.ts'
import { pathText } from '../display/pathText.ts'
import { textContent } from '../display/textContent.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** The area, then the unit. */
const display: Displayer = (field, value, tables) => {
  const area = typeof value === 'object' && value !== null && 'areaCode' in value && value.areaCode
  const texts = [pathText(field, area, tables), orgNameOf(value)]
  return textContent(texts.filter((text) => text !== '').join(' '))
}

/** An area first, then a unit of that area; a unit that is not listed may be typed. */
export const orgLinkageField: FieldTypeDefinition = {
  name: '地区和单位',
  verb: '选择',
  convert: (reader) => ({
    shape: 'areaOrg',
    ui: definedOnly({ placeholder: reader.text('placeholder') }),
    options: readArea(reader),
  }),
  offers: offersUnit,
  display,
  read: 'unit',
}

import { fill } from '#domain/text/fill.ts'
import { offersUnit } from '#domain/validators/offered/offers.ts'
import { readArea } from '../attributes/readOptions.ts'
import { definedOnly } from '../definedOnly.ts'
import type { Displayer } from '../display/displayer.ts'
import { orgNameOf } from '../display/orgNameOf.ts'
import { pathText } from '../display/pathText.ts'
import { textContent } from '../display/textContent.ts'
import { readCascade } from '../reading/cascade.ts'
import type { Reader } from '../reading/reader.ts'
import texts from '../reading/texts.json' with { type: 'json' }
import type { FieldTypeDefinition } from './fieldType.ts'

/** The area, then the unit. */
const display: Displayer = (field, value, tables) => {
  const area = typeof value === 'object' && value !== null && 'areaCode' in value && value.areaCode
  const texts = [pathText(field, area, tables), orgNameOf(value)]
  return textContent(texts.filter((text) => text !== '').join(' '))
}

/** `广东省/深圳市/南山区 单位名称`: an area, a blank, a unit of that area. */
const read: Reader = (field, text, tables) => {
  const [, area = '', orgName = ''] = /^(\S.*?)\s+(\S+)$/s.exec(text.trim()) ?? []
  if (orgName === '') return { reason: fill(texts.shouldBe, { example: texts.unit }) }
  const path = readCascade(field, area, tables)
  return 'value' in path
    ? { value: { areaCode: path.value, orgName } }
    : { reason: fill(texts.areaOf, { area, reason: path.reason }) }
}

/** An area first, then a unit of that area; a unit that is not listed may be typed. */
export const orgLinkageField: FieldTypeDefinition = {
  name: '地区单位联动',
  verb: '选择',
  convert: (reader) => ({
    shape: 'areaOrg',
    ui: definedOnly({ placeholder: reader.text('placeholder') }),
    options: readArea(reader),
  }),
  offers: offersUnit,
  display,
  read,
}

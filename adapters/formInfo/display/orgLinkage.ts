import { pathText } from './cascade.ts'
import type { Displayer } from './displayer.ts'
import { orgNameOf } from './subOrg.ts'
import { textContent } from './textContent.ts'

/** The area, then the unit. */
export const displayOrgLinkage: Displayer = (field, value, tables) => {
  const area = typeof value === 'object' && value !== null && 'areaCode' in value && value.areaCode
  const texts = [pathText(field, area, tables), orgNameOf(value)]
  return textContent(texts.filter((text) => text !== '').join(' '))
}

import { fill } from '#domain/text/fill.ts'
import { readCascade } from './cascade.ts'
import type { Reader } from './reader.ts'
import texts from './texts.json' with { type: 'json' }

/** `广东省/深圳市/南山区 单位名称`: an area, a blank, a unit of that area. */
export const readUnit: Reader = (field, text, tables) => {
  const [, area = '', orgName = ''] = /^(\S.*?)\s+(\S+)$/s.exec(text.trim()) ?? []
  if (orgName === '') return { reason: fill(texts.shouldBe, { example: texts.unit }) }
  const path = readCascade(field, area, tables)
  return 'value' in path
    ? { value: { areaCode: path.value, orgName } }
    : { reason: fill(texts.areaOf, { area, reason: path.reason }) }
}

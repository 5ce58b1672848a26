import { plainText } from './plainText.ts'
import type { Reader } from './reader.ts'
import texts from './texts.json' with { type: 'json' }

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/
/** Thousands apart: a group of three follows every separator. */
const GROUPED = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/** A number, also in full-width digits and with its thousands apart. */
export const readNumber: Reader = (_, text) => {
  const plain = plainText(text).replace('−', '-')
  const bare = GROUPED.test(plain) ? plain.replaceAll(',', '') : plain
  return NUMBER.test(bare) ? { value: Number(bare) } : { reason: texts.notANumber }
}

import { plainText } from './plainText.ts'
import type { Reader } from './reader.ts'
import texts from './texts.json' with { type: 'json' }

const ON = ['是', '有', '开', '对', '√', '✓', '✔', '1', 'y', 'yes', 'true', 'on']
const OFF = ['否', '无', '关', '错', '×', '✗', '✘', '0', 'n', 'no', 'false', 'off']

/** Yes or no, in the words and marks people use for them. */
export const readYesOrNo: Reader = (_, text) => {
  const word = plainText(text)
  if (ON.includes(word)) return { value: true }
  return OFF.includes(word) ? { value: false } : { reason: texts.notYesOrNo }
}

import type { Displayer } from '../display/displayer.ts'
import { textContent } from '../display/textContent.ts'
import { plainText } from '../reading/plainText.ts'
import type { Reader } from '../reading/reader.ts'
import texts from '../reading/texts.json' with { type: 'json' }
import type { FieldTypeDefinition } from './fieldType.ts'

const ON = ['是', '有', '开', '对', '√', '✓', '✔', '1', 'y', 'yes', 'true', 'on']
const OFF = ['否', '无', '关', '错', '×', '✗', '✘', '0', 'n', 'no', 'false', 'off']

/** Yes or no, in the words and marks people use for them. */
const read: Reader = (_, text) => {
  const word = plainText(text)
  if (ON.includes(word)) return { value: true }
  return OFF.includes(word) ? { value: false } : { reason: texts.notYesOrNo }
}

/** 是 or 否; nothing before it was touched. */
const display: Displayer = (_, value) =>
  textContent(typeof value === 'boolean' ? (value ? '是' : '否') : '')

/** On or off; off is an answer, too. */
export const switchField: FieldTypeDefinition = {
  name: '开关',
  verb: '选择',
  convert: () => ({ shape: 'flag' }),
  display,
  read,
}

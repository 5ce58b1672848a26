import type { Displayer } from '../display/displayer.ts'
import { textContent } from '../display/textContent.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** 是 or 否; nothing before it was touched. */
const display: Displayer = (_, value) =>
  textContent(typeof value === 'boolean' ? (value ? '是' : '否') : '')

/** On or off; off is an answer, too. */
export const switchField: FieldTypeDefinition = {
  name: '开关',
  verb: '选择',
  convert: () => ({ shape: 'flag' }),
  display,
  read: 'yesOrNo',
}

import type { FieldConverter } from './converter.ts'

/** On or off; off is an answer, too. */
export const switchConverter: FieldConverter = {
  verb: '选择',
  convert: () => ({ shape: 'flag' }),
}

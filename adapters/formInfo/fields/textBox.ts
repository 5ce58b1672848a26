import { TextBoxType } from '#contract/codes.ts'
import { readBounded } from '../attributes/readCount.ts'
import { readCountLimit } from '../attributes/readLimit.ts'
import { readQuestion } from '../attributes/readNotRepeat.ts'
import { readPattern } from '../attributes/readPattern.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** More than any answer has. */
const MOST_CHARACTERS = 100_000

/** One line, several lines or a password. */
export const textBoxConverter: FieldConverter = {
  verb: '输入',
  convert(reader, scope) {
    const pattern = readPattern(reader, scope.tables.dictionaries)
    const textBoxType = reader.code('textBoxType', Object.values(TextBoxType)) ?? TextBoxType.Text
    const isArea = textBoxType === TextBoxType.Textarea
    return {
      shape: 'text',
      ui: definedOnly({
        placeholder: reader.text('placeholder'),
        textBoxType,
        inputMax: readBounded(reader, 'inputMax', { min: 1, max: MOST_CHARACTERS }),
        rows: isArea ? readBounded(reader, 'rows', { min: 1, max: 50 }) : undefined,
      }),
      constraints: {
        ...readCountLimit(reader),
        ...pattern.constraints,
        ...(scope.inTable ? {} : readQuestion(reader, pattern.name)),
      },
    }
  },
}

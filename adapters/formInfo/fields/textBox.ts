import { TextBoxType } from '#contract/codes.ts'
import { readLimit } from '../attributes/readLimit.ts'
import { readQuestion } from '../attributes/readNotRepeat.ts'
import { readPattern } from '../attributes/readPattern.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** One line, several lines or a password. */
export const textBoxConverter: FieldConverter = {
  verb: '输入',
  convert(reader, scope) {
    const pattern = readPattern(reader, scope.dictionaries)
    const textBoxType = reader.code('textBoxType', Object.values(TextBoxType)) ?? TextBoxType.Text
    const isArea = textBoxType === TextBoxType.Textarea
    return {
      shape: 'text',
      ui: definedOnly({
        placeholder: reader.text('placeholder'),
        textBoxType,
        inputMax: reader.number('inputMax'),
        rows: isArea ? reader.number('rows') : undefined,
      }),
      constraints: {
        ...readLimit(reader),
        ...pattern.constraints,
        ...(scope.inTable ? {} : readQuestion(reader, pattern.name)),
      },
    }
  },
}

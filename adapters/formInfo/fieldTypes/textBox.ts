import { TextBoxType } from '#contract/codes.ts'
import { readBounded } from '../attributes/readCount.ts'
import { readCountLimit } from '../attributes/readLimit.ts'
import { readQuestion } from '../attributes/readNotRepeat.ts'
import { readPattern } from '../attributes/readPattern.ts'
import { codeAmong, textIn } from '../attributes/spellings.ts'
import { definedOnly } from '../definedOnly.ts'
import type { Displayer } from '../display/displayer.ts'
import { scalarText, textContent } from '../display/textContent.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** Upper bound of `inputMax`, beyond the length of any answer. */
const MOST_CHARACTERS = 100_000

const TYPES = Object.values(TextBoxType)

const HIDDEN = '******'

/** The text as it was typed; a password is never shown, not even its length. */
const display: Displayer = (field, value) => {
  const text = scalarText(value)
  const secret = field.ui.textBoxType === TextBoxType.Password && text !== ''
  return textContent(secret ? HIDDEN : text)
}

/** One line, several lines or a password. */
export const textBoxField: FieldTypeDefinition = {
  name: '文本框',
  verb: '输入',
  convert(reader, scope) {
    const pattern = readPattern(reader, scope.tables.dictionaries)
    const textBoxType = reader.code('textBoxType', TYPES) ?? TextBoxType.Text
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
  isComputable: ({ textBoxType }) => {
    const written = codeAmong(TYPES, textIn(textBoxType) ?? '')
    return (written ?? TextBoxType.Text) === TextBoxType.Text
  },
  display,
  read: 'text',
}

import { ItemSource } from '#contract/codes.ts'
import { offersCascade } from '#domain/validators/offered/offers.ts'
import { readCountLimit } from '../attributes/readLimit.ts'
import { readOptions } from '../attributes/readOptions.ts'
import { definedOnly } from '../definedOnly.ts'
import type { Displayer } from '../display/displayer.ts'
import { pathText } from '../display/pathText.ts'
import { textContent } from '../display/textContent.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

/** One path, or several with `、` between them. */
const display: Displayer = (field, value, tables) => {
  const paths: readonly unknown[] =
    field.shape === 'paths' && Array.isArray(value) ? value : [value]
  return textContent(paths.map((path) => pathText(field, path, tables)).join('、'))
}

/** A node of a tree, or several: items, a dictionary or the areas. */
export const cascadeField: FieldTypeDefinition = {
  name: '级联选择',
  verb: '选择',
  convert(reader, scope) {
    const multiple = reader.flag('isMultiple')
    return {
      shape: multiple ? 'paths' : 'path',
      ui: definedOnly({ multiple, placeholder: reader.text('placeholder') }),
      options: readOptions(reader, scope.tables.dictionaries, Object.values(ItemSource)),
      constraints: multiple ? readCountLimit(reader) : {},
    }
  },
  offers: offersCascade,
  display,
  read: 'cascade',
}

import { ItemSource } from '#contract/codes.ts'
import { readCountLimit } from '../attributes/readLimit.ts'
import { readOptions } from '../attributes/readOptions.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** A node of a tree, or several: items, a dictionary or the areas. */
export const cascadeConverter: FieldConverter = {
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
}

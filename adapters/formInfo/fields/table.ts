import { countOf } from '../attributes/readCount.ts'
import { readCountLimit } from '../attributes/readLimit.ts'
import { definedOnly } from '../definedOnly.ts'
import type { FieldConverter } from './converter.ts'

/** Rows of a small form whose fields are the definitions in `items`. */
export const tableConverter: FieldConverter = {
  verb: '添加',
  convert(reader, scope) {
    const limited = reader.flag('isNumLimit')
    const numLimit = reader.number('numLimit')
    const most = limited ? countOf(reader, 'numLimit', numLimit) : undefined
    return {
      shape: 'rows',
      columns: scope.columnsOf(reader),
      constraints: {
        ...readCountLimit(reader),
        ...definedOnly({ numLimit: most }),
      },
    }
  },
}

import type { FieldKind } from './fieldKind.ts'

/** Date, optional separator and time of day, and optional zone. */
const NOTATION = /^(\d{4}-\d\d-\d\d)(?:([ T])(\d\d:\d\d)(?::\d\d)?)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/

const BEIJING = '+08:00'

/**
 * A time in Beijing, to the minute. A value with seconds or a zone keeps that notation when it is changed; a value in
 * another zone is not shown, because it would read as another time.
 */
export const moment: FieldKind = {
  field: () => ({ type: 'dateTime', fmt: 'yyyy-MM-dd HH:mm' }),
  decode(value) {
    const [, date, , time = '00:00', zone = BEIJING] = NOTATION.exec(String(value)) ?? []
    return date === undefined || zone !== BEIJING ? undefined : `${date} ${time}`
  },
  encode(filled, was) {
    const [, date, , time] = NOTATION.exec(String(filled ?? '')) ?? []
    if (date === undefined || time === undefined) return undefined
    const [, , separator, , zone] = NOTATION.exec(String(was ?? '')) ?? []
    return separator === 'T' ? `${date}T${time}:00${zone ?? ''}` : `${date} ${time}${zone ?? ''}`
  },
}

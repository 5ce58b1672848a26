import { describe, expect, test } from 'vitest'
import { formatParts, parseParts, tidy, unitsOf } from '#widgets/moment/parts.ts'

describe('formats in the letters yyyy MM dd HH mm ss', () => {
  test.each([
    ['yyyy-MM-dd', ['yyyy', 'MM', 'dd']],
    ['yyyy年MM月', ['yyyy', 'MM']],
    ['HH:mm:ss', ['HH', 'mm', 'ss']],
  ])('%s has %j', (fmt, units) => expect(unitsOf(fmt)).toEqual(units))

  test.each([
    ['2020-02-29', 'yyyy-MM-dd', { yyyy: 2020, MM: 2, dd: 29 }],
    ['2020年03月', 'yyyy年MM月', { yyyy: 2020, MM: 3 }],
    ['2020-2-9', 'yyyy-MM-dd', undefined],
    ['08:05', 'HH:mm', { HH: 8, mm: 5 }],
  ])('%s in %s is %j', (text, fmt, parts) => expect(parseParts(text, fmt)).toEqual(parts))

  test('what is missing is its smallest', () =>
    expect(formatParts({ yyyy: 2021 }, 'yyyy-MM-dd HH:mm')).toBe('2021-01-01 00:00'))
})

describe('text typed loosely is put into the format', () => {
  test.each([
    ['20200105', 'yyyy-MM-dd', '2020-01-05'],
    ['2020/1/5', 'yyyy-MM-dd', '2020-01-05'],
    ['2020年1月5日', 'yyyy-MM-dd', '2020-01-05'],
    ['２０２０．１．５', 'yyyy-MM-dd', '2020-01-05'],
    ['2020.1.5 8:30', 'yyyy-MM-dd HH:mm', '2020-01-05 08:30'],
    ['202005', 'yyyy-MM', '2020-05'],
    ['0830', 'HH:mm', '08:30'],
    ['明天', 'yyyy-MM-dd', '明天'],
    ['2020-01', 'yyyy-MM-dd', '2020-01'],
  ])('%s as %s becomes %s', (text, fmt, tidied) => expect(tidy(text, fmt)).toBe(tidied))
})

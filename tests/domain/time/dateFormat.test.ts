import { expect, test } from 'vitest'
import { formatMoment, isDateFormat, yearOf } from '#domain/time/dateFormat.ts'
import { isRealDate } from '#domain/time/writtenDate.ts'

test.each([
  ['yyyy-MM-dd', true],
  ['yyyy年MM月dd日 HH时mm分ss秒', true],
  ['HH:mm', true],
  ['YYYY-MM-DD', false],
  ['yy-M-d', false],
  ['hh:mm', false],
  ['[yyyy]', false],
  ['', false],
])('the format %s: %s', (fmt, known) => {
  expect(isDateFormat(fmt)).toBe(known)
})

test.each([
  ['2024-02-29', 'yyyy-MM-dd', true],
  ['2023-02-29', 'yyyy-MM-dd', false],
  ['2024-2-9', 'yyyy-MM-dd', false],
  ['2024-02-29 ', 'yyyy-MM-dd', false],
  ['2024-12', 'yyyy-MM', true],
  ['2024-13', 'yyyy-MM', false],
  ['23:59', 'HH:mm', true],
  ['24:00', 'HH:mm', false],
  ['2024-02-29 08:30', 'yyyy-MM-dd HH:mm', true],
  ['1986-05-04', 'yyyy-MM-dd', true],
])('%s as %s: %s', (text, fmt, real) => {
  expect(isRealDate(text, fmt)).toBe(real)
})

test.each([
  ['2026-11-20T16:30:00.000Z', '2026-11-21 00:30'],
  ['2026-11-20T16:30:00+08:00', '2026-11-20 16:30'],
  ['2026-11-20 16:30:00', '2026-11-20 16:30'],
  [Date.UTC(2026, 10, 20, 16, 30), '2026-11-21 00:30'],
  ['gestern', undefined],
])('the moment %s in China', (moment, text) => {
  expect(formatMoment(moment, 'yyyy-MM-dd HH:mm')).toBe(text)
})

test('a year begins in China eight hours before it does in Greenwich', () => {
  expect(yearOf(Date.UTC(2025, 11, 31, 15, 59, 59))).toBe(2025)
  expect(yearOf(Date.UTC(2025, 11, 31, 16))).toBe(2026)
})

import { describe, expect, test } from 'vitest'
import { errorsOf, formOf } from '../form.ts'

/** The tests' today is 2026-11-20. */
const errorOf = (more: object, value: unknown, record?: unknown) =>
  errorsOf(
    formOf({ type: 'dateTime', value: 'birthDay', label: '出生日期', ...more }),
    { birthDay: value },
    record === undefined ? undefined : { birthDay: record },
  ).birthDay

const AGAIN = '请重新选择出生日期'

describe('a day of birth lies before today', () => {
  test.each([
    [{}, '2026-11-19', undefined],
    [{}, '2026-11-20', AGAIN],
    [{}, '2028-01-01', AGAIN],
    [{ fmt: 'yyyy-MM' }, '2026-10', undefined],
    [{ fmt: 'yyyy-MM' }, '2026-11', AGAIN],
    [{ fmt: 'yyyy' }, '2025', undefined],
    [{ fmt: 'yyyy' }, '2026', AGAIN],
    [{ fmt: 'yyyy年MM月dd日 HH:mm' }, '2026年11月19日 23:59', undefined],
    [{ fmt: 'yyyy年MM月dd日 HH:mm' }, '2026年11月20日 00:00', AGAIN],
    [{ value: 'birthDay', label: '日期' }, '2026-11-20', '请重新选择日期'],
  ])('%j: %s', (more, value, expected) => expect(errorOf(more, value)).toBe(expected))

  test('one that was stored stays right', () =>
    expect(errorOf({}, '2026-11-20', '2026-11-20')).toBeUndefined())

  test('a column is judged like a field', () => {
    const table = formOf({
      type: 'table',
      value: 'children',
      label: '子女',
      items: [{ type: 'dateTime', value: 'day', label: '出生日期' }],
    })
    expect(errorsOf(table, { children: [{ day: '2026-11-20' }] })).toEqual({
      'children/0/day': AGAIN,
    })
  })
})

import { describe, expect, test } from 'vitest'
import { screenPattern } from '#domain/patterns/screenPattern.ts'
import dictionary from '#fixtures/dictionaries/TEXT_BOX_REG_EXP.json' with { type: 'json' }

describe('surely linear patterns may run on the built-in engine', () => {
  test.each([
    String.raw`^1[3-9]\d{9}$`,
    String.raw`(\d{15})|(\d{18})|(\d{17}(\d|X|x))`,
    String.raw`^0\d{2,3}-?\d{7,8}$`,
    String.raw`^[a-zA-Z0-9_-]+@[a-zA-Z0-9_-]+(\.[a-zA-Z0-9_-]+)+$`,
    String.raw`^(?=.*[A-Z])(?=.*\d).{8,16}$`,
    String.raw`^(?!\s)(?!.*\s$).+$`,
    String.raw`^(https?:\/\/)?([\w-]+\.)+[\w-]+(\/[\w\-./?%&=]*)?$`,
    String.raw`[a-zA-Z\-0-9]+`,
    String.raw`^[\s\S]{0,2000}$`,
    '(a?){8}',
    '^[一-龥]{2,20}$',
    String.raw`(?<year>\d{4})-(?:0[1-9]|1[0-2])`,
    'a{,5}',
  ])('%s', (source) => {
    expect(screenPattern(source)).toEqual({ ok: true, safe: true })
  })

  test.each(dictionary)('the named pattern $itemCode', ({ remark }) => {
    expect(screenPattern(remark)).toEqual({ ok: true, safe: true })
  })
})

describe('polynomial and undecided patterns may run on the linear engine only', () => {
  test.each([
    String.raw`\d+\d+`,
    '.*.*',
    String.raw`^\S+@\S+\.\S+$`,
    String.raw`\w+([-+.]\w+)*@\w+([-.]\w+)*\.\w+([-.]\w+)*`,
  ])('%s', (source) => {
    expect(screenPattern(source)).toEqual({ ok: true, safe: false })
  })
})

describe('catastrophic patterns, and those no linear engine can take, are refused', () => {
  test.each([
    '^(a+)+$',
    '(a|a)*b',
    '(a|aa)+',
    '(a*)*',
    '([a-z]+)*@',
    '(x+x+)+y',
    '(a?){30}a{30}',
    '(?:(?:|){2}){30}x',
    String.raw`^([a-zA-Z0-9_.-])+@(([a-zA-Z0-9-])+\.)+([a-zA-Z0-9]{2,4})+$`,
    '^(?=(a+)+$)a',
    String.raw`(\w)\1`,
    '(?<=a+)b',
    '.*(?=.*x)y',
    'a'.repeat(1_001),
  ])('%s', (source) => {
    expect(screenPattern(source)).toMatchObject({ ok: false, code: 'pattern-unsafe' })
  })
})

test.each(['(', '[z-a]', 'a**', '\\'])('%s is no pattern at all', (source) => {
  expect(screenPattern(source)).toMatchObject({ ok: false, code: 'pattern-invalid' })
})

test.each(['(a?){300}', '((a|b)?c?){0,150}', '(.{0,99}x){0,9}', '(\\w|\\d|_){1,290}'])(
  'screening %s, whose automaton is huge, comes to an end',
  (source) => {
    expect(screenPattern(source)).toHaveProperty('ok')
  },
)

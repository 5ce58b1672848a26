import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { hiddenKeys } from '#domain/logic/hiddenKeys.ts'
import { env } from '../../domain/logic/env.ts'
import { dictionaries } from './outcome.ts'

const formOf = (...fields: object[]) => convertFormInfo(fields, { dictionaries })
const controller = (value: string, fields: string, condition: string, conditionText = '01') => ({
  type: 'choice',
  choiceType: '03',
  value,
  label: value,
  isRelation: true,
  fields,
  condition,
  conditionText,
})
const target = (value: string, more: object = {}) => ({
  type: 'textBox',
  value,
  label: value,
  ...more,
})

describe('one controller', () => {
  test.each([
    ['1', '01', []],
    ['1', '02', ['t']],
    ['1', undefined, ['t']],
    ['1', ['02', '01'], []],
    ['1', ['02'], ['t']],
    ['2', '01', ['t']],
    ['2', '02', []],
    ['2', undefined, []],
    ['2', '', []],
    ['2', ['02', '01'], ['t']],
    ['3', undefined, []],
    ['3', ' ', []],
    ['3', [], []],
    ['3', '01', ['t']],
    ['1', 1, ['t']],
  ])('condition %s with the value %j hides %j', (condition, value, hidden) => {
    const form = formOf(controller('k', 't', condition), target('t'))
    expect([...hiddenKeys(form, { k: value }, env)]).toEqual(hidden)
  })

  test('values compare as text', () => {
    const form = formOf(controller('k', 't', '1', ' 1 , 2'), target('t'))
    expect([...hiddenKeys(form, { k: 1 }, env)]).toEqual([])
  })
})

test('any of several controllers shows a target', () => {
  const form = formOf(controller('x', 't', '1'), controller('y', 't', '3'), target('t'))
  expect([...hiddenKeys(form, { x: '02', y: 'given' }, env)]).toEqual(['t'])
  expect([...hiddenKeys(form, { x: '01', y: 'given' }, env)]).toEqual([])
  expect([...hiddenKeys(form, { x: '02' }, env)]).toEqual([])
})

describe('a chain settles in one pass, whatever the order of the fields', () => {
  const form = formOf(
    target('d'),
    controller('c', 'd', '3'),
    controller('b', 'c', '1'),
    controller('a', 'b', '1'),
  )
  test.each([
    [{ a: '01', b: '01', c: 'x' }, ['d']],
    [{ a: '01', b: '01' }, []],
    [{ a: '02', b: '01', c: 'x' }, ['b', 'c']],
    [{ b: '01', c: 'x' }, ['b', 'c']],
  ])('%j hides %j: a hidden controller counts as empty', (values, hidden) => {
    expect([...hiddenKeys(form, values, env)].sort()).toEqual(hidden)
  })
})

test('the fields of a cycle are shown, and what hangs on them still works', () => {
  const form = formOf(controller('a', 'b', '1'), controller('b', 'a,c', '1'), target('c'))
  expect([...hiddenKeys(form, {}, env)]).toEqual(['c'])
  expect([...hiddenKeys(form, { b: '01' }, env)]).toEqual([])
})

test('isHide wins over any relation, and counts as empty for its own targets', () => {
  const form = formOf(
    controller('k', 'h', '1'),
    { ...controller('h', 't', '1'), isHide: true, defaultValue: '01' },
    target('t'),
  )
  expect([...hiddenKeys(form, { k: '01', h: '01' }, env)]).toEqual(['h', 't'])
})

test('isShow is only a snapshot on a target, and hides a field that is none', () => {
  const form = formOf(
    controller('k', 't', '1'),
    target('t', { isShow: false }),
    target('s', { isShow: false }),
  )
  expect([...hiddenKeys(form, { k: '01' }, env)]).toEqual(['s'])
})

test('layout can be shown and hidden, too', () => {
  const form = formOf(controller('k', 'tip', '1'), {
    type: 'describe',
    value: 'tip',
    describe: 'x',
  })
  expect([...hiddenKeys(form, {}, env)]).toEqual(['tip'])
})

test('a key with a dot in it is a key like any other', () => {
  const form = formOf(controller('a.b', 't', '1'), target('t'))
  expect([...hiddenKeys(form, { 'a.b': '01' }, env)]).toEqual([])
})

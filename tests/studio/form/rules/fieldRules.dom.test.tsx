import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ruleCount } from '#formDocument/rules/ruleCount.ts'
import { FieldRules } from '#studio/form/rules/field/FieldRules.tsx'
import { FIELDS, formWith } from '../../../formDocument/rules/ruleForms.ts'
import { renderRules, rowOf } from './rulesKit.tsx'

afterEach(cleanup)

const relations = { isRelation: true, condition: '1', conditionText: '01', fields: 'target' }
const open = (formInfo: unknown[], selected: string, isEditable = true) =>
  renderRules(<FieldRules />, { formInfo }, { selected, isEditable })

const section = (name: string) => screen.getByRole('region', { name })
const chips = (name: string) =>
  within(section(name))
    .queryAllByRole('button')
    .filter((button) => button.getAttribute('aria-haspopup') === 'listbox')
    .map((button) => button.textContent)
const chip = (text: string) => screen.getByRole('button', { name: new RegExp(`：${text}$`) })
const add = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Types into the open list and takes what is found first, or each of several. */
function choose(...texts: string[]) {
  for (const text of texts) {
    fireEvent.change(screen.getByRole('combobox', { expanded: true }), { target: { value: text } })
    fireEvent.keyDown(screen.getByRole('combobox', { expanded: true }), { key: 'Enter' })
  }
}
const leave = () =>
  fireEvent.keyDown(screen.getByRole('combobox', { expanded: true }), { key: 'Escape' })

const SHOWING = '什么时候显示'

describe('when a field shows', () => {
  test('a relation is a sentence of chips', () => {
    open(formWith({ party: { ...relations, conditionText: '01,03' } }), 'target')
    expect(chips(SHOWING)).toEqual(['党派', '是', '党派一、党派三'])
  })

  test('a condition is added by keys, and written once, when nothing is left to be chosen', () => {
    const form = open(formWith(), 'target')
    expect(section(SHOWING).textContent).toContain('一直显示')
    add('＋ 加条件')
    choose('党派')
    expect(form.writes()).toBe(0)
    choose('党派二', '党派三')
    leave()
    expect(form.writes()).toBe(1)
    expect(form.field('party')).toEqual({
      ...FIELDS[0],
      ...{ isRelation: true, condition: '1', conditionText: '02,03', fields: ['target'] },
    })
    expect(document.activeElement).toBe(chip('党派二、党派三'))
  })

  test('what must hold as well is added, and a number is typed', () => {
    const form = open(formWith({ party: relations }), 'target')
    add('＋ 且')
    choose('出生日期的年龄')
    choose('18')
    expect(form.field('target')).toEqual({
      ...FIELDS[rowOf('target')],
      showWhen: { '>=': [{ age: { var: 'birth' } }, 18] },
    })
    expect(chips(SHOWING)).toEqual(['党派', '是', '党派一', '出生日期的年龄', '不小于', '18'])
  })

  test('a date is compared with today', () => {
    const form = open(formWith(), 'target')
    add('＋ 加条件')
    choose('入会日期')
    choose('今天')
    expect(form.field('target')).toMatchObject({
      showWhen: { '<=': [{ day: { var: 'joined' } }, { day: 'now' }] },
    })
  })

  test('one of several answers beside it makes a group of the other join', () => {
    const form = open(
      formWith({ target: { showWhen: { and: [{ filled: { var: 'name' } }, { var: 'open' }] } } }),
      'target',
    )
    fireEvent.click(screen.getAllByRole('button', { name: '＋ 或' })[0] as HTMLElement)
    choose('年限')
    choose('3')
    expect(form.field('target')).toMatchObject({
      showWhen: {
        and: [
          { or: [{ filled: { var: 'name' } }, { '>=': [{ var: 'years' }, 3] }] },
          { anyIn: [{ var: 'open' }, ['true']] },
        ],
      },
    })
    expect(screen.getByRole('group', { name: '满足下面一个就行' })).toBeDefined()
  })

  test('a verb that needs no value is written at once', () => {
    const form = open(formWith({ party: relations }), 'target')
    fireEvent.click(chip('是'))
    choose('没有填写')
    expect(form.field('party')).toEqual({
      ...FIELDS[0],
      ...{ isRelation: true, condition: '3', fields: 'target' },
    })
  })

  test('the last condition removed shows it always', () => {
    const form = open(formWith({ party: relations }), 'target')
    add('去掉这个条件')
    expect(form.field('party')).toEqual(FIELDS[0])
    expect(section(SHOWING).textContent).toContain('一直显示')
  })

  test('fields that depend on it are not offered', () => {
    open(formWith({ party: { ...relations, fields: 'target' }, target: {} }), 'party')
    add('＋ 加条件')
    fireEvent.change(screen.getByRole('combobox', { expanded: true }), {
      target: { value: '说明' },
    })
    expect(screen.queryByRole('option', { name: '说明' })).toBeNull()
  })

  test('a rule that no sentence says is read, and left alone', () => {
    const showWhen = { '>': [{ '+': [{ var: 'years' }, 1] }, 3] }
    const form = open(formWith({ target: { showWhen } }), 'target')
    expect(section(SHOWING).textContent).toContain('这条规则要在文本里改')
    expect(chips(SHOWING)).toEqual([])
    expect(form.writes()).toBe(0)
  })

  test('nothing can be changed in a form that is only read', () => {
    open(formWith({ party: relations }), 'target', false)
    expect(within(section(SHOWING)).queryAllByRole('button')).toEqual([])
    expect(section(SHOWING).textContent).toContain('党派是党派一')
  })
})

describe('what a field shows', () => {
  test('another field is added to a relation', () => {
    const form = open(formWith({ party: relations }), 'party')
    expect(section('控制谁').textContent).toContain('当 党派 是党派一时显示说明')
    fireEvent.click(chip('说明'))
    choose('备注')
    leave()
    expect(form.field('party')).toMatchObject({ conditionText: '01', fields: 'target,other' })
    expect(form.writes()).toBe(1)
  })

  test('other answers change the relation for all that it shows', () => {
    const form = open(formWith({ party: { ...relations, fields: 'target,other' } }), 'party')
    fireEvent.click(chip('党派一'))
    choose('党派二')
    leave()
    expect(form.field('party')).toMatchObject({ conditionText: '01,02', fields: 'target,other' })
  })

  test('a new sentence is written when answers and fields are chosen', () => {
    const form = open(formWith({ party: relations }), 'party')
    add('＋ 用它的答案控制别的字段')
    choose('党派二')
    leave()
    choose('备注')
    expect(form.writes()).toBe(0)
    leave()
    expect(form.field('party')).toMatchObject({
      ...relations,
      relations: [{ condition: '1', conditionText: '02', fields: ['other'] }],
    })
  })

  test('fields that read it in other rules can be gone to, and are among its rules', () => {
    const form = open(formWith({ target: { showWhen: { '>': [{ var: 'years' }, 1] } } }), 'years')
    expect(section('控制谁').textContent).not.toContain('还不决定')
    const { document, bundle } = form.editing()
    const place = { row: rowOf('years'), index: 0 }
    expect(ruleCount({ formInfo: document.formInfo, bundle }, place)).toBe(1)
    fireEvent.click(within(section('控制谁')).getByRole('button', { name: '说明' }))
    expect(form.editing().selected).toEqual({ row: rowOf('target'), index: 0 })
  })
})

describe('a computed field', () => {
  const kind = () => screen.getByRole('combobox', { name: '怎样得出' })

  test('is the sum of a column', () => {
    const form = open(formWith(), 'years')
    fireEvent.change(kind(), { target: { value: 'sum' } })
    fireEvent.change(screen.getByRole('combobox', { name: '哪一列' }), {
      target: { value: '金额' },
    })
    fireEvent.keyDown(screen.getByRole('combobox', { name: '哪一列' }), { key: 'Enter' })
    expect(form.field('years')).toMatchObject({ compute: { sum: [{ var: 'works' }, 'amount'] } })
  })

  test('is filled in again', () => {
    const form = open(formWith({ years: { compute: { age: { var: 'birth' } } } }), 'years')
    expect(chips('自动计算')).toEqual(['出生日期'])
    fireEvent.change(kind(), { target: { value: '' } })
    expect(form.field('years')).toEqual(FIELDS[rowOf('years')])
  })
})

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FormChecks } from '#studio/form/rules/checks/FormChecks.tsx'
import { formWith } from '../../../formDocument/rules/ruleForms.ts'
import { renderRules } from './rulesKit.tsx'

afterEach(cleanup)

const day = (key: string) => ({ day: { var: key } })
const ORDER = {
  rule: { '!': { '>': [day('study.0'), day('joined')] } },
  message: '入会日期不能早于在学时间的开始',
  at: 'joined',
}
const FILLED = {
  rule: { '>=': [{ countOf: [{ var: 'name' }, { var: 'birth' }] }, 1] },
  message: '姓名、出生日期至少填 1 项',
  at: 'birth',
}
const open = (checks?: unknown[]) =>
  renderRules(<FormChecks />, { formInfo: formWith(), ...(checks && { checks }) })
const press = (name: string, at = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name })[at] as HTMLElement)
const chip = (text: string) => screen.getByRole('button', { name: new RegExp(`：${text}$`) })

function choose(...texts: string[]) {
  for (const text of texts) {
    fireEvent.change(screen.getByRole('combobox', { expanded: true }), { target: { value: text } })
    fireEvent.keyDown(screen.getByRole('combobox', { expanded: true }), { key: 'Enter' })
  }
}
const leave = () =>
  fireEvent.keyDown(screen.getByRole('combobox', { expanded: true }), { key: 'Escape' })

test('the order of two dates is added, with what it says and where', () => {
  const form = open()
  press('日期先后')
  choose('在学时间的开始')
  expect(form.writes()).toBe(0)
  choose('入会日期')
  expect(form.document().checks).toEqual([ORDER])
  expect(form.writes()).toBe(1)
})

test('at least so many of some fields', () => {
  const form = open([ORDER])
  press('至少（最多）填几个')
  fireEvent.click(chip('哪些字段'))
  choose('姓名', '出生日期')
  leave()
  expect(form.document().checks).toEqual([ORDER, FILLED])
})

test('a condition under which it must hold', () => {
  const form = open()
  press('如果……就要……')
  choose('公开', '开')
  leave()
  fireEvent.click(chip('选一个字段'))
  choose('姓名')
  expect(form.document().checks).toEqual([
    {
      rule: { if: [{ anyIn: [{ var: 'open' }, ['true']] }, { filled: { var: 'name' } }, true] },
      message: '请填写姓名',
      at: 'name',
    },
  ])
})

test('another number is said by the message, unless it was written by hand', () => {
  const form = open([FILLED, { ...FILLED, message: '请留下联系方式' }])
  for (const at of [0, 1]) {
    press('修改', 0)
    fireEvent.click(chip('1'))
    choose('2')
    press('收起')
    press('修改', at)
    press('收起')
    if (at === 0) press('下移')
  }
  expect(form.document().checks).toMatchObject([
    { message: '请留下联系方式', rule: { '>=': [{}, 2] } },
    { message: '姓名、出生日期至少填 2 项', rule: { '>=': [{}, 2] } },
  ])
})

test('the message and its place are changed', () => {
  const form = open([FILLED])
  press('修改')
  const message = screen.getByRole('textbox', { name: '不满足时提示' })
  fireEvent.change(message, { target: { value: '请填一项' } })
  fireEvent.blur(message)
  fireEvent.click(screen.getByRole('button', { name: '提示在哪个字段下面：出生日期' }))
  choose('姓名')
  expect(form.document().checks).toEqual([{ ...FILLED, message: '请填一项', at: 'name' }])
})

test('checks are ordered and removed; without one the document has none', () => {
  const form = open([ORDER, FILLED])
  press('上移', 1)
  expect(form.document().checks).toEqual([FILLED, ORDER])
  press('删除', 0)
  press('删除', 0)
  expect(form.document().checks).toBeUndefined()
})

test('what cannot be read as a sentence is said in words, and left alone', () => {
  const rule = { '>': [{ '+': [{ var: 'years' }, 1] }, 3] }
  const form = open([{ ...FILLED, rule }, 'broken'])
  press('修改')
  expect(document.body.textContent).toContain('这条规则要在文本里改')
  expect(document.body.textContent).toContain('这一项写得不完整，要在文本里改')
  expect(form.writes()).toBe(0)
})

test('the check that a problem leads to is open and has the focus', () => {
  const form = renderRules(<FormChecks shown={{ at: 1 }} />, {
    formInfo: formWith(),
    checks: [ORDER, FILLED],
  })
  const [, line] = form.container.querySelectorAll('ol > li')
  expect(line?.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true')
})

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import type { FormDocument } from '#formDocument/formDocument.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { FormEnvironmentProvider } from '#runtime/react/form/session/formEnvironment.ts'
import { RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { type FormEditing, FormEditingProvider, type PanelTab } from '#studio/form/formEditing.ts'
import { FieldPanel } from '#studio/form/panel/FieldPanel.tsx'
import { FormProblems } from '#studio/form/problems/FormProblems.tsx'
import { FieldRules } from '#studio/form/rules/field/FieldRules.tsx'
import { RuleMark } from '#studio/form/rules/field/RuleMark.tsx'
import { DraftsProvider } from '#studio/form/rules/useDraft.ts'
import { useEditedForm } from '#studio/form/useEditedForm.ts'
import { formWith } from '../../../formDocument/rules/ruleForms.ts'
import { createTestWorld } from '../../../runtime/support/testWorld.ts'
import { rowOf } from '../rules/rulesKit.tsx'
import { ENVIRONMENT } from './panelKit.tsx'

afterEach(cleanup)

const relations = { isRelation: true, condition: '1', conditionText: '01', fields: 'target' }

interface Opened {
  key: string
  tab?: PanelTab
}

/** The panel with both tabs over a form; returns what it edits. */
function open(formInfo: unknown[], { key, tab = 'attributes' }: Opened) {
  const held: { editing?: FormEditing } = {}
  const { host } = createTestWorld()
  const runtime = { host, nodes: {} as never, custom: {}, pending: createCell(0) }
  function Editor() {
    const [document, setDocument] = useState<FormDocument>({ formInfo })
    const [drafts] = useState(() => new Map<string, unknown>())
    held.editing = useEditedForm({
      ...{ document, tab, isEditable: true, areTextsEditable: true, liveKeys: new Set<string>() },
      write: (change) => setDocument((before) => ({ ...before, ...change })),
      opened: { row: rowOf(key), index: 0 },
    })
    return (
      <FormEditingProvider value={held.editing}>
        <DraftsProvider value={drafts}>
          <FieldPanel rules={{ panel: <FieldRules />, mark: <RuleMark /> }} />
        </DraftsProvider>
        <FormProblems findings={FINDINGS} checked={undefined} showCheck={() => undefined} />
      </FormEditingProvider>
    )
  }
  render(
    <FormEnvironmentProvider value={ENVIRONMENT}>
      <RuntimeContext value={runtime}>
        <Editor />
      </RuntimeContext>
    </FormEnvironmentProvider>,
  )
  return Object.assign(
    (next: string) => act(() => held.editing?.select({ row: rowOf(next), index: 0 })),
    { editing: () => held.editing as FormEditing },
  )
}

const finding = (path: string, message: string) =>
  ({ severity: 'error', code: 'wrong-value', path, message, line: 1, column: 1 }) as const

const FINDINGS = [
  finding(`/formInfo/${rowOf('target')}/0/showWhen`, '规则不对'),
  finding(`/formInfo/${rowOf('target')}/0/label`, '名称不对'),
]

const tab = (name: RegExp) => screen.getByRole('tab', { name })
const chosen = () => screen.getByRole('tab', { selected: true }).textContent
const panel = () => within(screen.getByRole('tabpanel'))
const label = () => panel().queryByRole('textbox', { name: '名称' })

test('the panel has one tab stop for its tabs, and arrows choose', () => {
  open(formWith(), { key: 'target' })
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  expect(label()).not.toBeNull()
  act(() => tab(/属性/).focus())
  fireEvent.keyDown(tab(/属性/), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(tab(/规则/))
  expect(label()).toBeNull()
  expect(panel().getByRole('region', { name: '什么时候显示' })).toBeDefined()
  expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(tab(/规则/).id)
})

test('the tab of rules says how many there are', () => {
  const select = open(formWith({ party: relations }), { key: 'target' })
  expect(tab(/规则/).textContent).toContain('1 条规则')
  select('party')
  expect(tab(/规则/).textContent).toContain('1 条规则')
  select('other')
  expect(tab(/规则/).textContent).toBe('规则')
})

test('the chosen tab stays when another field is selected', () => {
  const select = open(formWith(), { key: 'target' })
  fireEvent.click(tab(/规则/))
  select('party')
  expect(chosen()).toBe('规则')
  expect(screen.getByRole('region', { name: '“党派”的属性' })).toBeDefined()
})

test('a problem opens the tab in which it is mended', () => {
  open(formWith(), { key: 'party' })
  fireEvent.click(screen.getByRole('button', { name: /规则不对/ }))
  expect(chosen()).toBe('规则')
  fireEvent.click(screen.getByRole('button', { name: /名称不对/ }))
  expect(chosen()).toBe('属性')
})

describe('an unfinished sentence is there again', () => {
  const addCondition = () => fireEvent.click(screen.getByRole('button', { name: '＋ 加条件' }))
  const UNFINISHED = '还没有选完，选完才生效。'

  test.each([
    [
      'after another tab',
      () => {
        fireEvent.click(tab(/属性/))
        fireEvent.click(tab(/规则/))
      },
    ],
    [
      'after another field',
      (select: (key: string) => void) => {
        select('party')
        expect(screen.queryByText(UNFINISHED)).toBeNull()
        select('target')
      },
    ],
  ])('%s', (_, leave) => {
    const select = open(formWith(), { key: 'target', tab: 'rules' })
    addCondition()
    leave(select)
    expect(screen.getByText(UNFINISHED)).toBeDefined()
  })

  test('of a computation and of what its answers show, too', () => {
    const select = open(formWith(), { key: 'years', tab: 'rules' })
    fireEvent.change(screen.getByRole('combobox', { name: '怎样得出' }), {
      target: { value: 'subtract' },
    })
    select('party')
    fireEvent.click(screen.getByRole('button', { name: '＋ 用它的答案控制别的字段' }))
    select('years')
    const kind = screen.getByRole<HTMLSelectElement>('combobox', { name: '怎样得出' })
    expect(kind.value).toBe('subtract')
    select('party')
    expect(panel().getByRole('button', { name: '去掉这条' })).toBeDefined()
  })
})

describe('a row that is selected as a whole', () => {
  const A = { type: 'textBox', value: 'a', label: '甲' }
  const B = { type: 'counter', value: 'b', label: '乙' }
  const openRow = () => {
    const select = open([[A, B]], { key: 'party' })
    act(() => select.editing().select({ row: 0, index: 0, part: 'row' }))
    return select.editing
  }
  const fields = () => within(screen.getByRole('list', { name: '这一行的字段' }))

  test('says what it is and lists its fields, which are selected by a click', () => {
    const editing = openRow()
    expect(screen.getByRole('region', { name: '“甲等 2 项”的属性' })).toBeDefined()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(
      fields()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['甲文本框', '乙数字'])
    fireEvent.click(fields().getByRole('button', { name: '打开：乙' }))
    expect(editing().selected).toEqual({ row: 0, index: 1 })
  })

  test('is split, and its first field is selected then', () => {
    const editing = openRow()
    fireEvent.click(screen.getByRole('button', { name: '拆成单行' }))
    expect(editing().document.formInfo).toEqual([[A], [B]])
    expect(editing().selected).toEqual({ row: 0, index: 0 })
  })

  test('is that of a field as soon as there is only one', () => {
    const editing = openRow()
    act(() => editing().write({ formInfo: [[A]] }))
    expect(editing().selected).toEqual({ row: 0, index: 0 })
  })
})

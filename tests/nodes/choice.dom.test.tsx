import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { NodeOf } from '#contract/nodes.gen.ts'
import type { PageModel } from '#contract/page.gen.ts'
import { lazyActions } from '#runtime/core/actions/lazyActions.ts'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

const ITEMS = [
  { value: '01', label: '普通会员', fee: 100 },
  { value: '02', label: '资深会员', describe: '须有高级职称' },
  { value: '03', label: '学生会员', disabled: true },
]
const CHOICE: NodeOf<'choice'> = {
  type: 'choice',
  bind: 'page.type',
  items: ITEMS,
  label: '会员类型',
  onChange: 'picked',
}
const MODEL: PageModel = {
  state: { type: '', event: null },
  actions: { picked: { do: [{ set: { 'page.event': { $: { var: 'event' } } } }] } },
}

describe.each(['radio', 'cards'] as const)('one of several as %s', (as) => {
  test('is a group of radios under the label, of which one is chosen', async () => {
    const { state, pass } = await showNode({ ...CHOICE, as }, MODEL)
    expect(screen.getByRole('radiogroup', { name: '会员类型' })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /普通会员/ }))
    await pass(0)
    expect(state().type).toBe('01')
    fireEvent.click(screen.getByRole('radio', { name: /资深会员/ }))
    await pass(0)
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
    expect(chosen).toEqual([false, true, false])
    // One name makes them one group for the arrow keys.
    expect(
      new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)).size,
    ).toBe(1)
  })
  test('the action hears the value and the whole entry', async () => {
    const { state, pass } = await showNode({ ...CHOICE, as }, MODEL)
    fireEvent.click(screen.getByRole('radio', { name: /普通会员/ }))
    await pass(0)
    expect(state().event).toEqual({ value: '01', item: ITEMS[0] })
  })
  test('what is closed looks so, and its press is heard by the page, which says why', async () => {
    const items = [{ value: '04', label: '荣誉会员', closed: true }]
    const { state, pass } = await showNode({ ...CHOICE, as, items }, MODEL)
    const honorary = screen.getByRole('radio', { name: /荣誉会员/ })
    expect(honorary.closest('[data-closed]')).not.toBeNull()
    fireEvent.click(honorary)
    await pass(0)
    expect(state().event).toMatchObject({ value: '04' })
  })
  test('what is disabled cannot be chosen', async () => {
    await showNode({ ...CHOICE, as }, MODEL)
    const states = screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)
    expect(states).toEqual([false, false, true])
    cleanup()
    await showNode({ ...CHOICE, as, disabled: true }, MODEL)
    expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(
      true,
    )
  })
})

test('a select offers them in the device’s own picker, and nothing', async () => {
  const { state, pass } = await showNode({ ...CHOICE, as: 'select', placeholder: '选一种' }, MODEL)
  const box = screen.getByRole<HTMLSelectElement>('combobox', { name: '会员类型' })
  expect([...box.options].map(({ text }) => text)).toEqual([
    '选一种',
    '普通会员',
    '资深会员',
    '学生会员',
  ])
  fireEvent.change(box, { target: { value: '02' } })
  await pass(0)
  expect(state()).toMatchObject({ type: '02', event: { value: '02', item: ITEMS[1] } })
  fireEvent.change(box, { target: { value: '' } })
  await pass(0)
  expect(state()).toMatchObject({ type: '', event: { value: '', item: null } })
})

test('checkboxes hold the chosen values in the order of the items', async () => {
  const model = { ...MODEL, state: { type: [], event: null } }
  const { state, pass } = await showNode({ ...CHOICE, as: 'checkbox' }, model)
  fireEvent.click(screen.getByRole('checkbox', { name: /资深会员/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /普通会员/ }))
  await pass(0)
  expect(state().type).toEqual(['01', '02'])
  fireEvent.click(screen.getByRole('checkbox', { name: /资深会员/ }))
  await pass(0)
  expect(state()).toMatchObject({ type: ['01'], event: { value: ['01'], item: ITEMS[1] } })
})

test('until actions can run a choice is shown and changes nothing else; then both happen at once', async () => {
  const engine = await lazyActions.load()
  let arrive = () => {}
  const arrival = new Promise<typeof engine>((resolve) => {
    arrive = () => resolve(engine)
  })
  vi.spyOn(lazyActions, 'loaded').mockReturnValueOnce(undefined).mockReturnValueOnce(undefined)
  vi.spyOn(lazyActions, 'load').mockReturnValue(arrival)
  const model = { ...MODEL, state: { type: [], event: null } }
  const { state, pass } = await showNode({ ...CHOICE, as: 'checkbox' }, model)
  fireEvent.click(screen.getByRole('checkbox', { name: /资深会员/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /普通会员/ }))
  await pass(0)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  expect(boxes).toEqual([true, true, false])
  expect(state()).toMatchObject({ type: [], event: null })
  arrive()
  await pass(0)
  expect(state()).toMatchObject({
    type: ['01', '02'],
    event: { value: ['01', '02'], item: ITEMS[0] },
  })
  vi.restoreAllMocks()
})

test('values keep their kind', async () => {
  const model: PageModel = { state: { type: 2026 } }
  const { onChange: _, ...silent } = CHOICE
  const { state, pass } = await showNode(
    {
      ...silent,
      items: [
        { value: 2026, label: '2026' },
        { value: 2027, label: '2027' },
      ],
    },
    model,
  )
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2026' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '2027' }))
  await pass(0)
  expect(state().type).toBe(2027)
})

describe('nothing to choose', () => {
  const FROM_SOURCE: NodeOf<'choice'> = {
    ...CHOICE,
    as: 'cards',
    items: { $: { var: 'data.types.value' } },
    placeholder: '暂未开放该类会员的申请',
  }
  const model = { ...MODEL, sources: { types: { call: 'memberConfigList', initial: [] } } }

  test('shows the placeholder', async () => {
    await showNode(FROM_SOURCE, model, { answers: { memberConfigList: () => [] } })
    expect(screen.getByText('暂未开放该类会员的申请')).toBeTruthy()
  })
  test('but not before the answer', async () => {
    await showNode(FROM_SOURCE, model, {
      answers: { memberConfigList: () => new Promise(() => {}) },
    })
    expect(screen.queryByText('暂未开放该类会员的申请')).toBeNull()
  })
})

test.each([
  ['radio', 'radiogroup'],
  ['select', 'combobox'],
  ['checkbox', 'group'],
] as const)('an error is told and tied to the %s', async (as, role) => {
  await showNode({ ...CHOICE, as, error: '请选择会员类型' }, MODEL)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('请选择会员类型')
  expect(screen.getByRole(role).getAttribute('aria-describedby')).toBe(alert.id)
})

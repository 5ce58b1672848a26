import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { definitionOf } from '#adapters/formInfo/definition.ts'
import type { CallData } from '#contract/calls.ts'
import type { RawField } from '#contract/formInfo.ts'
import type { FieldPlace, FormDocument } from '#formDocument/formDocument.ts'
import { type FormInfo, fieldsOf } from '#formDocument/rows/rows.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { RuntimeProvider } from '#runtime/react/RuntimeProvider.tsx'
import type { FormEditing } from '#studio/form/formEditing.ts'
import { type InUse, useInUse } from '#studio/form/uses/useInUse.tsx'
import { createTestWorld } from '../../../runtime/support/testWorld.ts'
import { AT, USED } from './usedForm.ts'

// jsdom draws no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
})
afterEach(cleanup)

type Use = CallData<'studioFieldUse'>

interface Held {
  asks: InUse
  document: FormDocument
  writes: Partial<FormDocument>[]
  selected: FieldPlace | null
}

interface Around {
  liveKeys?: string[]
  scenarios?: string[]
  count?: typeof noCount
  live?: FormInfo
}

function open({ liveKeys = [], scenarios = [], count = noCount, live }: Around = {}) {
  const held = { writes: [], selected: null, document: USED } as unknown as Held
  const { host } = createTestWorld()
  const runtime = {
    host: { ...host, lookups: host.lookups, call: count, dialogs: host.dialogs },
    ...{ nodes: {} as never, custom: {}, pending: createCell(0) },
  }
  function Editor() {
    const [document, setDocument] = useState<FormDocument>(USED)
    const bundle = useMemo(
      () => convertFormInfo(definitionOf(document), { dictionaries: {} }),
      [document],
    )
    const editing: FormEditing = {
      tab: 'attributes',
      areTextsEditable: true,
      ...{ document, bundle, selected: null, isEditable: true, liveKeys: new Set(liveKeys) },
      select: (place) => {
        held.selected = place
      },
      write(change) {
        held.writes.push(change)
        setDocument((before) => ({ ...before, ...change }))
      },
    }
    const asks = useInUse(editing, { path: 'formConfig/0301.json', scenarios, live })
    Object.assign(held, { asks, document })
    return (
      <>
        <button type="button">别的</button>
        {asks.dialog}
      </>
    )
  }
  render(
    <RuntimeProvider runtime={runtime as never}>
      <Editor />
    </RuntimeProvider>,
  )
  return held
}

const noCount = (): Promise<never> => new Promise(() => {})

const field = (place: FieldPlace) => ({ part: 'field', place }) as const
const dialog = () => screen.getByRole('dialog')
const said = () => screen.getAllByRole('status')[0]?.textContent
const isOpen = () => screen.queryByRole('dialog') !== null
const group = (name: string) => within(within(dialog()).getByRole('region', { name }))
const radio = (name: RegExp) => within(dialog()).getByRole<HTMLInputElement>('radio', { name })
const press = (name: string) => fireEvent.click(within(dialog()).getByRole('button', { name }))

describe('what nothing depends on', () => {
  test('is removed at once, as one step, and said', () => {
    const held = open()
    act(() => held.asks.askRemove(field(AT.unit)))
    expect(isOpen()).toBe(false)
    expect(held.writes.map(Object.keys)).toEqual([['formInfo']])
    expect(said()).toBe('已删除：单位')
  })

  test('is asked about where applicants may have filled it in', () => {
    const held = open({ liveKeys: ['employer'] })
    act(() => held.asks.askRemove(field(AT.unit)))
    expect(dialog().textContent).toContain('可能已经有申请人填过')
    expect(held.writes).toEqual([])
  })

  test('changes its type, its key and its options at once', () => {
    const held = open()
    act(() => held.asks.askType(AT.unit, 'editor'))
    act(() => held.asks.askKey(AT.unit, 'company'))
    act(() => held.asks.askRemoveOption(AT.kind, '1'))
    expect(isOpen()).toBe(false)
    const unit = held.document.formInfo.flatMap(fieldsOf)[8] as RawField
    expect(unit).toMatchObject({ type: 'editor', value: 'company' })
    expect(held.writes).toHaveLength(3)
  })
})

test('settings that another type has no use for are asked about where applicants have the field', () => {
  const held = open()
  act(() => held.asks.askType(AT.unit, 'switch'))
  expect([isOpen(), held.writes.length]).toEqual([false, 1])
  cleanup()
  const live = open({ liveKeys: ['employer'] })
  act(() => live.asks.askType(AT.unit, 'switch'))
  expect([isOpen(), live.writes.length]).toEqual([true, 0])
})

describe('an option of a published field', () => {
  const kind = (codes: readonly string[]) => {
    const items = codes.map((itemCode) => ({ itemCode, itemName: itemCode }))
    return [
      [{ type: 'table', value: 'projects', items: [{ type: 'choice', value: 'kind', items }] }],
    ]
  }

  test.each([
    ['that was published is asked about', kind(['1', '2']), true],
    ['that was added since is removed at once', kind(['2']), false],
    ['of a field that took them from a dictionary is asked about', kind([]), true],
  ])('%s', (_, live, isAsked) => {
    const held = open({ liveKeys: ['projects'], live })
    const whenGone = vi.fn()
    act(() => held.asks.askRemoveOption(AT.kind, '1', whenGone))
    expect(isOpen()).toBe(isAsked)
    expect(held.writes).toHaveLength(isAsked ? 0 : 1)
    expect(whenGone).toHaveBeenCalledTimes(isAsked ? 0 : 1)
  })

  test('that is retired instead is not gone', () => {
    const held = open({ liveKeys: ['projects'] })
    const whenGone = vi.fn()
    act(() => held.asks.askRemoveOption(AT.kind, '1', whenGone))
    press('停用')
    expect(held.writes).toHaveLength(1)
    expect(whenGone).not.toHaveBeenCalled()
  })
})

describe('what others depend on', () => {
  test('is shown with who does, in groups, and the ways to repair it', () => {
    const scenarios = [JSON.stringify({ title: '研究生', steps: [{ set: { degree: '02' } }] })]
    const held = open({ scenarios })
    act(() => held.asks.askRemove(field(AT.degree)))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('删除“学历”？')
    expect(group('控制').getAllByRole('listitem')).toHaveLength(3)
    expect(group('规则和检查').getByText('“单位”什么时候显示，要看“学历”')).toBeDefined()
    expect(group('测试').getByText('测试“研究生”里有这一项')).toBeDefined()
    expect(radio(/用到它的地方一起改好/).checked).toBe(true)
    expect(document.activeElement).toBe(radio(/用到它的地方一起改好/))
    expect(dialog().textContent).toContain('“导师”、“班级”以后一直显示')
    expect(held.writes).toEqual([])
  })

  test('is repaired in one step, checks included', () => {
    const held = open()
    act(() => held.asks.askRemove(field(AT.end)))
    press('删除')
    expect(isOpen()).toBe(false)
    expect(held.writes.map((change) => Object.keys(change).sort())).toEqual([
      ['checks', 'formInfo'],
    ])
    expect(held.document.checks).toHaveLength(1)
  })

  test('is done in the way that is chosen; its button says which', () => {
    const held = open()
    act(() => held.asks.askRemove(field(AT.degree)))
    fireEvent.click(radio(/不再显示/))
    press('不再显示')
    expect(held.document.formInfo.flatMap(fieldsOf)[0]).toMatchObject({ isHide: true })
    expect(said()).toBe('不再显示：学历')
  })

  test('another option stands for one that is removed', () => {
    const held = open()
    act(() => held.asks.askRemoveOption(AT.degree, '02'))
    fireEvent.click(radio(/换成另一项/))
    const select = within(dialog()).getByRole<HTMLSelectElement>('combobox')
    expect([...select.options].map(({ text }) => text)).toEqual(['本科', '博士'])
    fireEvent.change(select, { target: { value: '03' } })
    press('换成它并删除')
    expect(held.document.formInfo.flatMap(fieldsOf)[0]).toMatchObject({ conditionText: '03' })
  })

  test('is left as it is by Escape, by 取消 and by a press beside the dialog', () => {
    const held = open()
    const ask = () => act(() => held.asks.askRemove(field(AT.degree)))
    ask()
    fireEvent(dialog(), new Event('cancel', { cancelable: true }))
    expect(isOpen()).toBe(false)
    ask()
    press('取消')
    expect(isOpen()).toBe(false)
    ask()
    fireEvent.click(dialog())
    expect(isOpen()).toBe(false)
    expect(held.writes).toEqual([])
  })

  test('leads to where it is used', () => {
    const held = open()
    act(() => held.asks.askRemove(field(AT.degree)))
    fireEvent.click(within(dialog()).getByRole('button', { name: /去看：“单位”/ }))
    expect(held.selected).toEqual(AT.unit)
    expect(isOpen()).toBe(false)
  })

  test('is listed as far as it can be overlooked, and whole when that is wanted', () => {
    const title = (number: number) => `测试 ${number}`
    const scenarios = Array.from({ length: 9 }, (_, at) =>
      JSON.stringify({ title: title(at), steps: [{ set: { degree: '02' } }] }),
    )
    const held = open({ scenarios })
    act(() => held.asks.askRemove(field(AT.degree)))
    expect(group('测试').getAllByRole('listitem')).toHaveLength(6)
    press('还有 3 处')
    expect(group('测试').getAllByRole('listitem')).toHaveLength(9)
  })

  test('keys pressed in it do not reach the editor', () => {
    const held = open()
    const heard = vi.fn()
    act(() => held.asks.askRemove(field(AT.degree)))
    const keys = (event: KeyboardEvent) => heard(event.key)
    window.document.body.firstElementChild?.addEventListener('keydown', keys as EventListener)
    fireEvent.keyDown(dialog(), { key: 'Delete' })
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('what applicants have filled in', () => {
  const use = (more: Partial<Use> = {}): Use => ({
    ...{ waiting: 2, ended: 98, read: 100, isWhole: true, counts: [60] },
    ...more,
  })
  const answers = () => group('已有的申请').getByRole('status')

  test('is counted while the dialog is open, and asked for until all is', async () => {
    const replies = [use({ isWhole: false, read: 40, counts: [25] }), use()]
    const waiting: ((reply: Use) => void)[] = []
    const asked: unknown[] = []
    const count = (id: string, input: unknown): Promise<never> => {
      asked.push([id, input])
      return new Promise((resolve) => waiting.push(resolve as never))
    }
    const held = open({ liveKeys: ['degree'], count: count as typeof noCount })
    act(() => held.asks.askRemove(field(AT.degree)))
    expect(answers().textContent).toBe('正在数…')
    await act(async () => waiting[0]?.(replies[0] as Use))
    expect(answers().textContent).toBe(
      '办理中 2 份，已办结 98 份。已数 40 份，还在数：填过“学历”的有 25 份。',
    )
    await act(async () => waiting[1]?.(replies[1] as Use))
    expect(answers().textContent).toBe('办理中 2 份，已办结 98 份。填过“学历”的有 60 份。')
    expect(answers().getAttribute('aria-busy')).toBe('false')
    const input = { path: 'formConfig/0301.json', places: [{ key: 'degree' }] }
    expect(asked).toEqual([
      ['studioFieldUse', input],
      ['studioFieldUse', input],
    ])
    expect(radio(/不删除，只是不再显示/).checked).toBe(true)
  })

  test.each<[string, Partial<Use>, string]>([
    ['nobody applied', { waiting: 0, ended: 0, read: 0, counts: [0] }, '还没有人按这张表申请过。'],
    ['nobody chose it', { counts: [0] }, '办理中 2 份，已办结 98 份。没有人选过。'],
    ['some chose it', { counts: [7] }, '办理中 2 份，已办结 98 份。选过“硕士”的有 7 份。'],
  ])('%s', async (_, reply, expected) => {
    const count = (async () => use(reply)) as unknown as typeof noCount
    const held = open({ liveKeys: ['degree'], count })
    await act(async () => held.asks.askRemoveOption(AT.degree, '02'))
    expect(answers().textContent).toBe(expected)
    expect(radio(/停用，不删除/).checked).toBe(true)
  })

  test('when it cannot be counted, that is said, and the change can be made', async () => {
    const held = open({ liveKeys: ['degree'], count: () => Promise.reject(new Error('断网')) })
    await act(async () => held.asks.askRemove(field(AT.degree)))
    expect(answers().textContent).toBe('没有数出来，不影响修改。')
    press('不再显示')
    expect(held.writes).toHaveLength(1)
  })
})

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { parseScenario } from '#replay/scenarioFile/parseScenario.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { type KeepTest, useKeepTest } from '#studio/form/tests/useKeepTest.tsx'
import type { DocumentSession } from '#studio/session/documentSession.ts'
import { createTestWorld, Refusal } from '../../../runtime/support/testWorld.ts'

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

const FORM = 'formConfig/0301.json'
const PATH = 'scenarios/0301/typed-2026-11-25-1.scenario.json'
const bundle = convertFormInfo(
  [
    [
      { type: 'textBox', value: 'a', label: '甲', required: true },
      { type: 'textBox', value: 'b', label: '乙' },
    ],
  ],
  { dictionaries: {} },
)
const context = { dictionaries: {}, areas: [], now: Date.UTC(2026, 10, 25) }

/** An editor that has nothing but its tests; the server answers when the test says so. */
function open(taken: string[] = []) {
  const sent: {
    input: Record<string, unknown>
    answer: (data: unknown) => void
    refuse: (error: unknown) => void
  }[] = []
  const happened: string[] = []
  const held: { keep?: KeepTest } = {}
  const { host } = createTestWorld()
  const call = (_call: string, input: Record<string, unknown>) =>
    new Promise((answer, refuse) => {
      happened.push('changeAdd')
      sent.push({ input, answer, refuse })
    })
  const session = {
    flush: async () => void happened.push('flush'),
    steppedBeside: (undo: string) => happened.push(undo),
  } as unknown as DocumentSession
  function Editor() {
    const keep = useKeepTest({ change: 'AAAA', path: FORM, bundle, session, taken })
    held.keep = keep
    return (
      <>
        {keep.said}
        {keep.dialog}
      </>
    )
  }
  const runtime = {
    host: { ...host, call },
    nodes: {} as never,
    custom: {},
    pending: createCell(0),
  }
  render(
    <RuntimeContext value={runtime as never}>
      <Editor />
    </RuntimeContext>,
  )
  return { sent, happened, host, keep: () => held.keep as KeepTest }
}

const dialog = () => within(screen.getByRole('dialog', { name: '存为测试' }))
const name = () => dialog().getByRole('textbox', { name: '测试名称' }) as HTMLInputElement
const typeName = (value: string) => fireEvent.change(name(), { target: { value } })
const save = () => act(async () => void fireEvent.submit(name().form as HTMLFormElement))
const testOf = ({ input }: { input: Record<string, unknown> } | undefined = { input: {} }) =>
  parseScenario(`${input.test}`)

describe('a test of what was typed', () => {
  const asked = (taken?: string[]) => {
    const opened = open(taken)
    act(() => opened.keep().askTyped({ a: undefined, b: '乙' }, context))
    return opened
  }

  test('tells what it will expect, is stored after the form, and says so with a link', async () => {
    const { sent, happened } = asked()
    expect(dialog().getByText('共 3 步，填写 1 项；提交时有 1 处错误：')).toBeDefined()
    expect(dialog().getByText('请输入甲')).toBeDefined()
    typeName('没填甲')
    await save()
    await act(async () => sent[0]?.answer({ path: PATH, undo: '新增' }))
    expect(happened).toEqual(['flush', 'changeAdd', '新增'])
    expect(sent[0]?.input).toMatchObject({ id: 'AAAA', path: FORM })
    expect(testOf(sent[0])).toMatchObject({
      title: '没填甲',
      formInfo: { file: '../../formConfig/0301.json' },
      context: { now: '2026-11-25 08:00' },
      steps: [{ set: { b: '乙' } }, { submit: true }, { expect: { valid: false } }],
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('status').textContent).toContain('已存为测试“没填甲”')
    const href = screen.getByRole('link', { name: '查看这个测试' }).getAttribute('href')
    expect(new URL(href ?? '', 'http://x').searchParams.get('path')).toBe(PATH)
  })

  test('is sent once, however often it is asked for while the server thinks', async () => {
    const { sent } = asked()
    await save()
    await save()
    fireEvent.click(dialog().getByRole('button', { name: '取消' }))
    expect(sent).toHaveLength(1)
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  test('that is refused stays as it was, and is sent again as it is', async () => {
    const { sent } = asked()
    typeName('没填甲')
    await save()
    await act(async () => sent[0]?.refuse(new Refusal('A0409', '这份修改单已经送审')))
    expect(dialog().getByRole('alert').textContent).toBe('这份修改单已经送审')
    expect(name().value).toBe('没填甲')
    await save()
    expect(sent[1]?.input).toEqual(sent[0]?.input)
  })

  test.each([
    [' ', '请填写测试的名称'],
    ['空表', '这张表单已经有叫“空表”的测试，请换一个名称'],
  ])('is not stored as %j', async (wrong, message) => {
    const { sent } = asked(['空表'])
    typeName(wrong)
    await save()
    expect(dialog().getByRole('alert').textContent).toBe(message)
    expect(sent).toEqual([])
  })
})

test('nothing typed is nothing to keep: it is said why', () => {
  const { keep, host } = open()
  act(() => keep().askTyped(undefined, context))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(host.notices.get().map(({ text }) => text)).toEqual([
    '还没有填写。先在预览里填几项，再存为测试。',
  ])
})

test('a witness is kept with what it shows, and with the outcome of submitting it', async () => {
  const { sent, keep } = open(['甲从不通过'])
  const steps = [{ set: { a: null } }, { expect: { visible: ['a'] } }]
  await act(async () => keep().askWitness({ title: '甲从不通过', formInfo: [], steps }))
  expect(name().value).toBe('甲从不通过 (2)')
  await save()
  expect(testOf(sent[0])).toMatchObject({
    note: '由“能做什么”存成：甲从不通过',
    steps: [...steps, { submit: true }, { expect: { errors: { a: '请输入甲' }, valid: false } }],
  })
})

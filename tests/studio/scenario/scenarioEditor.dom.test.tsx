import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Scenario } from '#replay/scenario.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { FormEnvironmentProvider } from '#runtime/react/form/session/formEnvironment.ts'
import { RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { ScenarioEditor } from '#studio/scenario/ScenarioEditor.tsx'
import type { DocumentSession } from '#studio/session/documentSession.ts'
import { createTestWorld } from '../../runtime/support/testWorld.ts'
import { ENVIRONMENT } from '../form/panel/panelKit.tsx'

afterEach(cleanup)

const PATH = 'scenarios/0301/typed.scenario.json'
const field = (value: string, label: string, more = {}) => ({
  ...{ type: 'textBox', value, label },
  ...more,
})
const FORM = [
  [
    field('realName', '姓名', { required: true, requiredText: '请填写姓名' }),
    field('post', '职务', { required: true, requiredText: '请填写职务' }),
    field('orgName', '单位'),
  ],
]
const OLD: Scenario = {
  title: '空表',
  formInfo: { file: '../../formConfig/0301.json' },
  context: { now: '2026-11-25 10:30' },
  steps: [
    { set: { orgName: '华夏大学', gone: '旧' } },
    { submit: true },
    { expect: { errors: { realName: '请填写姓名' }, valid: false } },
  ],
}

/** The editor of a test, with a form that is answered as the change set has it. */
async function open(scenario: Scenario, isEditable = true) {
  const { host } = createTestWorld({
    answers: {
      changeDocument: ({ path }: { path: string }) => ({
        content: path === 'formConfig/0301.json' ? JSON.stringify({ formInfo: FORM }) : '',
      }),
      changeRead: { documents: [] },
    },
  } as never)
  const held = { text: JSON.stringify(scenario, null, 2), flushed: 0 }
  function Editor() {
    const [text, setText] = useState(held.text)
    held.text = text
    const session = {
      edit: setText,
      flush: async () => {
        held.flushed += 1
      },
    } as unknown as DocumentSession
    return <ScenarioEditor change="c1" path={PATH} {...{ text, session, isEditable }} />
  }
  const runtime = { host, nodes: {} as never, custom: {}, pending: createCell(0) }
  await act(async () =>
    render(
      <RuntimeContext value={runtime}>
        <FormEnvironmentProvider value={ENVIRONMENT}>
          <Editor />
        </FormEnvironmentProvider>
      </RuntimeContext>,
    ),
  )
  await screen.findByText(/申请表的反应和预期/)
  return { scenario: () => JSON.parse(held.text) as Scenario, held }
}

const stepOf = (number: number) => {
  const heading = screen.getByRole('heading', { name: new RegExp(`^第 ${number} 步`) })
  return within(heading.closest('li') as HTMLElement)
}
const choose = (select: HTMLElement, value: string) =>
  fireEvent.change(select, { target: { value } })

test('what the form does otherwise is told, and taken over with one press', async () => {
  const { scenario } = await open(OLD)
  const outcome = within(screen.getByRole('region', { name: '测试结果' }))
  outcome.getByText('第 1 步：填写了“gone”，表单里没有这个字段')
  expect(scenario()).toEqual(OLD)
  fireEvent.click(outcome.getByRole('button', { name: '以现在的结果为准' }))
  await outcome.findByText('照这样填，申请表的反应和预期一样。')
  expect(scenario()).toEqual({
    ...OLD,
    steps: [
      { set: { orgName: '华夏大学' } },
      { submit: true },
      { expect: { errors: { realName: '请填写姓名', post: '请填写职务' }, valid: false } },
    ],
  })
})

test('answers are changed in the fields of the form', async () => {
  const { scenario } = await open(OLD)
  fireEvent.click(stepOf(1).getByRole('button', { name: '修改填写的内容：第 1 步' }))
  const post = await stepOf(1).findByRole('textbox', { name: /职务/ })
  fireEvent.change(post, { target: { value: '教授' } })
  fireEvent.blur(post)
  await stepOf(1).findByText('教授')
  expect(scenario().steps[0]).toEqual({ set: { orgName: '华夏大学', gone: '旧', post: '教授' } })
  fireEvent.click(stepOf(1).getByRole('button', { name: '去掉：gone（表单里已经没有）' }))
  expect(scenario().steps[0]).toEqual({ set: { orgName: '华夏大学', post: '教授' } })
})

test('what is expected is chosen from what the form has', async () => {
  const { scenario } = await open(OLD)
  const step = stepOf(3)
  choose(step.getByRole('combobox', { name: '加一处提示' }), 'post')
  choose(step.getByRole('combobox', { name: '能不能提交' }), 'true')
  choose(step.getByRole('combobox', { name: '加一个字段：应当显示' }), 'orgName')
  expect(scenario().steps[2]).toEqual({
    expect: {
      errors: { realName: '请填写姓名', post: '请填写职务' },
      valid: true,
      visible: ['orgName'],
    },
  })
  choose(step.getByRole('combobox', { name: '加一个字段：应当不显示' }), 'orgName')
  fireEvent.click(step.getByRole('button', { name: '去掉：姓名' }))
  choose(step.getByRole('combobox', { name: '能不能提交' }), '')
  expect(scenario().steps[2]).toEqual({
    expect: { errors: { post: '请填写职务' }, hidden: ['orgName'] },
  })
  choose(step.getByRole('combobox', { name: '提示：职务' }), '')
  fireEvent.change(step.getByRole('textbox', { name: '其他文字…职务' }), {
    target: { value: '不对' },
  })
  expect(scenario().steps[2]).toMatchObject({ expect: { errors: { post: '不对' } } })
})

test('steps are added, moved and removed, a new check expecting what the form does', async () => {
  const { scenario, held } = await open({ ...OLD, steps: [{ submit: true }] })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '核对' })))
  expect(scenario().steps[1]).toEqual({
    expect: { errors: { realName: '请填写姓名', post: '请填写职务' }, valid: false },
  })
  fireEvent.click(screen.getByRole('button', { name: '上移：第 2 步' }))
  fireEvent.click(screen.getByRole('button', { name: '删除：第 2 步' }))
  expect(scenario().steps).toHaveLength(1)
  expect(held.flushed).toBe(3)
})

test('a test that is only read has nothing to press', async () => {
  await open(OLD, false)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByRole('link', { name: '打开申请表' })).toBeDefined()
})

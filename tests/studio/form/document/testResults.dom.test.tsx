import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { namedScenarios } from '#studio/form/document/namedScenarios.ts'
import { useTestResults } from '#studio/form/document/useTestResults.ts'
import { ScenarioChoice } from '#studio/form/stage/ScenarioChoice.tsx'
import { createTestWorld } from '../../../runtime/support/testWorld.ts'

afterEach(cleanup)

const field = (required: boolean) => [
  [{ type: 'textBox', value: 'realName', label: '姓名', required, requiredText: '请输入姓名' }],
]
const testText = (title: string, errors: Record<string, string>) =>
  JSON.stringify({ title, steps: [{ submit: true }, { expect: { errors } }] })
const KEPT = [
  { path: 'scenarios/f/1.scenario.json', text: testText('必填', { realName: '请输入姓名' }) },
  { path: 'scenarios/f/2.scenario.json', text: testText('可空', {}) },
  { path: 'scenarios/f/3.scenario.json', text: '{' },
  {
    path: 'scenarios/f/4.scenario.json',
    text: JSON.stringify({ title: '旧字段', steps: [{ set: { gone: '1' } }] }),
  },
]

function Editor() {
  const [isRequired, setIsRequired] = useState(true)
  const [chosen, choose] = useState('必填')
  const bundle = useMemo(
    () => convertFormInfo(field(isRequired), { dictionaries: {} }),
    [isRequired],
  )
  const named = useMemo(() => namedScenarios(KEPT), [])
  const failures = useTestResults(named, bundle)
  const scenarios = named.map(({ name, path }) => ({ name, path, values: {} }))
  return (
    <>
      <ScenarioChoice
        {...{ scenarios, chosen, choose, failures }}
        linkTo={(path, name = '打开') => <a href={`#${path}`}>{name}</a>}
      />
      <button type="button" onClick={() => setIsRequired(false)}>
        不必填
      </button>
    </>
  )
}

test('a test that fills in what is gone says so with its label', async () => {
  const { host } = createTestWorld()
  const text = JSON.stringify({ title: '职称', steps: [{ set: { zhiCheng: '教授' } }] })
  const named = namedScenarios([{ path: 'scenarios/f/4.scenario.json', text }])
  const live = [[...(field(true)[0] ?? []), { type: 'textBox', value: 'zhiCheng', label: '职称' }]]
  const bundle = convertFormInfo(field(true), { dictionaries: {} })
  const former = convertFormInfo(live, { dictionaries: {} }).fields
  const Results = () => useTestResults(named, bundle, former).get('职称')?.join('；')
  render(
    <RuntimeContext value={{ host, nodes: {} as never, custom: {}, pending: createCell(0) }}>
      <Results />
    </RuntimeContext>,
  )
  await screen.findByText('第 1 步：填写了“职称”，表单里已经没有这个字段')
})

test('the tests of a form are played on it as it is now, and what fails is said in its words', async () => {
  const { host } = createTestWorld()
  render(
    <RuntimeContext value={{ host, nodes: {} as never, custom: {}, pending: createCell(0) }}>
      <Editor />
    </RuntimeContext>,
  )
  await screen.findByText('这个测试在现在的表单上通过。')
  await screen.findByRole('option', { name: '没有通过：可空' })
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('打开')).toBe('#scenarios/f/1.scenario.json')
  expect(screen.getByRole('status').textContent).toBe('2 个测试没有通过：')
  expect(addressOf('可空')).toBe('#scenarios/f/2.scenario.json')
  expect(addressOf('旧字段')).toBe('#scenarios/f/4.scenario.json')

  screen.getByRole('button', { name: '不必填' }).click()
  await screen.findByText('第 2 步：提示应为“姓名”：请输入姓名，实为（没有）')
  expect(screen.getByRole('option', { name: '没有通过：必填' })).toBeTruthy()
  expect(screen.getByRole('option', { name: '可空' })).toBeTruthy()
})

test('a test that fills in what the form does not have fails, as it does in the report', async () => {
  const { host } = createTestWorld()
  render(
    <RuntimeContext value={{ host, nodes: {} as never, custom: {}, pending: createCell(0) }}>
      <Editor />
    </RuntimeContext>,
  )
  await screen.findByRole('option', { name: '没有通过：旧字段' })
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '旧字段' } })
  screen.getByText('第 1 步：填写了“gone”，表单里没有这个字段')
})

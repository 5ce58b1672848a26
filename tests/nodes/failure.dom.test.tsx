import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BadAnswer, NetworkFailure } from '#client/errors.ts'
import type { PageNode } from '#contract/nodes.gen.ts'
import { Refusal } from '../runtime/support/testWorld.ts'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

const MODEL = { sources: { notices: { call: 'noticePage' } } } as const
const ITEM: PageNode = { type: 'text', text: { $: { var: 'row.title' } } }
const VALUE = { $: { var: 'data.notices.value' } }
const columns = [{ field: 'title', title: '标题' }]
const NODES: Record<string, PageNode> = {
  list: { type: 'list', source: 'notices', item: ITEM },
  table: { type: 'table', source: 'notices', columns },
  choice: { type: 'choice', bind: 'page.one', items: VALUE },
  carousel: { type: 'carousel', label: '横幅', items: VALUE, item: ITEM },
  alert: { type: 'alert', source: 'notices' },
}

const failing = (error: Error) => ({
  answers: {
    noticePage: () => {
      throw error
    },
  },
})
const told = () => screen.getByRole('alert').textContent

test.each(Object.entries(NODES))('what could not be loaded has one notice: %s', async (_, node) => {
  await showNode(node, { ...MODEL, state: { one: '' } }, failing(new BadAnswer(500)))
  expect(told()).toBe('暂时打不开，请稍后再试服务器没有正常响应重试')
})

test('a reason that a person can do something about is told whole', async () => {
  await showNode(
    { type: 'alert', source: 'notices' },
    MODEL,
    failing(new NetworkFailure('unreachable')),
  )
  expect(told()).toBe('暂时打不开，请稍后再试网络连接失败，请检查网络后重试重试')
})

test('what the server refused is told in its own words', async () => {
  const refusal = new Refusal('A0400', '未设置缴费年限')
  await showNode({ type: 'alert', source: 'notices' }, MODEL, failing(refusal))
  expect(told()).toBe('未设置缴费年限重试')
})

test('an alert of a source is there only when it failed, and 重试 reads it again or runs the page’s action', async () => {
  let isDown = true
  const answers = {
    noticePage: () => {
      if (isDown) throw new BadAnswer(502)
      return []
    },
  }
  const { pass } = await showNode({ type: 'alert', source: 'notices' }, MODEL, { answers })
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(0)
  expect(screen.queryByRole('alert')).toBeNull()
  cleanup()
  isDown = true
  const { state, pass: next } = await showNode(
    { type: 'alert', source: 'notices', retry: 'again' },
    {
      ...MODEL,
      state: { tried: false },
      actions: { again: { label: '重试', do: [{ set: { 'page.tried': true } }] } },
    },
    { answers },
  )
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await next(0)
  expect(state().tried).toBe(true)
})

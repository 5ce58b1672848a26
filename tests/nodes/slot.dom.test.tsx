import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PageDocument } from '#contract/page.gen.ts'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

const DIALOG: PageDocument = {
  dsl: 1,
  id: 'ask',
  title: '问',
  model: {
    state: { answer: '好' },
    actions: { end: { label: '结束', do: [{ close: { $: { var: 'page.answer' } } }] } },
  },
  views: { pc: { type: 'button', action: 'end' }, mobile: { type: 'button', action: 'end' } },
}

test('a slot shows a dialog in place, with its own state; closing runs the page’s action and leaves it there', async () => {
  const { state, pass } = await showNode(
    { type: 'slot', dialog: 'ask', onClose: 'closed' },
    {
      state: { answer: '' },
      actions: { closed: { do: [{ set: { 'page.answer': { $: { var: 'event.value' } } } }] } },
    },
    { dialogs: [DIALOG] },
  )
  await pass(0)
  fireEvent.click(await screen.findByRole('button', { name: '结束' }))
  await pass(0)
  expect(state()).toMatchObject({ answer: '好' })
  expect(screen.getByRole('button', { name: '结束' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PageNode } from '#contract/nodes.gen.ts'
import { productPages } from '../support/productPages.ts'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

test('with a ratio the room is there before the picture, and shimmers until it is loaded', async () => {
  await showNode({ type: 'image', src: '/a.png', alt: '证书', ratio: 1.5 })
  const picture = screen.getByRole('img')
  expect(picture.style.aspectRatio).toMatch(/^auto 1\.5/)
  expect(picture.dataset.coming).toBe('true')
  fireEvent.load(picture)
  expect(picture.dataset.coming).toBeUndefined()
})

test('while its address is on its way there is no image, and words say so', async () => {
  let answer = (_value: unknown) => {}
  const made = new Promise((resolve) => {
    answer = resolve
  })
  const { pass } = await showNode(
    {
      type: 'image',
      src: { $: { var: 'data.made.value.url' } },
      alt: '证书',
      ratio: 1.5,
      waiting: '正在生成证书…',
    },
    { sources: { made: { call: 'memberCertificate' } } },
    { answers: { memberCertificate: () => made } },
  )
  expect(screen.getByRole('status').textContent).toBe('正在生成证书…')
  expect(screen.queryByRole('img')).toBeNull()
  answer({ url: '/a.png' })
  await pass(0)
  expect(screen.getByRole('img')).toBeTruthy()
})

const certificates = (await productPages()).filter(({ id }) => id.endsWith('Certificate'))

test.each(certificates)(
  'while it is drawn, the picture of $id says so',
  async ({ model, views }) => {
    const coming = () => new Promise(() => {})
    await showNode(
      views.pc as PageNode,
      { ...model, state: { id: '1' } },
      { answers: { generateMemberCertificate: coming, generateOrgCertificate: coming } },
    )
    expect(screen.getByRole('status').textContent).toBe('正在生成证书…')
    expect(screen.queryByRole('img')).toBeNull()
  },
)

test('without a ratio nothing shimmers', async () => {
  await showNode({ type: 'image', src: '/a.png', alt: '证书' })
  expect(screen.getByRole('img').dataset.coming).toBeUndefined()
})

test('a picture that cannot be loaded runs its action and is loaded again', async () => {
  const { state, pass } = await showNode(
    { type: 'image', src: '/a.png', alt: '证书', retry: 'again' },
    {
      state: { tries: 0 },
      actions: { again: { label: '重试', do: [{ set: { 'page.tries': 1 } }] } },
    },
  )
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(0)
  await expect.poll(() => screen.queryByRole('img')).toBeTruthy()
  expect(state()).toMatchObject({ tries: 1 })
})

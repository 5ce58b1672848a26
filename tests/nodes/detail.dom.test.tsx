import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

const DETAIL: NodeOf<'detail'> = {
  type: 'detail',
  items: [
    { label: '姓名', value: { $: { var: 'page.name' } } },
    { label: '性别', value: { $: { var: 'page.sex' } }, format: { dictionary: 'SEX' } },
    { label: '时间', value: '2026-11-20T01:05:00Z', format: 'date' },
    {
      label: '会员证号',
      value: { $: { var: 'page.number' } },
      when: { $: { notEmpty: [{ var: 'page.number' }] } },
    },
    { label: '简介', value: '第一行\n第二行', wide: true },
  ],
}

const facts = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map((fact) => [
    fact.querySelector('dt')?.textContent,
    fact.querySelector('dd')?.textContent,
  ])

test('facts are shown in their formats, a missing value as a dash, an unmet condition not at all', async () => {
  const { container, page, pass } = await showNode(DETAIL, {
    state: { name: '', sex: '1', number: '' },
  })
  expect(facts(container)).toEqual([
    ['姓名', '—'],
    ['性别', '男'],
    ['时间', '2026-11-20'],
    ['简介', '第一行\n第二行'],
  ])
  page.set('page.number', 'A001')
  await pass(0)
  expect(facts(container)).toContainEqual(['会员证号', 'A001'])
})

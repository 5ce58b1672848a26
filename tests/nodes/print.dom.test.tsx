import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { PrintEntry, PrintModel } from '#contract/print.ts'
import { Refusal } from '../runtime/support/testWorld.ts'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

const entry = (key: string, content: PrintEntry['content'], more: Partial<PrintEntry> = {}) => ({
  key,
  label: `标签${key}`,
  hideTitle: false,
  content,
  ...more,
})
const text = (value: string): PrintEntry['content'] => ({ kind: 'text', text: value })

const MODEL: PrintModel = {
  title: '入会申请表',
  remark: '一式两份',
  sections: [
    {
      title: '基本信息',
      pageBreak: false,
      rows: [
        [
          entry('name', text('张三')),
          entry(
            'photo',
            {
              kind: 'images',
              files: [{ name: '照片.jpg', url: 'https://files/p.jpg' }],
              width: 100,
              height: 140,
            },
            { hideTitle: true, share: 25 },
          ),
        ],
        [entry('about', text('从事数据治理研究。'.repeat(40)))],
        [entry('line', { kind: 'divider', lineType: '02', label: '业绩统计' })],
      ],
    },
    {
      pageBreak: true,
      rows: [
        [
          entry('jobs', {
            kind: 'table',
            columns: ['单位', '职务'],
            rows: [[text('甲所'), text('研究员')]],
          }),
        ],
        [entry('about', { kind: 'html', html: '<p onclick="x()">简介<script>x()</script></p>' })],
        [
          entry('files', {
            kind: 'files',
            files: [{ name: '证书.pdf', url: 'https://files/c.pdf' }],
          }),
        ],
      ],
    },
  ],
  opinions: [
    { label: '单位意见', source: '01', text: '同意推荐' },
    {
      label: '学会意见',
      source: '02',
      realName: '李四',
      opinion: '同意入会',
      createAt: '2026-11-20T01:00:00Z',
    },
  ],
  signature: ['申请人签名'],
}
const PRINT = { type: 'print', id: 'sheet', model: MODEL as never } as const
const preview = () => screen.getByRole('region', { name: '入会申请表' })
const sheets = (holder: HTMLElement) => [...holder.querySelectorAll('article')]

describe('the printed form', () => {
  test('begins a sheet where a section begins a page; title first, opinions and signatures last', async () => {
    await showNode(PRINT)
    const [first, second, ...rest] = sheets(preview())
    expect(rest).toEqual([])
    expect(first?.querySelector('h1')?.textContent).toBe('入会申请表')
    expect(first?.textContent).toContain('基本信息')
    expect(second?.textContent).toMatch(/单位意见.*学会意见.*申请人签名.*一式两份/s)
  })
  test('shows labels beside what was filled in, but not where the title is hidden', async () => {
    await showNode(PRINT)
    const labels = [...preview().querySelectorAll('dt')].map((label) => label.textContent)
    expect(labels).toContain('标签name')
    expect(labels).not.toContain('标签photo')
    expect(labels).not.toContain('标签line')
  })
  test('shows pictures in their size, tables with heads, files by name, lines by their kind', async () => {
    await showNode(PRINT)
    const picture = preview().querySelector('img')
    expect([picture?.alt, picture?.style.width, picture?.style.height]).toEqual([
      '照片.jpg',
      '100px',
      '140px',
    ])
    expect([...preview().querySelectorAll('th')].map((head) => head.textContent)).toEqual([
      '序号',
      '单位',
      '职务',
    ])
    expect(preview().textContent).toContain('证书.pdf')
    expect(screen.getAllByText('业绩统计')[0]?.hasAttribute('data-dashed')).toBe(true)
  })
  test('lets no script of an applicant through', async () => {
    await showNode(PRINT)
    expect(preview().querySelector('script, [onclick]')).toBeNull()
    expect(preview().textContent).toContain('简介')
  })
  test('fills opinions from the audits, and leaves room for those still to be written', async () => {
    await showNode(PRINT)
    expect(preview().textContent).toMatch(/同意推荐.*签字（盖章）：.*年.*月.*日/s)
    expect(preview().textContent).toContain('审核人：李四2026-11-20')
  })
  test('goes to the printer as a copy outside of the page, marked by its id', async () => {
    const { container } = await showNode(PRINT)
    const copy = document.querySelector<HTMLElement>('[data-print-id="sheet"]')
    expect(copy?.parentElement).toBe(document.body)
    expect(container.contains(copy)).toBe(false)
    expect(copy && sheets(copy)).toHaveLength(2)
  })
})

describe('before there is a form', () => {
  const node = { ...PRINT, model: { $: { var: 'data.sheet.value' } } }
  const model = { sources: { sheet: { call: 'memberPrint' } } }

  test.each([
    ['nothing is said while it is asked for', () => new Promise(() => {}), /^$/],
    ['an empty answer says so', () => null, /^暂无可打印的内容$/],
    [
      'a refusal is shown',
      () => {
        throw new Refusal('B0001', '没有权限')
      },
      /^没有权限/,
    ],
  ])('%s', async (_, memberPrint, said) => {
    const { container } = await showNode(node, model, { answers: { memberPrint } })
    expect(container.textContent).toMatch(said)
  })
})

import { act, fireEvent } from '@testing-library/react'

const COLUMNS = [
  { type: 'textBox', value: 'title', label: '名称', required: true },
  { type: 'counter', value: 'year', label: '年份' },
  {
    type: 'choice',
    value: 'kind',
    label: '类别',
    items: [
      { itemCode: '01', itemName: '论文' },
      { itemCode: '02', itemName: '专利' },
    ],
  },
]

/** A form with one table, `works`. */
export const works = (more: Record<string, unknown> = {}) => [
  [{ type: 'table', value: 'works', label: '成果', items: COLUMNS, ...more }],
]

export const rowsOf = (count: number) => ({
  works: Array.from({ length: count }, (_, index) => ({ title: `成果${index + 1}` })),
})

/** The path or, for a row's button, the word of what has the focus. */
export function focused(): string | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement)) return undefined
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row
  if (element.dataset.act) return `${element.dataset.act} ${row}`
  const place = element.closest<HTMLElement>('[data-field]')?.dataset.field
  return element.tagName === 'TD' ? `cell ${place}` : place
}

export function press(key: string, more: KeyboardEventInit = {}): boolean {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
}

/** Pastes where the focus is; what was pasted is in the table when this resolves. */
export async function paste(text: string, html = ''): Promise<boolean> {
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? html : text),
  }
  let natively = true
  await act(async () => {
    natively = fireEvent.paste(document.activeElement ?? document.body, { clipboardData })
    await import('#widgets/table/paste/pasteCells.ts')
  })
  return natively
}

export const texts = (selector: string, scope: ParentNode = document): string[] =>
  [...scope.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())

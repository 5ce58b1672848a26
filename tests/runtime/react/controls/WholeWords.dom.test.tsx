import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WholeWords } from '#runtime/react/controls/WholeWords.tsx'

afterEach(cleanup)

test.each([
  ['海洋工业大学', '海洋|工业|大学'],
  ['申请已提交，请等待审核。', '申请|已|提交，请|等待|审核。'],
  ['Data 与 AI', 'Data 与 AI'],
  ['山·海', '山·海'],
  ['', ''],
])('%s may end a line between two words alone, and stays the same text', (text, parted) => {
  const { container } = render(<WholeWords text={text} />)
  expect(container.textContent).toBe(text)
  for (const end of container.querySelectorAll('wbr')) end.replaceWith('|')
  expect(container.textContent).toBe(parted)
})

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Words } from '#runtime/react/controls/Words.tsx'

afterEach(cleanup)

test.each([
  ['古丽尼格尔·阿卜杜热合曼江·布拉克', ['尔·', '江·']],
  ['买买提•吐尔逊', ['提•']],
  ['沈砚秋', []],
  ['A·B', []],
  ['·甲', []],
])('%s is parted behind its dots alone, and stays the same text', (text, together) => {
  const { container } = render(<Words text={text} />)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(together)
})

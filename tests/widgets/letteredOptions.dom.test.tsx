import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LetteredOptions } from '#widgets/subOrg/LetteredOptions.tsx'

afterEach(cleanup)

const ORGS = [
  { id: 'b', orgName: '北京大学', letter: 'B' },
  { id: 'x', orgName: '厦门大学', letter: 'X' },
  { id: 'n', orgName: '360 集团', letter: '#' },
]

function show({ selected, free = true }: { selected?: string; free?: boolean } = {}) {
  const onPick = vi.fn()
  const onFree = vi.fn()
  render(
    <LetteredOptions
      label="工作单位"
      orgs={ORGS}
      selected={selected}
      onPick={onPick}
      {...(free && { onFree })}
    />,
  )
  return { onPick, onFree, box: screen.getByRole('searchbox', { name: '查找工作单位' }) }
}
const names = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('units stand under their letters; one is picked by pressing it', () => {
  const { onPick } = show()
  const headings = screen.getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['B', 'X', '#'])
  fireEvent.click(screen.getByRole('button', { name: '厦门大学' }))
  expect(onPick).toHaveBeenCalledWith(ORGS[1])
})

test('the one that is chosen says so', () => {
  show({ selected: 'b' })
  expect(screen.getByRole('button', { name: '北京大学', pressed: true })).toBeTruthy()
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1)
})

test('what is typed narrows the list, and may be taken as it is', () => {
  const { onFree, box } = show()
  fireEvent.change(box, { target: { value: ' 大学 ' } })
  expect(names()).toEqual(['北京大学', '厦门大学'])
  fireEvent.click(screen.getByRole('button', { name: '使用“大学”' }))
  expect(onFree).toHaveBeenCalledWith('大学')
})

test('a listed name is picked, not typed; where typing is not allowed nothing else is offered', () => {
  const { box } = show()
  fireEvent.change(box, { target: { value: '北京大学' } })
  expect(screen.queryByRole('button', { name: /^使用/ })).toBeNull()
  cleanup()
  fireEvent.change(show({ free: false }).box, { target: { value: '清华' } })
  expect(screen.queryByRole('button', { name: /^使用/ })).toBeNull()
  expect(screen.getByText('没有匹配的选项')).toBeTruthy()
})

import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'
import { named } from '../support/named.ts'

afterEach(cleanup)

const linkage = (more: Record<string, unknown> = {}) => [
  [{ type: 'orgLinkage', value: 'o', label: '单位', required: true, areaType: '02', ...more }],
]
const areas = [
  { id: '110000', name: '北京市', children: [{ id: '110100', name: '市辖区' }] },
  { id: '440000', name: '广东省', children: [{ id: '440300', name: '深圳市' }] },
]
const stored = { o: { areaCode: ['440000', '440300'], id: 'u1', orgName: '深圳大学' } }

function openForm(more?: Record<string, unknown>, options: Parameters<typeof renderForm>[1] = {}) {
  const orgsOf = vi.fn(async (area: string) => [{ id: `${area}-1`, orgName: `${area}第一医院` }])
  const form = renderForm(linkage(more), { ...options, environment: { areas, orgsOf } })
  const boxes = () => [
    ...(form.place('o')?.querySelectorAll<HTMLButtonElement>('button[role="combobox"]') ?? []),
  ]
  const open = async (index: number) =>
    act(async () => void fireEvent.click(boxes()[index] as Element))
  const tree = () => document.querySelector('[role="tree"]') as HTMLElement
  const pickArea = async () => {
    await open(0)
    fireEvent.click(named('广东省', tree()))
    fireEvent.click(named('深圳市', tree()))
  }
  return { ...form, orgsOf, boxes, open, pickArea }
}

describe('an area, then a unit of it', () => {
  test('the unit waits for the area', () => {
    const { boxes } = openForm()
    expect(boxes().map(({ disabled }) => disabled)).toEqual([false, true])
  })

  test('units of the area’s last level are offered and stored with their id', async () => {
    const { store, open, pickArea, orgsOf } = openForm()
    await pickArea()
    await open(1)
    expect(orgsOf).toHaveBeenCalledWith('440300')
    fireEvent.click(document.querySelector('[role="option"]') as Element)
    expect(store.submission()).toEqual({
      o: { areaCode: ['440000', '440300'], id: '440300-1', orgName: '440300第一医院' },
    })
  })

  test('a unit that is not listed may be typed, and has no id', async () => {
    const { store, open, pickArea } = openForm()
    await pickArea()
    await open(1)
    fireEvent.change(named('搜索选项'), { target: { value: '新成立研究所' } })
    fireEvent.keyDown(named('搜索选项'), { key: 'Enter' })
    expect(store.get('o')).toEqual({ areaCode: ['440000', '440300'], orgName: '新成立研究所' })
  })

  test('an area alone is complained about only when the field is left', async () => {
    const { pickArea, message, boxes } = openForm()
    await pickArea()
    expect(message('o')).toBeUndefined()
    fireEvent.blur(boxes()[0] as Element)
    expect(message('o')).toBeDefined()
  })

  test('another area drops the unit', async () => {
    const { store, pickArea } = openForm(
      {},
      { stored: { o: { areaCode: ['110000', '110100'], id: 'x', orgName: '某医院' } } },
    )
    await pickArea()
    expect(store.get('o')).toEqual({ areaCode: ['440000', '440300'], orgName: '' })
  })

  test('cleared, nothing is left', () => {
    const { store } = openForm({}, { stored })
    fireEvent.click(named('清除单位地区'))
    expect(store.submission()).toEqual({})
  })
})

test('disabled, neither part opens', () => {
  const { boxes } = openForm({ isDisable: true }, { stored })
  expect(boxes().map(({ disabled }) => disabled)).toEqual([true, true])
})

test('only read it is area and unit', () => {
  const { place } = openForm({}, { stored, readonly: true })
  expect(place('o')?.textContent).toContain('广东省/深圳市 深圳大学')
})

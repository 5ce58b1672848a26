import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'
import { named } from '../support/named.ts'

afterEach(cleanup)

const subOrg = [[{ type: 'subOrg', value: 'o', label: '分支机构' }]]
const orgs = [
  { id: 'a1', orgName: '青年工作委员会' },
  { id: 'b2', orgName: '教育工作委员会' },
]

const open = async (place: HTMLElement | undefined) =>
  act(async () => void fireEvent.click(place?.querySelector('[role="combobox"]') as Element))
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')]

test.each(['pc', 'mobile'] as const)(
  'a branch is stored with id and name on %s',
  async (layout) => {
    const subOrgs = vi.fn(async () => orgs)
    const { store, place } = renderForm(subOrg, { layout, environment: { subOrgs } })
    expect(subOrgs).not.toHaveBeenCalled()
    await open(place('o'))
    expect(options().map(({ textContent }) => textContent)).toEqual(orgs.map((org) => org.orgName))
    fireEvent.click(options()[1] as Element)
    expect(store.get('o')).toEqual(orgs[1])
    expect(place('o')?.textContent).toContain('教育工作委员会')
  },
)

test('a list that cannot be loaded says so', async () => {
  const subOrgs = () => Promise.reject(new Error('down'))
  const { place } = renderForm(subOrg, { environment: { subOrgs } })
  await open(place('o'))
  expect(document.body.textContent).toContain('列表加载失败')
})

test('it can be cleared', () => {
  const { store } = renderForm(subOrg, { stored: { o: orgs[0] } })
  fireEvent.click(named('清除分支机构'))
  expect(store.submission()).toEqual({})
})

test('only read it is the name', () => {
  const { place } = renderForm(subOrg, { readonly: true, stored: { o: orgs[0] } })
  expect(place('o')?.textContent).toContain('青年工作委员会')
})

import { describe, expect, test, vi } from 'vitest'
import { createChanges, EVERYTHING } from '#runtime/core/scope/changes.ts'
import { createTestWorld } from '../../support/testWorld.ts'

describe('who is told', () => {
  test.each([
    ['page.tab', 'page.tab', true],
    ['page.tab', 'page', true],
    ['page', 'page.tab', true],
    ['page.tab', 'page.table', false],
    ['form.apply.value.mobile', 'form.apply', true],
    ['form.apply.value.mobile', 'form.invoice', false],
    ['data.list', 'form.apply', false],
    ['data.list', EVERYTHING, true],
  ])('a reader of %s, when %s changes: %s', (reads, touched, told) => {
    const changes = createChanges()
    const listener = vi.fn()
    changes.subscribe([reads], listener)
    changes.emit(touched)
    expect(listener).toHaveBeenCalledTimes(told ? 1 : 0)
  })

  test('a batch tells once, also when it throws', () => {
    const changes = createChanges()
    const listener = vi.fn()
    changes.subscribe(['page'], listener)
    expect(() =>
      changes.batch(() => {
        changes.emit('page.a')
        changes.emit('page.b')
        throw new Error('x')
      }),
    ).toThrow('x')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

test('typing in a form tells those who read that form, and nobody else', () => {
  const rows = [[{ type: 'textBox', value: 'mobile', label: '手机号码' }]]
  const page = createTestWorld().page({
    state: { tab: '01' },
    forms: { apply: { from: 'rows', rows }, login: { from: 'rows', rows } },
  })
  const told = { page: vi.fn(), data: vi.fn(), apply: vi.fn(), login: vi.fn() }
  page.subscribe(['page.tab', 'user', 'route'], told.page)
  page.subscribe(['data.list'], told.data)
  page.subscribe(['form.apply.value.mobile'], told.apply)
  page.subscribe(['form.login.value.mobile'], told.login)
  page.form('apply')?.store.set('mobile', '138')
  expect(told.apply).toHaveBeenCalledTimes(1)
  for (const other of [told.page, told.data, told.login]) expect(other).not.toHaveBeenCalled()
  expect(page.resolve({ $: { var: 'form.apply.value.mobile' } })).toBe('138')
})

import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'

afterEach(cleanup)

const open = () => renderForm([[{ type: 'counter', value: 'n', label: '金额' }]])

test.each([
  ['1,200.50', 1200.5],
  ['￥300', 300],
  ['300元', 300],
  ['１２', 12],
  [' -3 ', -3],
])('%j is the number that it says', (typed, value) => {
  const { store, input } = open()
  fireEvent.change(input('n'), { target: { value: typed } })
  fireEvent.blur(input('n'))
  expect([store.get('n'), input('n').value]).toEqual([value, String(value)])
})

test.each(['1e3', '12.5 万', '100,00', '很多'])(
  '%j is no number: it stays, with a message, and is not sent',
  (typed) => {
    const { store, input, message } = open()
    fireEvent.change(input('n'), { target: { value: typed } })
    fireEvent.blur(input('n'))
    expect(input('n').value).toBe(typed)
    expect(store.validate()).toEqual({ n: '金额格式错误' })
    expect(message('n')).toBe('金额格式错误')
    fireEvent.change(input('n'), { target: { value: '' } })
    expect([store.validate(), store.submission()]).toEqual([{}, {}])
  },
)

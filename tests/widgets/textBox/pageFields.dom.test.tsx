import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { fixtureTables } from '#replay/tables.ts'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'
import { productForms } from '../../support/productForms.ts'

const { dictionaries } = await fixtureTables()
const forms = await productForms(dictionaries)

afterEach(cleanup)

/** Texts that look right to the eye, and what each field of a page makes of them. */
const PASTED: [key: string, value: string, written: string[]][] = [
  [
    'userName',
    '13800000001',
    [
      '13800000001 ',
      ' 13800000001',
      '138 0000 0001',
      '\u202d13800000001\u202c',
      '１３８０００００００１',
    ],
  ],
  [
    'mobile',
    '13800009999',
    [
      '138 0000 9999',
      '\u202d13800009999\u202c',
      '+86 138 0000 9999',
      '138-0000-9999',
      '１３８００００９９９９',
    ],
  ],
  ['validCode', '123456', ['123-456', '【学会】验证码 123456', '１２３４５６']],
]

describe.each(PASTED)('%s of a page becomes %s', (key, value, written) => {
  const having = forms.filter(({ bundle }) => Object.hasOwn(bundle.fields, key))

  test.each(having)('on $name, however it is written where it comes from', ({ rows }) => {
    for (const text of written) {
      const { store, input } = renderForm(rows, { environment: { dictionaries } })
      fireEvent.input(input(key), { target: { value: text } })
      expect([text, input(key).value, store.submission()[key]]).toEqual([text, value, value])
      expect([text, store.validate()[key]]).toEqual([text, undefined])
      cleanup()
    }
  })

  test('and there are such pages', () => {
    expect(having.length).toBeGreaterThan(1)
  })
})

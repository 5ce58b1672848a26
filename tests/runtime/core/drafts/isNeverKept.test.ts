import { describe, expect, test } from 'vitest'
import { isNeverKept } from '#runtime/core/drafts/isNeverKept.ts'
import { keepableValue } from '#runtime/core/drafts/keepableValue.ts'
import { bundleOf } from '../../support/formBundle.ts'
import { field } from '../form/bundles.ts'

const converted = (attributes: Record<string, unknown>) => {
  const { fields } = bundleOf([[{ type: 'textBox', value: 'x', label: 'x', ...attributes }]])
  const { x } = fields
  if (!x) throw new Error('no field')
  return x
}

describe('what no device keeps', () => {
  test.each([
    ['a password', converted({ textBoxType: '03' }), true],
    ['a resident ID', converted({ isRegExp: true, commonRegExp: 'idCard' }), true],
    ['a card number', converted({ isRegExp: true, commonRegExp: 'cardNo' }), true],
    [
      'a card number that must be free',
      converted({ isRegExp: true, commonRegExp: 'cardNo', notRepeatText: '已存在' }),
      true,
    ],
    ['the wire’s own card number, unchecked', field('cardNo'), true],
    [
      'a mobile that must be free',
      field('mobile', { constraints: { notRepeat: 'mobile' } }),
      false,
    ],
    ['a column compared with its rows', field('no', { constraints: { notRepeat: 'rows' } }), false],
    ['a text', converted({}), false],
    ['a long text', converted({ textBoxType: '02' }), false],
  ])('%s', (_, definition, never) => {
    expect(isNeverKept(definition)).toBe(never)
  })

  test('rows keep their cells but those', () => {
    const table = field('family', {
      type: 'table',
      shape: 'rows',
      columns: [field('name'), field('idNo', { constraints: { card: 'residentId' } })],
    })
    expect(keepableValue(table, [{ name: '甲', idNo: '990101198501011234' }, 'none'])).toEqual([
      { name: '甲' },
      'none',
    ])
  })
})

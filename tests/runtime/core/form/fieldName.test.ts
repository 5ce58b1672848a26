import { expect, test } from 'vitest'
import { fieldName } from '#runtime/core/form/fieldName.ts'

test.each([
  ['its label', '姓名', '请填写', '姓名'],
  ['the grey text of a field without a label', '', '请填写', '请填写'],
  ['that it has none', '', undefined, '未命名的一项'],
])('a field is called by %s', (_, label, placeholder, name) => {
  const ui = { separator: '/', ...(placeholder && { placeholder }) }
  expect(fieldName({ label, ui })).toBe(name)
})

import { expect, test } from 'vitest'
import type { FormValues } from '#contract/form.ts'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import type { Prefilling } from '#server/modules/records/forms/prefilledValues.ts'
import { validateForm } from '#server/modules/records/forms/validateForm.ts'

const shared = readSharedData()
const fixed = (value: string, more: object = {}) => ({
  type: 'textBox',
  value,
  label: value,
  isDisable: true,
  ...more,
})
const definition = JSON.stringify([
  fixed('refNo'),
  fixed('grade', { defaultValue: '01' }),
  fixed('realName', { required: true }),
  { type: 'switch', value: 'more', label: '更多' },
  fixed('hidden', { defaultValue: 'x', showWhen: { var: 'more' } }),
])
const caller: Prefilling = { realName: '王芳' }
const refused = (key: string) => ({ [key]: `请重新选择${key}` })

test.each<[name: string, values: FormValues, record: FormValues | undefined, outcome: object]>([
  [
    'what nobody gave it is not taken',
    { refNo: '会长特批001', grade: '01', realName: '王芳' },
    undefined,
    { errors: refused('refNo') },
  ],
  [
    'a changed default is not taken',
    { grade: '02', realName: '王芳' },
    undefined,
    { errors: refused('grade') },
  ],
  [
    'what is left out is filled in',
    {},
    undefined,
    { errors: {}, values: { grade: '01', realName: '王芳' } },
  ],
  [
    'where it shows',
    { more: true },
    undefined,
    { errors: {}, values: { more: true, grade: '01', realName: '王芳', hidden: 'x' } },
  ],
  [
    'from the record that is changed',
    {},
    { refNo: 'A1', realName: '王方' },
    { errors: {}, values: { refNo: 'A1', realName: '王方' } },
  ],
])('of a field that nobody can change, %s', async (_name, values, record, outcome) => {
  const job = { definition, values, dictionaries: {}, now: 0, prefilling: caller, taken: [] }
  expect(await validateForm({ ...job, ...(record && { record }) }, shared)).toMatchObject(outcome)
})

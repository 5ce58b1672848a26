import { expect, test } from 'vitest'
import { coverage } from '#replay/modes/coverage.ts'
import { formFolder } from './approval/support/formFolder.ts'

const file = { type: 'upload', fileType: 'pdf', fileSize: 5, limit: 1 }
const FORM = [
  [
    {
      type: 'choice',
      value: 'kind',
      label: '类别',
      items: [
        { itemCode: '01', itemName: '个人' },
        { itemCode: '02', itemName: '单位' },
      ],
      isRelation: true,
      condition: '1',
      conditionText: '02',
      fields: 'orgName',
    },
  ],
  [
    {
      ...{ type: 'textBox', value: 'orgName', label: '单位名称', required: true },
      ...{ limitWorkNumber: true, min: 2, max: 4, isRegExp: true, customRegExp: '^[甲乙]+$' },
    },
  ],
  [{ ...file, value: 'proof', label: '证明' }],
  [
    {
      ...{ type: 'table', value: 'works', label: '论文', isNumLimit: true, numLimit: 1 },
      items: [{ type: 'textBox', value: 'title', label: '题目', notRepeatText: '重复' }],
    },
  ],
  [{ type: 'divider', value: 'line' }],
  [{ type: 'textBox', value: 'fixed', label: '固定', isHide: true, required: true }],
]

/** What is missing after these steps. */
async function missing(...steps: object[]): Promise<string[]> {
  const scenario = { title: '覆盖', formInfo: { file: 'form.json' }, steps }
  const folder = formFolder({ 'form.json': FORM, 'a.scenario.json': scenario })
  const { text } = await coverage([folder], { json: true })
  const [form, ...others] = JSON.parse(text)
  expect(others).toEqual([])
  expect(form.covered + form.missing.length).toBe(form.total)
  return form.missing.map(({ id }: { id: string }) => id)
}

const ALL = [
  'condition {"anyIn":[{"var":"kind"},["02"]]} true',
  'message orgName required',
  'message orgName tooSmall',
  'message orgName tooLarge',
  'message orgName pattern',
  'message proof fileType',
  'message proof fileSize',
  'message proof fileCount',
  'message works rows',
  'message works numLimit',
  'message works/title notRepeat',
  'entry kind',
  'entry orgName',
  'entry proof',
  'entry works/title',
]
const without = (...ids: string[]) => ALL.filter((id) => !ids.includes(id))
const [SHOWN = ''] = ALL
const pdf = { name: 'a.pdf', url: '/a.pdf' }
const row = { title: 'A' }

test('a scenario without steps exercises what is so when the form opens', async () => {
  expect(await missing()).toEqual(ALL)
})

test.each<[string, object[], string[]]>([
  [
    'a condition comes out and its controller holds a value',
    [{ set: { kind: '02' } }],
    [SHOWN, 'entry kind'],
  ],
  [
    'required',
    [{ set: { kind: '02' } }, { submit: true }],
    [SHOWN, 'entry kind', 'message orgName required'],
  ],
  [
    'a text too short',
    [{ set: { kind: '02', orgName: '甲' } }],
    [SHOWN, 'entry kind', 'message orgName tooSmall'],
  ],
  [
    'a text too long',
    [{ set: { kind: '02', orgName: '甲甲甲甲甲' } }],
    [SHOWN, 'entry kind', 'message orgName tooLarge'],
  ],
  [
    'a text of another pattern',
    [{ set: { kind: '02', orgName: '丙丙' } }],
    [SHOWN, 'entry kind', 'message orgName pattern'],
  ],
  [
    'a right text',
    [{ set: { kind: '02', orgName: '甲乙' } }],
    [SHOWN, 'entry kind', 'entry orgName'],
  ],
  ['a message of a hidden field is none', [{ set: { orgName: '甲' } }, { submit: true }], []],
  [
    'a message that does not show yet is none',
    [{ set: { kind: '02' } }, { type: { orgName: '甲' } }],
    [SHOWN, 'entry kind'],
  ],
  [
    'leaving shows it',
    [{ set: { kind: '02' } }, { type: { orgName: '甲' } }, { blur: 'orgName' }],
    [SHOWN, 'entry kind', 'message orgName tooSmall'],
  ],
  [
    'a file of another type',
    [{ set: { proof: [{ name: 'a.exe', url: '/a' }] } }],
    ['message proof fileType'],
  ],
  [
    'a file too large',
    [{ upload: 'proof', files: [{ name: 'a.pdf', size: '6MB' }] }],
    ['message proof fileSize'],
  ],
  [
    'a file that is taken',
    [{ upload: 'proof', files: [{ name: 'a.pdf', size: '5MB' }] }],
    ['entry proof'],
  ],
  ['too many files', [{ set: { proof: [pdf, pdf] } }], ['message proof fileCount']],
  [
    'one row too many',
    [{ addRow: 'works', value: row }, { addRow: 'works' }],
    ['entry works/title', 'message works numLimit'],
  ],
  [
    'too many rows, and repeated',
    [{ set: { works: [row, row] } }],
    ['message works rows', 'message works/title notRepeat'],
  ],
])('exercised: %s', async (_, steps, exercised) => {
  expect(await missing(...steps)).toEqual(without(...exercised))
})

test('a form without scenarios is listed with all that is missing, in words', async () => {
  const { text, passed } = await coverage([formFolder({ 'form.json': FORM })], { json: false })
  expect(passed).toBe(true)
  expect(text).toContain('form.json（0 个场景）')
  expect(text).toContain('条件 0/2，提示 0/10，填写 0/4，共 0/16（0%）')
  expect(text).toContain('未覆盖 条件 “类别”为“单位”（02）：成立  kind')
  expect(text).toContain('未覆盖 提示 单位名称：低于下限（单位名称长度只能在2-4之间）  orgName')
})

test('a scenario that cannot be read is a failure of its own', async () => {
  const folder = formFolder({ 'form.json': FORM, 'a.scenario.json': { title: '坏', steps: [] } })
  const { text, passed } = await coverage([folder], { json: true })
  expect(passed).toBe(false)
  expect(JSON.parse(text)).toMatchObject([{ total: 16 }, { title: '坏', passed: false }])
})

test('the scenarios of the societies’ forms exercise every rule of theirs', async () => {
  const paths = ['fixtures/organisations', 'fixtures/scenarios/organisations']
  const { text } = await coverage(paths, { json: true })
  const forms: { file: string; missing: { id: string }[] }[] = JSON.parse(text)
  expect(forms.length).toBeGreaterThan(15)
  const gaps = forms.flatMap(({ file, missing }) => missing.map(({ id }) => `${file} ${id}`))
  expect(gaps, 'npm run replay -- --generate fixtures/scenarios/organisations').toEqual([])
})

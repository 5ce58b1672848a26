import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generate } from '#replay/modes/generate.ts'
import { play } from '#replay/modes/play.ts'
import { formFolder, writeFiles } from './approval/support/formFolder.ts'

const options = [
  { itemCode: '01', itemName: '个人' },
  { itemCode: '02', itemName: '单位' },
  { itemCode: '03', itemName: '其他' },
]
const relation = (conditionText: string, fields: string) => ({
  ...{ isRelation: true, condition: '1', conditionText, fields },
})

/** Every kind of rule, fields that exclude each other, and a chain. */
const FORM = {
  printInfo: { title: '申请表' },
  formInfo: [
    [
      {
        type: 'choice',
        value: 'kind',
        label: '类别',
        required: true,
        items: options,
        ...relation('02', 'org'),
      },
    ],
    [
      {
        type: 'choice',
        value: 'org',
        label: '单位类型',
        required: true,
        items: options,
        ...relation('03', 'note'),
      },
    ],
    [{ type: 'textBox', value: 'note', label: '说明', limitWorkNumber: true, min: 2, max: 4 }],
    [
      {
        ...{ type: 'textBox', value: 'mobile', label: '手机号码', required: true, isRegExp: true },
        ...{ commonRegExp: 'mobile', notRepeatText: '手机号码已存在' },
      },
    ],
    [{ type: 'counter', value: 'age', label: '年龄', limitWorkNumber: true, min: 18, max: 60 }],
    [
      {
        type: 'upload',
        value: 'proof',
        label: '证明',
        fileType: 'pdf',
        fileSize: 5,
        limit: 1,
        required: true,
      },
    ],
    [
      {
        ...{ type: 'table', value: 'works', label: '论文', isNumLimit: true, numLimit: 2 },
        items: [
          { type: 'textBox', value: 'title', label: '题目', required: true, notRepeatText: '重复' },
          {
            type: 'counter',
            value: 'year',
            label: '年份',
            limitWorkNumber: true,
            min: 1950,
            max: 2030,
          },
        ],
      },
    ],
  ],
}

const scenariosIn = (folder: string) => readdirSync(join(folder, 'out')).sort()
const read = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, 'out', name), 'utf8'))
async function run(folder: string) {
  const { text, passed } = await generate(join(folder, 'out'))([join(folder, 'forms')], {
    json: true,
  })
  const [form] = JSON.parse(text)
  return { passed, form }
}
/** Generates from these paths of a folder; the files that were written, from there. */
async function written(folder: string, ...paths: string[]) {
  await generate(join(folder, 'out'))(
    paths.map((path) => join(folder, path)),
    { json: true },
  )
  const found = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' })
  return found.filter((file) => file.endsWith('.json')).sort()
}
const newFolder = () => formFolder({ 'forms/formConfig/a.json': FORM })

test('few scenarios exercise every rule, each passes, and again they are the same', async () => {
  const folder = newFolder()
  const { passed, form } = await run(folder)
  expect({ passed, unreached: form.unreached }).toEqual({ passed: true, unreached: [] })
  expect(scenariosIn(folder)).toEqual(['a.1.scenario.json'])
  const { text } = await play([join(folder, 'out')], { json: true })
  expect(JSON.parse(text)).toMatchObject([
    { passed: true, title: '申请表：“类别”= 02 单位，“单位类型”= 03 其他' },
  ])
  expect(await run(folder)).toMatchObject({ form: { written: [], same: [expect.any(String)] } })
})

test('a scenario points at its form, and ends with everything right and submitted', async () => {
  const folder = newFolder()
  await run(folder)
  const { formInfo, steps } = read(folder, 'a.1.scenario.json')
  expect(formInfo).toEqual({ file: '../forms/formConfig/a.json' })
  expect(steps[0]).toEqual({ submit: true })
  expect(steps.at(-1)).toMatchObject({
    expect: { errors: {}, valid: true, value: { kind: '02', org: '03', mobile: '13800000000' } },
  })
})

test('fields that never show together take a scenario each', async () => {
  const [first, ...others] = FORM.formInfo
  const apart = [{ ...first?.[0], fields: 'org' }]
  const two = { type: 'textBox', value: 'person', label: '个人', required: true }
  const folder = formFolder({
    'forms/a.json': [
      apart,
      ...others.slice(0, 2),
      [
        {
          type: 'choice',
          value: 'k2',
          label: '又一类',
          items: options,
          ...relation('01', 'person'),
        },
      ],
      [two],
    ],
  })
  const { form } = await run(folder)
  expect(form.unreached).toEqual([])
})

test('what somebody wrote or changed by hand is left alone, and said', async () => {
  const folder = newFolder()
  await run(folder)
  const name = 'a.1.scenario.json'
  const changed = { ...read(folder, name), title: '我改过的' }
  writeFileSync(join(folder, 'out', name), JSON.stringify(changed))
  const { passed, form } = await run(folder)
  expect(passed).toBe(false)
  expect(form).toMatchObject({ byHand: [join(folder, 'out', name)], written: [] })
  expect(read(folder, name)).toEqual(changed)
})

test('the layout of a file is nobody’s change; what is no longer needed goes', async () => {
  const folder = newFolder()
  await run(folder)
  const old = read(folder, 'a.1.scenario.json')
  writeFiles(folder, {
    'out/a.1.scenario.json': JSON.stringify(old, null, 8),
    'out/a.2.scenario.json': old,
  })
  const { form } = await run(folder)
  expect(form).toMatchObject({ written: [], removed: [join(folder, 'out', 'a.2.scenario.json')] })
  expect(scenariosIn(folder)).toEqual(['a.1.scenario.json'])
})

test('what cannot be made to happen is said, not passed over', async () => {
  const never = {
    type: 'textBox',
    value: 'b',
    label: '乙',
    required: true,
    defaultValue: 'x',
    isRegExp: true,
    customRegExp: '^[\\s\\S]*$',
  }
  const folder = formFolder({ 'forms/a.json': [[never]] })
  const { form } = await run(folder)
  expect(form.unreached).toMatchObject([{ id: 'message b pattern' }])
})

describe('forms of one name in several folders', () => {
  const societies = () =>
    formFolder({ 'demo/formConfig/a.json': FORM, 'mech/formConfig/a.json': FORM })
  const apart = [join('demo', 'a.1.scenario.json'), join('mech', 'a.1.scenario.json')]

  test.each([
    ['one folder that holds both', ['.']],
    ['their folders', ['demo', 'mech']],
    ['their files', ['demo/formConfig/a.json', 'mech/formConfig/a.json']],
    ['a folder and one in it', ['.', 'mech']],
  ])('keep scenarios of their own: %s', async (_, paths) => {
    expect(await written(societies(), ...paths)).toEqual(apart)
  })

  test('are refused where the scenarios would come to one place', async () => {
    const folder = formFolder({ 'a.json': FORM, 'formConfig/a.json': FORM })
    await expect(written(folder, '.')).rejects.toThrow('会写进同一处')
  })
})

test.each(['forms/formConfig/a.json', 'forms/formConfig/a.json/below/it'])(
  'a file in place of the folder is told as such: %s',
  async (path) => {
    const folder = newFolder()
    const before = readFileSync(join(folder, 'forms/formConfig/a.json'), 'utf8')
    const run = generate(join(folder, path))([join(folder, 'forms')], { json: true })
    await expect(run).rejects.toThrow('是文件，不是文件夹')
    expect(readFileSync(join(folder, 'forms/formConfig/a.json'), 'utf8')).toBe(before)
  },
)

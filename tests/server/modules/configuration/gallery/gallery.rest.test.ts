import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { FIELD_TYPES } from '#contract/formInfo.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { visitor } from '../../../support/visitor.ts'

let on: TestApp
let off: TestApp
beforeAll(async () => {
  on = await openApp({ gallery: true })
  off = await openApp()
})
afterAll(async () => {
  await on.close()
  await off.close()
})

describe('where the gallery is switched on', () => {
  test('it lists the forms of every folder, by what they call themselves', async () => {
    const entries = await visitor(on).call('galleryForms', {})
    expect(new Set(entries.map(({ group }) => group))).toEqual(
      new Set(['全部类型', '学会表单', '字段用例', '场景']),
    )
    const ids = entries.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(entries).toContainEqual({
      id: 'scenarios/visibility/condition-1-in-list',
      group: '场景',
      title: expect.stringMatching(/\p{Script=Han}/u),
    })
    expect(ids).toContain('organisations/mech/formConfig/0301-201-20101')
  })

  test('one form shows every field type, and every form can be had', async () => {
    const entries = await visitor(on).call('galleryForms', {})
    const forms = await Promise.all(
      entries.map(({ id }) => visitor(on).call('galleryForm', { id })),
    )
    expect(forms).toHaveLength(entries.length)
    const all = forms.find(({ id }) => id === 'gallery/types')
    const bundle = convertFormInfo(all?.formInfo, { dictionaries: {} })
    const types = new Set(Object.values(bundle.fields).map(({ type }) => type))
    expect(FIELD_TYPES.filter((type) => !types.has(type))).toEqual([])
  })

  test('places count in the file itself, and a society’s dictionaries come along', async () => {
    const id = 'organisations/mech/formConfig/0301-201-20101'
    const { formInfo, file, printInfo, dictionaries } = await visitor(on).call('galleryForm', {
      id,
    })
    const { origin } = convertFormInfo(formInfo, { dictionaries: {} })
    expect(origin['/fields/realName']?.line).toBeGreaterThan(10)
    expect(file).toBe('fixtures/organisations/mech/formConfig/0301-201-20101.json')
    expect(printInfo).toHaveProperty('title')
    expect(Object.keys(dictionaries ?? {}).length).toBeGreaterThan(0)
  })

  test('a form nobody has, and a path that leads out, are not found', async () => {
    for (const id of ['gallery/none', 'organisations/demo/accounts', 'package'])
      expect(await visitor(on).ask('galleryForm', { id })).toMatchObject({ status: 404 })
  })
})

describe('where it is switched off', () => {
  test('there are no forms, and its pages do not exist', async () => {
    expect(await visitor(off).ask('galleryForms', {})).toMatchObject({ status: 404 })
    expect(await visitor(off).ask('galleryForm', { id: 'gallery/types' })).toMatchObject({
      status: 404,
    })
    for (const id of ['test', 'test/form', 'test/nodes'])
      expect((await visitor(off).call('page', { id })).page).toMatchObject({ id: 'notFound' })
  })
})

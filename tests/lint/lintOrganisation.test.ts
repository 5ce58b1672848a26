import { describe, expect, test } from 'vitest'
import { lintOrganisation, type OrganisationDocuments } from '#lint/lintOrganisation.ts'
import { cleanTexts, inputOf } from './seeded/cleanDocuments.ts'

const clean = await cleanTexts()
const product = inputOf(clean)
const nothing: OrganisationDocuments = {
  pages: [],
  dialogs: [],
  fragments: [],
  payloads: [],
  formConfig: [],
  dictionaries: {},
}
/** The product's document as the organisation's own, with one edit. */
const own = (file: string, find: string, put: string) => {
  const text = clean.get(file) ?? ''
  expect(text).toContain(find)
  return {
    file: `demo/${file}`,
    id: file.slice(file.indexOf('/') + 1, -'.json'.length),
    text: text.replace(find, put),
  }
}
const form = (formInfo: unknown) => ({
  file: 'demo/formConfig/0301.json',
  id: '0301',
  text: JSON.stringify({ formInfo, printInfo: {} }),
})

describe('an override stands in for the product document of the same id', () => {
  test('a good one has no finding', () => {
    const about = own('pages/about.json', '返回首页', '回到首页')
    expect(lintOrganisation(product, { ...nothing, pages: [about] })).toEqual([])
  })
  test('a wrong one is found in the organisation’s own file', () => {
    const about = own('pages/about.json', '"to": "/"', '"to": "/hom"')
    expect(lintOrganisation(product, { ...nothing, pages: [about] })).toMatchObject([
      { file: 'demo/pages/about.json', code: 'unknown-route' },
    ])
  })
  test('what it breaks in a document of the product is found there', () => {
    const tile = own('fragments/tile.json', '"kind": "primary"', '"kind": "primary", "icon": null')
    const found = lintOrganisation(product, { ...nothing, fragments: [tile] })
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['fragment-param']))
    expect(found.map(({ file }) => file)).toContain('pages/home.json')
  })
  test('mistakes the product has by itself are not the organisation’s', () => {
    const broken = inputOf(new Map(clean).set('pages/shell.json', '{'))
    const about = own('pages/about.json', '返回首页', '回到首页')
    expect(lintOrganisation(broken, { ...nothing, pages: [about] })).toEqual([])
  })
})

describe('what was checked before changes nothing: found is what a first reading finds', () => {
  const tile = own(
    'fragments/tile.json',
    '{ "$param": "title" }',
    '{ "$": { "var": "data.gone" } }',
  )
  const signIn = own('payloads/signIn.json', 'form.sign.value.userPwd', 'form.sign.value.gone')
  const number = own('fragments/number.json', '{ "$param": "value" }', '"phone"')
  const about = own('pages/about.json', '"to": "/"', '"to": "/hom"')
  const CASES: [what: string, Partial<OrganisationDocuments>, codes: string[]][] = [
    ['in pages that draw another fragment', { fragments: [tile] }, ['unknown-path']],
    ['in pages that send another payload', { payloads: [signIn] }, ['unknown-path']],
    ['in forms that include other fields', { fragments: [number] }, ['unknown-field']],
    ['with the product’s documents again', { pages: [about] }, ['unknown-route']],
    ['of nothing but the product', {}, []],
  ]
  test.each(CASES)('%s', (_what, documents, codes) => {
    const organisation = { ...nothing, ...documents }
    const found = lintOrganisation(product, organisation)
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(codes))
    expect(found).toEqual(lintOrganisation(inputOf(clean), organisation))
  })
})

test('configured forms see the shared dictionaries and the organisation’s own', () => {
  const choice = (dictionary: string, isOrgDictionary: boolean) => [
    [
      {
        type: 'choice',
        choiceType: '03',
        value: dictionary,
        label: 'x',
        source: '02',
        dictionary,
        isOrgDictionary,
      },
    ],
  ]
  const formConfig = [form([...choice('SEX', false), ...choice('INDUSTRY', true)])]
  const dictionaries = { ORG_INDUSTRY: [{ itemCode: '1', itemName: 'x' }] }
  expect(lintOrganisation(product, { ...nothing, formConfig, dictionaries })).toEqual([])
  expect(lintOrganisation(product, { ...nothing, formConfig })).toMatchObject([
    { file: 'demo/formConfig/0301.json', code: 'unknown-dictionary' },
  ])
})

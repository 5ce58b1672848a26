import { expect, test } from 'vitest'
import { fitOverrides } from '#lint/fitOverrides.ts'
import { lintOrganisation, type OrganisationDocuments } from '#lint/lintOrganisation.ts'
import { cleanTexts, inputOf } from './seeded/cleanDocuments.ts'

const clean = await cleanTexts()
const product = inputOf(clean)

/** The product's document as the organisation's own, with one edit. */
const own = (file: string, find: string, put: string) => {
  const text = clean.get(file) ?? ''
  expect(text).toContain(find)
  const id = file.slice(file.indexOf('/') + 1, -'.json'.length)
  return { file, id, text: text.replace(find, () => put) }
}

const organisation = (documents: Partial<OrganisationDocuments>): OrganisationDocuments => ({
  ...{ pages: [], dialogs: [], fragments: [], payloads: [], formConfig: [], dictionaries: {} },
  ...documents,
})

const goodPage = () => own('pages/about.json', '返回首页', '回到首页')
const wrongPage = () => own('pages/home.json', '"use": "tile"', '"use": "tail"')
const otherTile = () =>
  own('fragments/tile.json', '"kind": "primary"', '"kind": "primary", "icon": null')

const CASES: [what: string, own: Partial<OrganisationDocuments>, dropped: string[]][] = [
  ['an override without an error stays', { pages: [goodPage()] }, []],
  [
    'one that names what the product no longer has is left out, the other stays',
    { pages: [goodPage(), wrongPage()] },
    ['pages/home.json'],
  ],
  [
    'a shared part that the product’s pages cannot use any more is left out, the page stays',
    { pages: [goodPage()], fragments: [otherTile()] },
    ['fragments/tile.json'],
  ],
]

test.each(CASES)('%s', (_what, documents, dropped) => {
  const fitted = fitOverrides(product, organisation(documents))
  expect(fitted.dropped).toEqual(dropped)
  expect(fitted.findings.length > 0).toBe(dropped.length > 0)
})

test.each(CASES)('what remains has no error: %s', (_what, documents, dropped) => {
  const left = (sources: OrganisationDocuments['pages'] = []) =>
    sources.filter(({ file }) => !dropped.includes(file))
  const rest = organisation({ pages: left(documents.pages), fragments: left(documents.fragments) })
  expect(lintOrganisation(product, rest).filter(({ severity }) => severity === 'error')).toEqual([])
})

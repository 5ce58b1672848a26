import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSchemas } from '#contract/generate/readSchemas.ts'
import type { TypedSchema } from '#contract/generate/schemaTypes.ts'
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import { isAsset } from '#server/modules/configuration/documents/documents.ts'
import { newSociety } from '#server/operate/setup/newSociety.ts'
import { ORGANISATIONS } from '../fixtures/organisationFolders.ts'
import { complaints, explained, offered } from './editor.ts'

const PROJECT = resolve(import.meta.dirname, '../..')
const TEMPLATE = 'fixtures/newSociety'
const FOLDERS = [...ORGANISATIONS.map((code) => `fixtures/organisations/${code}`), TEMPLATE]

/** The template as the command fills it in: what it leaves open is no document yet. */
const documentsIn = (folder: string) =>
  folder === TEMPLATE
    ? newSociety({ code: 'young', orgName: '青年学会', hosts: ['young.example.org'] })
    : readConfigurationFolder(join(PROJECT, folder))

const link = (schema: string) => `"$schema":"../../../schemas/configuration/${schema}.schema.json"`
const inDemo = (file: string) => `fixtures/organisations/demo/${file}`

describe('an editor completes', () => {
  test.each([
    ['properties of a document', 'site', '"|"', ['webInfo', 'banner', 'ticketHosts']],
    ['properties of an entry', 'modules', '"items":[{"|"}]', ['type', 'name', 'devices']],
    ['codes', 'modules', '"items":[{"type":"|"}]', ['0201', '0207']],
    ['codes in a list', 'statusList', '"items":[{"status":["|"]}]', ['02', '97']],
    ['switches', 'organisation', '"otherConfig":{"isLogin":|}', ['1', 'true']],
    ['where a secret is', 'payProviders', '"0101":{"privateKey":{"|"}}', ['env', 'file']],
    ['a period kind', 'retention', '"|"', ['unfinished', 'log']],
  ])('%s', async (_, schema, marked, some) => {
    const found = await offered(`{${link(schema)},${marked}}`, inDemo(`${schema}.json`))
    expect(found).toEqual(expect.arrayContaining(some))
  })
})

test.each([
  ['a property', 'organisation', '"dues":{"grace|Days":30}', '会费到期后再过多少天算过期'],
  ['a code', 'modules', '"items":[{"type":"02|01"}]', '入会申请'],
  ['the document', 'fees', '"it|ems":[]', '每种会员类型的会费标准'],
])('an editor explains %s in Chinese', async (_, schema, marked, said) => {
  const found = await explained(`{${link(schema)},${marked}}`, inDemo(`${schema}.json`))
  expect(found).toContain(said)
})

test.each(FOLDERS)(
  'every document of %s names its schema, and an editor finds nothing wrong',
  async (folder) => {
    const documents = await documentsIn(folder)
    const files = Object.entries(documents).filter(([path]) => !isAsset(path))
    expect(files.flatMap(([path, text]) => (JSON.parse(text).$schema ? [] : [path]))).toEqual([])
    const found = await Promise.all(
      files.map(([path, text]) => complaints(text, `${folder}/${path}`)),
    )
    expect(found.flat()).toEqual([])
  },
)

test.each(ORGANISATIONS)(
  'every document of the people of %s names its schema, and an editor finds nothing wrong',
  async (code) => {
    const schemas = await readSchemas(join(PROJECT, 'schemas/seed'))
    const names = Object.keys(schemas).filter((name) => name !== 'common')
    const paths = names.map((name) => `fixtures/organisations/${code}/${name}.json`)
    const written = paths.filter((path) => existsSync(join(PROJECT, path)))
    expect(written.length).toBeGreaterThanOrEqual(3)
    const found = await Promise.all(
      written.map(async (path) => {
        const text = await readFile(join(PROJECT, path), 'utf8')
        expect(JSON.parse(text).$schema, path).toBeDefined()
        return complaints(text, path)
      }),
    )
    expect(found.flat()).toEqual([])
  },
)

test('an editor says what the server would refuse', async () => {
  const text = await readFile(join(PROJECT, inDemo('organisation.json')), 'utf8')
  const wrong = text.replace('"digits": 6', '"digits": "six"')
  expect(await complaints(wrong, inDemo('organisation.json'))).toHaveLength(1)
})

describe.each(['configuration', 'seed'])('the schemas of schemas/%s', async (folder) => {
  const schemas = await readSchemas(join(PROJECT, 'schemas', folder))
  const shared = await readSchemas(join(PROJECT, 'schemas/configuration'))
  const inside = (file: string, ref: string): TypedSchema =>
    (ref.startsWith('../') ? shared : schemas)[ref.startsWith('#') ? file : 'common']?.$defs?.[
      ref.split('/').at(-1) ?? ''
    ] ?? {}

  /** Every property with its place, those of definitions and entries of lists too. */
  const propertiesOf = (schema: TypedSchema, at: string): [string, TypedSchema][] => [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]): [string, TypedSchema][] => [
      [`${at}/${name}`, one],
      ...propertiesOf(one, `${at}/${name}`),
    ]),
    ...(schema.items ? propertiesOf(schema.items, `${at}[]`) : []),
    ...Object.entries(schema.$defs ?? {}).flatMap(([name, one]) => propertiesOf(one, name)),
  ]

  test.each(Object.entries(schemas))('%s explains every property and every code', (file, root) => {
    const all = propertiesOf(root, '')
    const silent = all.filter(
      ([, { description, $ref }]) => !(description ?? ($ref && inside(file, $ref).description)),
    )
    expect(silent.map(([at]) => at)).toEqual([])
    const enums = [
      ...JSON.stringify(root).matchAll(/"enum":(\[[^\]]*\])(,"enumDescriptions":(\[[^\]]*\]))?/g),
    ]
    const bare = enums.filter(
      ([, values = '[]', , said = '[]']) => JSON.parse(values).length !== JSON.parse(said).length,
    )
    expect(bare.map(([text]) => text)).toEqual([])
  })
})

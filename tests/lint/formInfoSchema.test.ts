import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { FIELD_ATTRIBUTES, FIELD_TYPES } from '#contract/formInfo.ts'
import type { TypedSchema } from '#contract/generate/schemaTypes.ts'
import { readFolder } from '#lint/readDocuments.ts'
import { guide } from '../adapters/formInfo/guide.ts'
import { dictionariesOf } from '../fixtures/organisationFolders.ts'
import { explained, offered } from './editor.ts'

const PROJECT = resolve(import.meta.dirname, '../..')
const schema: TypedSchema = JSON.parse(
  readFileSync(join(PROJECT, 'schemas/formInfo.schema.json'), 'utf8'),
)
const FORM = 'fixtures/organisations/demo/formConfig/x.json'
const form = (fields: string) =>
  `{"$schema":"../../../../schemas/configuration/formConfig.schema.json","formInfo":[[${fields}]]}`

describe('an editor completes', () => {
  test.each([
    ['field types', '{"type":"|"}', ['textBox', 'timePickerRange']],
    ['attributes of the type', '{"type":"textBox","|"}', ['inputMax', 'commonRegExp', 'label']],
    ['codes', '{"type":"choice","choiceType":"|"}', ['01', '04']],
    ['columns of a table', '{"type":"table","items":[{"type":"|"}]}', ['textBox']],
    ['options', '{"type":"choice","items":[{"|"}]}', ['itemCode', 'itemName', 'off']],
  ])('%s', async (_, marked, some) => {
    expect(await offered(form(marked), FORM)).toEqual(expect.arrayContaining(some))
  })

  test('no attribute that has no effect on the type', async () => {
    expect(await offered(form('{"type":"rate","|"}'), FORM)).not.toContain('inputMax')
  })
})

test.each([
  ['a field type', '{"type":"cas|cade"}', '级联'],
  ['an attribute', '{"type":"textBox","input|Max":20}', '最多能输入几个字'],
  ['a code', '{"type":"choice","choiceType":"0|3"}', '弹出选择'],
])('an editor explains %s in Chinese', async (_, marked, said) => {
  expect(await explained(form(marked), FORM)).toContain(said)
})

describe('the schema knows the language', () => {
  test('every field type, and every attribute with an explanation', () => {
    expect(schema.$defs?.type?.enum).toEqual([...FIELD_TYPES])
    const silent = FIELD_ATTRIBUTES.filter(
      (name) => name !== 'items' && !schema.$defs?.[name]?.description,
    )
    expect(silent).toEqual([])
  })

  test.each(FIELD_TYPES)('%s has the attributes that the guide and the adapter give it', (type) => {
    const own = Object.keys(schema.$defs?.[`field.${type}`]?.properties ?? {})
    const told = [...guide].flatMap(([name, types]) => (types.includes(type) ? [name] : []))
    expect(own.sort()).toEqual(['type', 'value', ...told].sort())
  })
})

/** Forms as the adapter's own fixtures have them, right and wrong in every way. */
const inputs = (await readFolder(join(PROJECT, 'fixtures/formInfo'), PROJECT)).filter(({ file }) =>
  file.endsWith('.input.json'),
)

test('the schema refuses nothing but a type that the adapter does not know, either', () => {
  const validate = new Ajv({ strict: false }).compile(schema)
  const dictionaries = dictionariesOf('demo')
  const stricter = inputs.filter(({ text }) => {
    const rows: unknown = JSON.parse(text)
    const { diagnostics } = convertFormInfo(rows, { dictionaries })
    return !validate(rows) && !diagnostics.some(({ code }) => code === 'unknown-type')
  })
  expect(stricter.map(({ file }) => file)).toEqual([])
  expect(inputs.length).toBeGreaterThan(100)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { societyCase } from '#replay/cases/societyCase.ts'
import { ownDictionaries } from '#replay/ownDictionaries.ts'
import { playScenario } from '#replay/play/playScenario.ts'
import { proveText } from '#replay/proof/proveText.ts'
import { fixtureTables } from '#replay/tables.ts'

const FOLDER = 'fixtures/organisations/demo'

test('a witness becomes a test of the society: it names the form, and plays beside its dictionaries', async () => {
  const form = '0301-101-10102'
  const file = `${FOLDER}/formConfig/${form}.json`
  const text = readFileSync(file, 'utf8')
  const shared = await fixtureTables()
  const tables = { ...shared, dictionaries: { ...shared.dictionaries, ...ownDictionaries(file) } }
  const broken = text.replace('"conditionText": "09"', '"conditionText": "08"')
  const { findings } = await proveText(file, broken, tables, 20_000)
  expect(findings).not.toEqual([])
  for (const { witness } of findings) {
    const own = societyCase(witness, form)
    expect(own).toMatchObject({
      title: witness.title,
      formInfo: { file: `../../formConfig/${form}.json` },
    })
    expect(own.context?.dictionaries).toBeUndefined()
    const { formInfo } = JSON.parse(broken)
    const read = () => ({
      scenario: { ...own, formInfo },
      places: { at: () => undefined } as never,
    })
    expect(await playScenario('witness', tables, read)).toMatchObject({ passed: true })
  }
})

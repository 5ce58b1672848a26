import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder } from '#lint/readDocuments.ts'
import { survey } from '#replay/documents/survey.ts'
import { approve } from '#replay/modes/approve.ts'
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import { formFolder, textBox } from './support/formFolder.ts'

const formInfo = [[textBox('a', '甲')]]

test('snapshots are no configuration, no document to lint and no scenario', async () => {
  const folder = formFolder({
    'formConfig/0402.json': { formInfo },
    'formConfig/a.scenario.json': { title: '', formInfo, steps: [] },
  })
  await approve([folder], { json: false })
  const files = ['formConfig/0402.json', 'formConfig/a.scenario.json']
  expect(Object.keys(await readConfigurationFolder(folder))).toEqual(files)
  expect((await readFolder(folder, folder)).map(({ file }) => file)).toEqual(files)
  expect(survey(folder).scenarios).toEqual([join(folder, 'formConfig/a.scenario.json')])
})

import { expect, test } from 'vitest'
import { openDocument } from '#replay/explain/openDocument.ts'
import { openForm as openScenario } from '#replay/runScenario.ts'
import { fixtureTables } from '#replay/tables.ts'
import { parseCell } from '#runtime/core/form/paths.ts'
import { fillSample } from '#runtime/core/sample/fillSample.ts'
import { choice, openForm, shows, text } from '../why/explaining.ts'

test('every field that shows gets a value its checks accept, what a choice shows too', () => {
  const store = openForm([
    [choice('kind', '类别', ['甲', '乙'], { required: true, ...shows('code', '02') })],
    [text('code', '编号', { required: true, isRegExp: true, customRegExp: '[A-Z]{2}\\d{3}' })],
    [
      {
        type: 'table',
        value: 't',
        label: '表',
        items: [text('x', '列', { notRepeatText: '重复' })],
      },
    ],
  ])
  fillSample(store)
  expect(store.get('kind')).toBe('02')
  expect(store.get('code')).toMatch(/^[A-Z]{2}\d{3}$/)
  expect(store.rows('t')).toHaveLength(2)
  expect(store.validate()).toEqual({})
})

test('what is given stays, nothing is said before anybody typed', () => {
  const store = openForm([[text('a', '甲', { limitWorkNumber: true, max: 1 })]], {
    a: '已有的内容',
  })
  fillSample(store)
  expect(store.get('a')).toBe('已有的内容')
  expect(store.errors()).toEqual({})
})

test('only files and signatures are left to give in a long form of a society', async () => {
  const file = 'fixtures/organisations/mech/formConfig/0301-201-20101.json'
  const store = openScenario(openDocument(file), await fixtureTables())
  const { fields } = store.bundle
  fillSample(store)
  const left = Object.keys(store.validate()).filter((path) => {
    const table = parseCell(path)
    const field = table
      ? fields[table.table]?.columns?.find(({ key }) => key === table.column)
      : fields[path]
    return field?.shape !== 'files' && field?.type !== 'sign'
  })
  expect(left).toEqual([])
})

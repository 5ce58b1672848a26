import { expect, test } from 'vitest'
import { describeChange } from '#server/modules/configuration/versions/describeChange.ts'
import { diffConfiguration } from '#server/modules/configuration/versions/diffConfiguration.ts'

const tiles = (...ids: string[]) => JSON.stringify(ids.map((id) => ({ id, name: id })))
const rows = (...keys: string[][]) =>
  JSON.stringify({ formInfo: keys.map((row) => row.map((value) => ({ value, label: value }))) })

const CASES: [what: string, file: string, before: string, after: string, lines: string[]][] = [
  ['nothing', 'modules.json', tiles('a', 'b'), tiles('a', 'b'), []],
  [
    'an entry to the front: the others only slid',
    'modules.json',
    tiles('a', 'b', 'c', 'd'),
    tiles('d', 'a', 'b', 'c'),
    ['移动 modules.json /d：第 4 位 → 第 1 位'],
  ],
  [
    'a list turned round',
    'modules.json',
    tiles('a', 'b', 'c'),
    tiles('c', 'b', 'a'),
    ['移动 modules.json /c：第 3 位 → 第 1 位', '移动 modules.json /b：第 2 位 → 第 2 位'],
  ],
  [
    'an entry between others is added, and none has moved',
    'modules.json',
    tiles('a', 'c'),
    tiles('a', 'b', 'c'),
    ['新增 modules.json /b：{"id":"b","name":"b"}'],
  ],
  [
    'a row of a form is one line',
    'formConfig/0401.json',
    rows(['a'], ['b', 'c'], ['d']),
    rows(['a'], ['x'], ['b', 'c'], ['d']),
    ['新增 formConfig/0401.json /formInfo/x：[{"value":"x","label":"x"}]'],
  ],
  [
    'fields of a row that changed places',
    'formConfig/0401.json',
    rows(['a'], ['b', 'c', 'd']),
    rows(['a'], ['b', 'd', 'c']),
    ['移动 formConfig/0401.json /formInfo/b/d：第 3 位 → 第 2 位'],
  ],
]

test.each(CASES)('%s', (_what, file, before, after, lines) => {
  const changes = diffConfiguration({ [file]: before }, { [file]: after })
  expect(changes.map(describeChange)).toEqual(lines)
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../lintTree.ts'
import { chineseLines } from './chinese.ts'
import { circles } from './circles.ts'
import { insideImports, MODULES, STORE, storeImports } from './crossings.ts'
import { longFunctions } from './functions.ts'
import { oneImporter, smallParts } from './importers.ts'
import { linterLines } from './linter.ts'
import { folderNames } from './names.ts'
import { files } from './sizes.ts'
import { treeOf } from './tree.ts'

const lines = (count: number, line = 'x') => `${line}\n`.repeat(count)
const importing = (...specifiers: string[]) =>
  specifiers.map((one) => `import { a } from '${one}'\n`).join('')

test('files are counted with their lines, the linter’s settings are none', () => {
  const { count, says, behind } = files(
    treeOf({ 'src/a.ts': lines(3), 'src/b.css': lines(1000), '.biome.json': lines(9) }),
  )
  expect(count).toBe(2)
  expect(says).toContain('1,003 lines; median 1000, p90 1000, longest 1000')
  expect(behind).toEqual(['1000 src/b.css', '3 src/a.ts'])
})

test('a folder and its child that import each other are a circle, one way is none', () => {
  const { count, says, behind } = circles(
    treeOf({
      'src/app/a.ts': importing('./child/b.ts', '#domain/d.ts'),
      'src/app/child/b.ts': "import type { C } from '../c.ts'\n",
      'src/app/c.ts': importing('./looks.css'),
      'src/domain/d.ts': '',
    }),
  )
  expect(count).toBe(1)
  expect(says).toContain('the largest has 2')
  expect(behind).toEqual(['2 folders', '  src/app', '  src/app/child'])
})

test('circles that one way leads between are two, the largest first', () => {
  const tree = treeOf({
    'src/a/a.ts': importing('../b/b.ts', '../c/c.ts'),
    'src/b/b.ts': importing('../a/a.ts'),
    'src/c/c.ts': importing('../d/d.ts'),
    'src/d/d.ts': importing('../e/e.ts'),
    'src/e/e.ts': importing('../c/c.ts'),
  })
  expect(circles(tree).behind.filter((line) => line.endsWith('folders'))).toEqual([
    '3 folders',
    '2 folders',
  ])
})

test('a module that takes two names of a file of the store imports it once', () => {
  const tree = treeOf({
    [`${MODULES}/money/a.ts`]: importing('../../store/x.ts', '../../store/x.ts', './b.ts'),
    [`${MODULES}/money/b.ts`]: "export type B = import('../../store/y.ts').Y\n",
    'src/server/calls/c.ts': importing('../store/x.ts'),
  })
  expect(storeImports(tree).behind).toEqual([
    `${MODULES}/money/a.ts → ${STORE}/x.ts`,
    `${MODULES}/money/b.ts → ${STORE}/y.ts`,
  ])
})

test('what is imported past an index, or past the face of a module, is its inside', () => {
  const tree = treeOf({
    'src/nodes/list/index.ts': importing('./ListNode.tsx', './view/view.ts'),
    'src/nodes/list/view/view.ts': importing('../ListNode.tsx'),
    'src/nodes/table/table.ts': importing('../list/index.ts', '../list/view/view.ts'),
    'src/nodes/list/ListNode.tsx': importing('../table/table.ts'),
    'src/server/calls/call.ts': importing('../modules/money/desk/decide.ts'),
    [`${MODULES}/records/audit.ts`]: importing('../money/owed.ts', '../money/desk/decide.ts'),
    [`${MODULES}/money/owed.ts`]: importing('./desk/decide.ts', '../../calls/call.ts'),
  })
  const { says, behind } = insideImports(tree, { money: ['owed.ts'] })
  expect(behind).toEqual([
    'src/nodes/table/table.ts → src/nodes/list/view/view.ts',
    `src/server/calls/call.ts → ${MODULES}/money/desk/decide.ts`,
    `${MODULES}/records/audit.ts → ${MODULES}/money/desk/decide.ts`,
  ])
  expect(says).toContain("modules import 2 files of each other's faces 2 times")
})

test('a short file of one importer is a part of it, but for words, entries and what other rooms use', () => {
  const tree = treeOf({
    'src/app/main.ts': `${importing('./part.ts', './long.ts', './shared.ts', './texts.ts', '#client/one.ts')}
      void import('./late.ts').then(start)
      new Worker(new URL('./thread.ts', import.meta.url))\n`,
    'src/app/part.ts': lines(15),
    'src/app/long.ts': `${importing('./shared.ts')}${lines(15)}`,
    'src/app/shared.ts': '',
    'src/app/texts.ts': '',
    'src/app/late.ts': '',
    'src/app/thread.ts': '',
    'src/app/verbRegistry.ts': importing('./verb.ts'),
    'src/app/verb.ts': '',
    'src/client/one.ts': '',
  })
  expect(smallParts(tree).behind).toEqual(['src/app/part.ts ← src/app/main.ts'])
  expect(smallParts(tree).says).toContain('; 5 with words')
  expect(oneImporter(tree).behind).toEqual(
    ['part', 'long', 'texts', 'late']
      .map((name) => `src/app/${name}.ts ← src/app/main.ts`)
      .concat('src/app/verb.ts ← src/app/verbRegistry.ts', 'src/client/one.ts ← src/app/main.ts'),
  )
})

test('what is generated of the linter’s settings is not by hand', () => {
  const restriction = { style: { noRestrictedImports: { level: 'error' } } }
  const overrides = [
    { includes: ['src/a/**', '!src/a/b/**'], linter: { rules: restriction } },
    { includes: ['**/*.json'], linter: { enabled: false } },
  ]
  const text = JSON.stringify({ overrides }, null, 2)
  const tree = treeOf({ '.biome.json': text, '.biome.rooms.gen.json': lines(7, '{}') })
  const { count, says, behind } = linterLines(tree)
  expect(count).toBe(text.split('\n').length)
  expect(says).toContain('15 of them in 1 overrides')
  expect(says).toContain('generated: 7')
  expect(behind).toEqual(['15 .biome.json:3 src/a/** !src/a/b/**'])
})

test('a function is counted by its lines, with the ones inside it, and by their name', () => {
  const body = (count: number) => `{\n${lines(count - 2, '  f()')}}`
  const tree = treeOf({
    'src/a.ts': `type T = {\n${lines(60, '  a: 1')}}\nfunction fifty() ${body(50)}\nconst longer = () => ${body(51)}\n`,
    'src/b.ts': `class B {\n  method() ${body(75)}\n}\nfunction outer() {\n  each(() => ${body(60)})\n}\n`,
  })
  const { says, behind } = longFunctions(tree)
  expect(behind).toEqual([
    '75 src/b.ts:2 method',
    '62 src/b.ts:78 outer',
    '60 src/b.ts:79',
    '51 src/a.ts:113 longer',
  ])
  expect(says).toContain('; 1 have 75 to 80')
})

test('Chinese counts in texts, templates, patterns and between tags, and not in comments', () => {
  const text = [
    '// 注释',
    "const a = '文字' // 注释",
    'const b = `',
    `  第一 $\{a} 第二`,
    '  第三`',
    'const c = /甲/',
    'const d = <p>',
    '  说明 {/* 注释 */}',
    '</p>',
    'function e() {',
    '  /* 注释 */',
    '}',
    "const f = '\\u4e00'",
  ].join('\n')
  const { behind } = chineseLines(treeOf({ 'src/a.tsx': text, 'src/b.ts': "'none'" }))
  expect(behind.map((line) => line.split(' ')[0])).toEqual(
    [2, 4, 5, 6, 8].map((line) => `src/a.tsx:${line}`),
  )
})

test('folders of one room share a name for different things, unless they are parts of the same', () => {
  const tree = treeOf({
    'src/server/providers/sms/a.ts': '',
    'src/server/sandbox/sms/a.ts': '',
    'src/studio/panel/a.ts': '',
    'src/studio/form/panel/deep/a.ts': '',
    'src/nodes/panel/a.ts': '',
  })
  const { says, behind } = folderNames(tree)
  expect(behind).toEqual(['panel: src/studio/form/panel, src/studio/panel'])
  expect(says).toContain('; 2 with those')
})

test('the folders that figures name exist', () => {
  expect([MODULES, STORE].filter((folder) => !existsSync(join(PROJECT, folder)))).toEqual([])
})

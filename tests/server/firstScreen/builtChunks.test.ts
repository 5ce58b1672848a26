import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lazyFiles } from '#server/firstScreen/builtChunks.ts'

const MANIFEST = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_site.js'] },
  '_site.js': { file: 'assets/site.js', css: ['assets/site.css'] },
  '../nodes/form/FormNode.tsx': {
    file: 'assets/FormNode.js',
    imports: ['_site.js', '_view.js'],
    css: ['assets/FormNode.css'],
  },
  '_view.js': { file: 'assets/view.js', imports: ['_site.js'] },
  '../nodes/indexList/IndexListNode.tsx': { file: 'assets/IndexList.js' },
  '../nodes/lateKinds.ts': { file: 'assets/lateKinds.js', imports: ['_site.js'] },
  '../client/createClient.ts': { file: 'assets/client.js', css: [], imports: ['_site.js'] },
  'formEngine.ts': { file: 'assets/engine.js', imports: ['_view.js'], css: ['assets/engine.css'] },
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chunks-'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/FormNode.css'), '.form{}')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('what a screen needs beside the first load, undrawn', () => {
  test.each([
    ['nothing but the client, when all its kinds came along', ['stack', 'text'], false, []],
    ['a kind by its name', ['indexList'], false, ['assets/IndexList.js', 'assets/lateKinds.js']],
    [
      'a kind with its styles and what it imports, but not again what came along',
      ['form'],
      false,
      ['assets/FormNode.js', 'assets/FormNode.css', 'assets/view.js', 'assets/lateKinds.js'],
    ],
    [
      'the engine of forms',
      ['stack'],
      true,
      ['assets/engine.js', 'assets/engine.css', 'assets/view.js'],
    ],
  ])('%s', (_case, kinds, hasForms, files) => {
    const late = lazyFiles(folder)({ data: { kinds, drawn: false }, hasForms, hasPager: false })
    expect(late).toEqual([...files, 'assets/client.js'].map((file) => ({ file })))
  })

  test('comes with the styles of what is drawn, and of nothing else', () => {
    const screen = { data: { kinds: ['form'], drawn: true }, hasForms: true, hasPager: false }
    expect(lazyFiles(folder)(screen)).toEqual([
      { file: 'assets/FormNode.js' },
      { file: 'assets/FormNode.css', styles: '.form{}' },
      { file: 'assets/view.js' },
      { file: 'assets/lateKinds.js' },
      { file: 'assets/engine.js' },
      { file: 'assets/engine.css' },
    ])
  })

  test('is unknown before the first build', () => {
    const screen = { data: { kinds: ['form'], drawn: true }, hasForms: true, hasPager: false }
    expect(lazyFiles('/nowhere')(screen)).toEqual([])
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lateFiles } from '#server/firstScreen/builtChunks.ts'

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
  'formEngine.ts': { file: 'assets/engine.js', imports: ['_view.js'] },
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chunks-'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('what a screen needs beside the first load', () => {
  test.each([
    ['nothing, when all its kinds came along', ['stack', 'text'], false, []],
    ['a kind by its name', ['indexList'], false, ['assets/IndexList.js']],
    [
      'a kind with its styles and what it imports, but not again what came along',
      ['form'],
      false,
      ['assets/FormNode.js', 'assets/FormNode.css', 'assets/view.js'],
    ],
    ['the engine of forms', ['stack'], true, ['assets/engine.js', 'assets/view.js']],
  ])('%s', (_case, kinds, hasForms, files) => {
    expect(lateFiles(folder)({ data: { kinds }, hasForms })).toEqual(files)
  })

  test('is unknown before the first build', () => {
    expect(lateFiles('/nowhere')({ data: { kinds: ['form'] }, hasForms: true })).toEqual([])
  })
})

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
  '../client/createClient.ts': { file: 'assets/client.js', css: [], imports: ['_calls.js'] },
  '../runtime/react/page/swrParts.ts': { file: 'assets/swr.js', imports: ['_calls.js'] },
  '_calls.js': { file: 'assets/calls.js', imports: ['_site.js'] },
  '../domain/logic/operators/operatorRegistry.ts': { file: 'assets/operators.js' },
  '../runtime/core/page/lazyParts.ts': { file: 'assets/lazyParts.js', imports: ['_view.js'] },
  'formEngine.ts': { file: 'assets/engine.js', imports: ['_view.js'], css: ['assets/engine.css'] },
}

const CALLS = ['assets/client.js', 'assets/calls.js', 'assets/swr.js']

type Screen = Parameters<ReturnType<typeof lazyFiles>>[0]

const screenOf = (data: Screen['data'], needs: Partial<Screen>): Screen => ({
  ...{ data, hasForms: false, hasLateOperators: false, hasPager: false },
  ...needs,
})

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
    ['nothing but what makes calls, when all its kinds came along', ['stack', 'text'], false, []],
    ['a kind by its name', ['indexList'], false, ['assets/IndexList.js', 'assets/lateKinds.js']],
    [
      'a kind with its styles and what it imports, but not again what came along',
      ['form'],
      false,
      ['assets/FormNode.js', 'assets/FormNode.css', 'assets/view.js', 'assets/lateKinds.js'],
    ],
    [
      'the engine of forms and what opens their page',
      ['stack'],
      true,
      ['assets/engine.js', 'assets/engine.css', 'assets/view.js', 'assets/lazyParts.js'],
    ],
  ])('%s', (_case, kinds, hasForms, files) => {
    const late = lazyFiles(folder)(screenOf({ kinds, drawn: false }, { hasForms }))
    expect(late).toEqual([...files, ...CALLS].map((file) => ({ file })))
  })

  test('comes with the styles of what is drawn, and of nothing else', () => {
    const screen = screenOf({ kinds: ['form'], drawn: true }, { hasForms: true })
    expect(lazyFiles(folder)(screen)).toEqual([
      { file: 'assets/FormNode.js' },
      { file: 'assets/FormNode.css', styles: '.form{}' },
      { file: 'assets/view.js' },
      { file: 'assets/lateKinds.js' },
      { file: 'assets/engine.js' },
      { file: 'assets/engine.css' },
      { file: 'assets/lazyParts.js' },
    ])
  })

  test('are the operators that its rules have and the first load has not', () => {
    const screen = screenOf({ kinds: ['text'], drawn: true }, { hasLateOperators: true })
    expect(lazyFiles(folder)(screen)).toEqual([{ file: 'assets/operators.js' }])
  })

  test('is unknown before the first build', () => {
    const screen = screenOf({ kinds: ['form'], drawn: true }, { hasForms: true })
    expect(lazyFiles('/nowhere')(screen)).toEqual([])
  })
})

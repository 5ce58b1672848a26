import { execFileSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loadScript } from '#server/threads/builtScript.ts'
import { freshFolder } from '../../support/freshFolder.ts'

const MODULE = resolve(import.meta.dirname, '../../../src/server/threads/builtScript.ts')

const SOURCE = `const { basename } = require('node:path')
exports.folder = basename(__dirname)
exports.later = () => require('./later.cjs')
exports.fail = function named() {
  throw new Error('as written')
}
`

/** Runs the file in a process of its own: one that has compiled a file before needs no code of it. */
const RUN = `
import { openScript, runScript } from ${JSON.stringify(MODULE)}
const file = process.argv[1]
const isRefused = openScript(file).cachedDataRejected ?? 'none'
const { folder, later, fail } = runScript(file)
const { sum } = later()
let stack = ''
try { fail() } catch (error) { stack = error.stack }
console.log(JSON.stringify({ isRefused, folder, sum: sum(), stack }))
`

function runOf(file: string) {
  const run = ['--import', 'tsx', '--input-type=module', '-e', RUN, file]
  return JSON.parse(execFileSync(process.execPath, run, { encoding: 'utf8' }))
}

/** A CommonJS file as a build leaves it, without compiled code. */
function builtFile(source = SOURCE): string {
  const file = join(freshFolder('script-'), 'script.cjs')
  writeFileSync(file, source)
  writeFileSync(join(dirname(file), 'later.cjs'), 'exports.sum = () => 1 + 1')
  return file
}

const compileScript = (file: string) => loadScript(file).keepCompiled()

function codeOfAnother(file: string): void {
  const other = builtFile(`${SOURCE}// longer`)
  compileScript(other)
  cpSync(`${other}.cache`, `${file}.cache`)
}

const CODES: [string, (file: string) => void, boolean | 'none'][] = [
  ['without compiled code', () => undefined, 'none'],
  ['with compiled code', compileScript, false],
  ['with damaged code', (file) => writeFileSync(`${file}.cache`, 'none'), true],
  ['with the code of another file', codeOfAnother, true],
]

test.each(CODES)('a file %s runs, requires and names its lines', (_name, compile, isRefused) => {
  const file = builtFile()
  compile(file)
  const ran = runOf(file)
  expect(ran).toMatchObject({ isRefused, sum: 2 })
  expect(dirname(file)).toContain(ran.folder)
  expect(ran.stack).toContain(`at named (${file}:5:9)`)
})

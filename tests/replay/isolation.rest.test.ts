import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { approve } from '#replay/modes/approve.ts'
import { explain } from '#replay/modes/explain.ts'
import type { Mode } from '#replay/modes/mode.ts'
import { play } from '#replay/modes/play.ts'
import { prove } from '#replay/modes/prove.ts'
import { runFiles } from '#replay/pool/runFiles.ts'
import { formFolder, textBox } from './approval/support/formFolder.ts'

const formInfo = [[textBox('a', '甲')]]
const good = (title: string) => ({ title, formInfo, steps: [{ expect: { visible: ['a'] } }] })
const bad = { title: '坏', formInfo, steps: [{ set: null }] }

const MODES: [string, Mode][] = [
  ['play', play],
  ['--approve', approve],
  ['--explain', explain('a')],
  ['--prove', prove()],
]

interface Entry {
  file: string
  passed?: boolean
  failures?: { sentence: string }[]
}

describe.each(MODES)('one bad file is one failure, and the run goes on: %s', (_, mode) => {
  const folderOfThree = () =>
    formFolder({
      'a.scenario.json': good('前'),
      'b.scenario.json': bad,
      'c.scenario.json': good('后'),
    })

  test('as text', async () => {
    const { text, passed } = await mode([folderOfThree()], { json: false })
    expect(passed).toBe(false)
    expect(text).toMatch(/^✗ .*b\.scenario\.json$/m)
    expect(text).toContain('set 应是对象 { }')
    expect(text).toMatch(/c\.scenario\.json/)
  })

  test('as JSON: an array with that file in it', async () => {
    const folder = folderOfThree()
    const { text } = await mode([folder], { json: true })
    const entries: Entry[] = JSON.parse(text)
    const names = entries.map(({ file }) => file)
    expect(names.sort()).toEqual(['a', 'b', 'c'].map((n) => join(folder, `${n}.scenario.json`)))
    const found = entries.find(({ file }) => file.endsWith('b.scenario.json'))
    expect(found).toMatchObject({ passed: false })
    expect(JSON.stringify(found)).toContain('set 应是对象 { }')
  })
})

/** So many steps that playing them takes minutes. */
const endless = () => ({
  title: '很长',
  formInfo: Array.from({ length: 400 }, (_, at) => [textBox(`f${at}`, '项', { required: true })]),
  steps: Array.from({ length: 50_000 }, () => ({ submit: true })),
})

describe('a pool of threads', () => {
  test('ends what takes too long with a sentence of its own, and does the next file', async () => {
    const folder = formFolder({ 'a.scenario.json': endless(), 'b.scenario.json': good('后') })
    const tasks = ['a', 'b'].map((name) => ({
      file: join(folder, `${name}.scenario.json`),
      args: { played: true, held: false, gone: false },
    }))
    const ran = await runFiles('play', tasks, { seconds: 4, perThread: 60 })
    expect(ran).toMatchObject([
      { broken: { passed: false, failures: [{ key: 'timeout', expected: '4 秒内结束' }] } },
      { result: { played: { passed: true } } },
    ])
  })

  test('an error of the program is that file’s failure, with its stack', async () => {
    const folder = formFolder({ 'b.scenario.json': good('后') })
    const tasks = ['gone.json', 'b.scenario.json'].map((name) => ({
      file: join(folder, name),
      args: { key: 'a', steps: 1 },
    }))
    const [crash, next] = await runFiles('explain', tasks, { seconds: 60, perThread: 60 })
    expect(crash).toMatchObject({
      broken: { failures: [{ key: 'crash', stack: expect.stringContaining('openDocument') }] },
    })
    expect(next).toMatchObject({ result: { title: '后' } })
  })
})

describe('which files run', () => {
  const folderOfTwo = () =>
    formFolder({ 'first.scenario.json': good('会员'), 'second.scenario.json': good('委员') })
  const titles = async (options: { grep?: string }) => {
    const { text } = await play([folderOfTwo()], { json: true, ...options })
    return JSON.parse(text).map(({ title }: { title: string }) => title)
  }

  test('--grep chooses by title', async () => {
    expect(await titles({ grep: '委' })).toEqual(['委员'])
  })
  test('--grep chooses by path, without regard to case', async () => {
    expect(await titles({ grep: 'FIRST' })).toEqual(['会员'])
  })
  test('--grep with what is no expression is refused', async () => {
    await expect(titles({ grep: '(' })).rejects.toThrow('--grep 不是正则表达式')
  })
  test('--bail leaves the rest undone after the first failure', async () => {
    const folder = formFolder({
      'a.scenario.json': good('前'),
      'b.scenario.json': bad,
      'c.scenario.json': good('后'),
    })
    const { text, passed } = await play([folder], { json: true, bail: true })
    expect(passed).toBe(false)
    expect(JSON.parse(text).map(({ title }: { title: string }) => title)).toEqual(['前', '坏'])
  })
})

test('--junit writes a suite a folder and a case a file, with what failed, escaped', async () => {
  const folder = formFolder({
    'a.scenario.json': good('前 & <后>'),
    'in/b.scenario.json': { ...good('坏'), steps: [{ expect: { visible: ['"b"'] } }] },
  })
  const junit = join(folder, 'report.xml')
  await play([folder], { json: false, junit })
  const xml = readFileSync(junit, 'utf8').replaceAll(/time="[\d.]+"/g, 'time=""')
  expect(xml.replaceAll(folder, '')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="2" failures="1" time="">
  <testsuite name="" tests="1" failures="0" time="">
    <testcase classname="/a.scenario.json" name="前 &amp; &lt;后&gt;" time=""/>
  </testsuite>
  <testsuite name="/in" tests="1" failures="1" time="">
    <testcase classname="/in/b.scenario.json" name="坏" time="">
      <failure message="第 1 步 visible：期望 [&quot;\\&quot;b\\&quot;&quot;]，实际 []">第 1 步 visible：期望 [&quot;\\&quot;b\\&quot;&quot;]，实际 []</failure>
    </testcase>
  </testsuite>
</testsuites>
`)
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const formInfo = [[{ type: 'textBox', value: 'a', label: '甲' }]]
const scenario = (visible: string[]) => ({
  title: '显示',
  formInfo,
  steps: [{ expect: { visible } }],
})

function folder(files: Record<string, unknown>): string {
  const path = mkdtempSync(join(tmpdir(), 'replay-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(path, name), typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const replay = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/replay/cli.ts', ...args], {
    encoding: 'utf8',
  })

test('exit code 1 and a readable difference when a scenario fails, the others still run', () => {
  const path = folder({ 'a.scenario.json': scenario(['b']), 'b.scenario.json': scenario(['a']) })
  const { status, stdout } = replay(path)
  expect(status).toBe(1)
  expect(stdout).toContain('期望 ["b"]')
  expect(stdout).toContain('1 passed, 1 failed')
})

test('--json gives file, title, passed and failures', () => {
  const path = folder({ 'a.scenario.json': scenario(['b']) })
  expect(JSON.parse(replay(path, '--json').stdout)).toEqual([
    {
      file: join(path, 'a.scenario.json'),
      title: '显示',
      passed: false,
      failures: [{ step: 1, key: 'visible', expected: ['b'], actual: [] }],
      notes: [],
    },
  ])
})

test('a file that is no scenario fails with a sentence', () => {
  const { status, stdout } = replay(folder({ 'a.scenario.json': '{' }))
  expect(status).toBe(1)
  expect(stdout).toContain('读不出')
})

test('a formInfo named by file is read relative to the scenario', () => {
  const path = folder({
    'a.scenario.json': { ...scenario(['a']), formInfo: { file: 'form.json' } },
    'form.json': formInfo,
  })
  expect(replay(path).status).toBe(0)
})

test('what was approved and then changed is exit code 1, with a page on request', () => {
  const path = folder({ 'form.json': formInfo })
  expect(replay('--approve', path).status).toBe(0)
  writeFileSync(join(path, 'form.json'), JSON.stringify([[{ ...formInfo[0]?.[0], label: '乙' }]]))
  const { status, stdout } = replay(path, '--html', join(path, 'report.html'))
  expect(status).toBe(1)
  expect(stdout).toContain('第 1 行 · 乙（a）· 标签：由“甲”变为“乙”')
  expect(existsSync(join(path, 'report.html'))).toBe(true)
})

test('a path that is not there is said in a sentence', () => {
  const { status, stderr } = replay('nowhere')
  expect(status).toBe(1)
  expect(stderr).toContain('没有这个文件或文件夹：nowhere')
})

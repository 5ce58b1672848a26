import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SCENARIO = 'fixtures/scenarios/visibility/hidden-controller-is-empty.scenario.json'

const replay = (...args: string[]) =>
  spawnSync('npx', ['tsx', 'src/replay/cli.ts', ...args], { encoding: 'utf8' })

function file(name: string, text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'explain-')), name)
  writeFileSync(path, text)
  return path
}

describe('npm run replay -- --explain KEY', () => {
  test('explains a field after the scenario, with the place in the scenario file', () => {
    const { status, stdout } = replay('--explain', 'note', SCENARIO)
    expect(status).toBe(0)
    expect(stdout).toContain('显示：是  “说明”显示，因为“级别”是“甲”')
    expect(stdout).toContain('第 30 行第 26 列 conditionText')
  })

  test('--step explains it as it was then, --json gives the facts', () => {
    const { stdout } = replay('--explain', 'note', SCENARIO, '--step', '4', '--json')
    const [{ steps, explanation }] = JSON.parse(stdout)
    expect(steps).toBe(4)
    expect(explanation.answers.shown).toMatchObject({
      holds: false,
      cause: { by: 'rule', tests: [{ operand: { key: 'level', hidden: { holds: false } } }] },
      flip: { changes: [{ path: 'kind', to: { value: '02' } }] },
    })
  })

  test('a folder means every scenario and form in it', () => {
    const path = file('form.json', '[[{ "type": "textBox", "value": "a", "label": "甲" }]]')
    const { status, stdout } = replay('--explain', 'a', dirname(path))
    expect(status).toBe(0)
    expect(stdout).toContain('form.json')
  })

  test('a form definition opens empty; its places count in its own file', () => {
    const path = file(
      'form.json',
      '{\n  "formInfo": [[{ "type": "textBox", "value": "a", "label": "甲",\n    "required": true }]],\n  "printInfo": {} }',
    )
    const { status, stdout } = replay('--explain', 'a', path)
    expect(status).toBe(0)
    expect(stdout).toContain('离开这一项或提交时会提示“请输入甲”')
    expect(stdout).toContain('第 3 行第 17 列 required')
  })

  test("a society's form finds the dictionaries of its society", () => {
    const path = 'fixtures/organisations/mech/formConfig/0301-201-20101.json'
    expect(replay('--explain', 'realName', path, '--json').status).toBe(0)
  })

  test('an unknown key is said, with those there are, and exits 1', () => {
    const { status, stdout } = replay('--explain', 'ghost', SCENARIO)
    expect(status).toBe(1)
    expect(stdout).toContain('没有标识为“ghost”的字段。有：kind、level、note')
  })

  test.each(['x', '-1', '1.5'])('--step %s is no step', (step) => {
    const { status, stdout } = replay('--explain', 'note', SCENARIO, `--step=${step}`)
    expect(status).toBe(1)
    expect(stdout).toContain('--step 应是步数')
  })
})

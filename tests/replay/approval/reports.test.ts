import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { approve } from '#replay/modes/approve.ts'
import { play } from '#replay/modes/play.ts'
import { formFolder, textBox, writeFiles } from './support/formFolder.ts'

const form = (...fields: object[]) => ({
  formInfo: fields.map((field) => [field]),
  printInfo: { title: '申请表' },
})

/** A folder of one approved form and one approved scenario, after both forms changed and the scenario fails. */
async function changedFolder(): Promise<string> {
  const scenario = { title: '显示', steps: [{ expect: { visible: ['a'] } }] }
  const before = form(textBox('a', '<甲>'), textBox('b', '乙'))
  const folder = formFolder({ 'form.json': before, 'a.scenario.json': { ...scenario, ...before } })
  await approve([folder], { json: false })
  const after = form(textBox('a', '<甲>', { required: true }))
  const failing = { ...scenario, ...after, steps: [{ expect: { visible: ['b'] } }] }
  writeFiles(folder, { 'form.json': after, 'a.scenario.json': failing })
  return folder
}

test('--json has one entry a file in the pinned shape; a change is a failure of step 0', async () => {
  const folder = await changedFolder()
  const { text, passed } = await play([folder], { json: true })
  const entries = JSON.parse(text)
  expect(passed).toBe(false)
  expect(entries.map(({ file }: { file: string }) => file).sort()).toEqual([
    join(folder, 'a.scenario.json'),
    join(folder, 'form.json'),
  ])
  const [scenario, document] = entries
  expect(document).toMatchObject({ title: '申请表', passed: false, standing: 'changed' })
  expect(document.failures[0]).toEqual({
    step: 0,
    key: '第1行/a/required',
    expected: false,
    actual: true,
    kind: 'changed',
    impact: 'fill',
    sentence: '第 1 行 · <甲>（a）· 必填：由“否”变为“是”',
    at: { line: 1, column: expect.any(Number) },
  })
  expect(scenario.failures[0]).toEqual({ step: 1, key: 'visible', expected: ['b'], actual: [] })
  expect(scenario.failures.map(({ key }: { key: string }) => key)).toContain('第2行/b/value')
})

test('--html is one page with both values side by side, escaped, that loads and runs nothing', async () => {
  const folder = await changedFolder()
  const file = join(folder, 'report.html')
  await play([folder], { json: false, html: file })
  const page = readFileSync(file, 'utf8')
  expect(page).toContain('&lt;甲&gt;')
  expect(page).toMatch(
    /必填<small>.*<\/small><\/th>\s*<td class="was"><mark>否<\/mark><\/td>\s*<td class="now"><mark>是<\/mark>/,
  )
  expect(page).toMatch(/<tr class="data">\s*<th scope="row">删除/)
  expect(page).toContain('第 1 步 visible')
  expect(page).not.toMatch(/<script|<link|<img|src=|https?:|<甲>/)
})

test('every link of the page leads to something on it', async () => {
  const folder = await changedFolder()
  const file = join(folder, 'report.html')
  await play([folder], { json: false, html: file })
  const page = readFileSync(file, 'utf8')
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor ?? '')
  expect(links.length).toBeGreaterThan(6)
  expect(links.filter((anchor) => !page.includes(`id="${anchor}"`))).toEqual([])
})

test('--approve --json lists what was approved', async () => {
  const folder = await changedFolder()
  const { text } = await approve([join(folder, 'form.json')], { json: true })
  expect(JSON.parse(text)).toMatchObject([
    {
      file: join(folder, 'form.json'),
      passed: true,
      failures: [],
      standing: 'changed',
      approved: [
        { key: '第1行/a/required' },
        { key: '第1行/a/requiredText' },
        { key: '第2行/b/value' },
      ],
    },
  ])
})

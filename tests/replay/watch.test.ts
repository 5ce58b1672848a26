import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { watch } from '#replay/modes/watch.ts'
import { formFolder, textBox, writeFiles } from './approval/support/formFolder.ts'

/** A watched folder; each call waits for the next report. */
function watched(folder: string): () => Promise<string> {
  const end = new AbortController()
  const reports: string[] = []
  let told = (): void => {}
  const say = (text: string): void => {
    reports.push(text)
    told()
  }
  const over = watch([folder], { json: false }, say, end.signal)
  onTestFinished(async () => {
    end.abort()
    await over
  })
  return async () => {
    while (reports.length === 0)
      await new Promise<void>((resolve) => {
        told = resolve
      })
    return reports.shift() ?? ''
  }
}

test('--watch plays again what changed, the form a scenario points at too, and what is new', async () => {
  const form = (label: string) => [[textBox('a', label, { required: true })]]
  const steps = [{ submit: true }, { expect: { errors: { a: '请输入甲' } } }]
  const folder = formFolder({
    'forms/a.json': form('甲'),
    'in/a.scenario.json': { title: '指向表单', formInfo: { file: '../forms/a.json' }, steps },
    'in/b.scenario.json': { title: '另一个', formInfo: form('甲'), steps },
  })
  const next = watched(join(folder, 'in'))
  expect(await next()).toContain('2 passed, 0 failed')

  writeFiles(folder, { 'forms/a.json': form('乙') })
  const changed = await next()
  expect(changed).toContain('✗ 指向表单')
  expect(changed).toContain('0 passed, 1 failed')

  writeFiles(folder, { 'in/new/c.scenario.json': { title: '新来的', formInfo: form('甲'), steps } })
  expect(await next()).toMatch(/✓ 新来的[\s\S]*1 passed, 0 failed/)
})

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const PROJECT = resolve(import.meta.dirname, '../..')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'organisation-'))
  await mkdir(join(folder, 'formConfig'))
  await writeFile(join(folder, 'organisation.json'), '{}')
  await writeFile(
    join(folder, 'formConfig/0301.json'),
    '{ "formInfo": [[{ "type": "textbox", "value": "a" }]] }',
  )
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command as `npm run lint:schemas` does. */
const run = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const tsx = join(PROJECT, 'node_modules/.bin/tsx')
    execFile(tsx, ['src/lint/cli.ts', ...args], { cwd: PROJECT }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

test.concurrent('an organisation folder elsewhere is linted on top of the product: one line a finding, exit 1', async () => {
  const { code, output } = await run(folder)
  expect(output).toMatch(/formConfig\/0301\.json:1:27 错误 unknown-type .*textbox/)
  expect(output).toMatch(/1 个错误，0 个警告。\n$/)
  expect(code).toBe(1)
})

test.concurrent('--json prints the findings themselves', async () => {
  const { code, output } = await run(folder, '--json')
  expect(JSON.parse(output)).toMatchObject([{ line: 1, column: 27, code: 'unknown-type' }])
  expect(code).toBe(1)
})

test.concurrent('only findings below the given paths count', async () => {
  const { code, output } = await run('schemas/site.json')
  expect({ code, output }).toEqual({ code: 0, output: '没有发现问题。\n' })
})

test.concurrent('a path that does not exist is a mistake of the caller: exit 2', async () => {
  const { code, output } = await run('schemas/nowhere')
  expect(code).toBe(2)
  expect(output).toContain('schemas/nowhere')
})

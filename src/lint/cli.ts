import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { RECORD_ADAPTERS } from '#adapters/records/recordAdapterRegistry.ts'
import type { FileFinding } from '#contract/finding.ts'
import { formatFinding, summary } from './formatFinding.ts'
import { lintProject } from './lintProject.ts'

const USAGE = `用法：npm run lint:schemas -- [路径…] [--json]
检查 schemas/ 和 fixtures/organisations/ 里的文档；给出路径时只显示这些文件或文件夹里的问题。
路径可以是别处的一个学会配置文件夹。有错误时退出码为 1。`

const project = resolve(import.meta.dirname, '../..')

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) return console.log(USAGE)
  const paths = positionals.map((path) => resolve(path))
  const missing = paths.find((path) => !existsSync(path))
  if (missing !== undefined) return fail(`没有这个文件或文件夹：${missing}\n${USAGE}`)
  const outside = paths.filter(
    (path) => existsSync(join(path, 'organisation.json')) && isOutside(path),
  )
  const found = await lintProject(project, Object.keys(RECORD_ADAPTERS), outside)
  show(found.filter(isUnder(paths)), values.json ?? false)
}

const isOutside = (path: string): boolean => relative(project, path).startsWith('..')

const isUnder = (paths: readonly string[]) => (finding: FileFinding) => {
  const file = resolve(project, finding.file)
  return paths.length === 0 || paths.some((path) => file === path || file.startsWith(path + sep))
}

function show(findings: readonly FileFinding[], json: boolean): void {
  if (json) console.log(JSON.stringify(findings, null, 2))
  else console.log([...findings.map(formatFinding), summary(findings)].join('\n'))
  if (findings.some(({ severity }) => severity === 'error')) process.exitCode = 1
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 2
}

await main()

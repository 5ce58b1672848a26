import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fill } from '#domain/text/fill.ts'
import words from '../messages/configuration.json' with { type: 'json' }
import { RECOMMENDATIONS } from '../services/configuration/checkRecommendations.ts'
import {
  misnamedFiles,
  readConfigurationFolder,
  writeConfigurationFolder,
} from '../services/configuration/configurationFolder.ts'
import { askDesk } from './askDesk.ts'
import { readFolderBase, writeFolderBase } from './folderBase.ts'
import type { ConfigQuestion } from './questions.ts'

const USAGE = `用法：npm run config -- 命令 组织 [文件夹] [选项]

  check ORG DIR               检查文件夹里的配置
  diff ORG DIR                显示载入后会有哪些变化
  push ORG DIR [--note 说明]  检查并载入为新版本；有错误时什么也不改
                              线上已不是文件夹所依据的版本时不载入（依据记在 .version，可写 --base N）
  merge ORG DIR               把线上后来的修改合到文件夹里；两边都改了的地方逐处列出
  pull ORG DIR [--version N]  把当前（或某一）版本写到文件夹
  versions ORG                列出所有版本
  compare ORG N [M]           比较两个版本；不写 M 就与当前版本比
  restore ORG N [文件…]       让较早的版本重新生效；写了文件就只恢复这些文件

数据库由 DATABASE_URL 或 DATA_DIR 指定；内置数据库正在使用时，由运行中的服务执行。`

class Usage extends Error {}

/** Commands whose third word is a folder. */
const WITH_FOLDER = ['check', 'diff', 'push', 'merge', 'pull'] as const
const COMMANDS = [...WITH_FOLDER, 'versions', 'compare', 'restore'] as const

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { note: { type: 'string' }, version: { type: 'string' }, base: { type: 'string' } },
    allowPositionals: true,
  })
  const [command = '', org = '', third, ...more] = positionals
  if (!COMMANDS.some((known) => known === command) || !org) throw new Usage()
  const question = await questionOf(command, org, [third, ...more], values)
  const answer = await askDesk(question)
  const folder =
    WITH_FOLDER.some((known) => known === command) && third ? resolve(third) : undefined
  if (folder && answer.documents) await writeConfigurationFolder(folder, answer.documents)
  if (folder && answer.version !== undefined) await writeFolderBase(folder, answer.version)
  for (const line of answer.lines) console.log(line)
  return answer.ok ? 0 : 1
}

async function questionOf(
  command: string,
  org: string,
  [third, ...more]: readonly (string | undefined)[],
  { note = '', version, base }: Readonly<Record<string, string | undefined>>,
): Promise<ConfigQuestion> {
  const author = userInfo().username
  if (command === 'versions') return { command, org }
  if (command === 'compare')
    return { command, org, from: numberOf(third), ...(more[0] ? { to: numberOf(more[0]) } : {}) }
  if (command === 'restore') {
    const files = more.flatMap((file) => file ?? [])
    return { command, org, version: numberOf(third), author, files }
  }
  if (command === 'pull')
    return { command, org, ...(version === undefined ? {} : { version: numberOf(version) }) }
  const documents = await readFolder(third)
  if (command === 'push' || command === 'merge') {
    const written = base === undefined ? await readFolderBase(resolve(third ?? '')) : numberOf(base)
    const from = { org, documents, base: written ?? 0 }
    return command === 'push' ? { command, ...from, author, note } : { command, ...from }
  }
  if (command === 'diff') return { command, org, documents }
  return { command: 'check', org, documents, ...(await readRecommendations(third)) }
}

function numberOf(text: string | undefined): number {
  if (!text || !/^\d{1,9}$/.test(text)) throw new Usage()
  return Number(text)
}

async function readFolder(folder: string | undefined) {
  if (!folder) throw new Usage()
  const path = resolve(folder)
  if (!existsSync(path)) throw new Error(`没有这个文件夹：${path}`)
  const misnamed = await misnamedFiles(path)
  if (misnamed.length > 0) throw new Error(fill(words.misnamed, { files: misnamed.join('、') }))
  return readConfigurationFolder(path)
}

/** Reads the recommendations, which are not part of a push but worth checking before a society's first start. */
async function readRecommendations(folder = '') {
  const file = resolve(folder, RECOMMENDATIONS)
  return existsSync(file) ? { recommendations: await readFile(file, 'utf8') } : {}
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Usage ? USAGE : (error as Error).message)
  process.exitCode = 2
}

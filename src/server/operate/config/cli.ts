import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fill } from '#domain/text/fill.ts'
import type { ConfigQuestion } from '#server/control/questions.ts'
import words from '#server/messages/configuration.json' with { type: 'json' }
import {
  misnamedFiles,
  readConfigurationFolder,
  writeConfigurationFolder,
} from '#server/modules/configuration/documents/configurationFolder.ts'
import { RECOMMENDATIONS } from '#server/modules/configuration/documents/documents.ts'
import { askDesk } from './askDesk.ts'
import { readFolderBase, writeFolderBase } from './folderBase.ts'

class Usage extends Error {}

/** Commands whose third word is a folder. */
const WITH_FOLDER = ['check', 'diff', 'push', 'merge', 'pull'] as const
const COMMANDS = [...WITH_FOLDER, 'versions', 'compare', 'restore'] as const

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      ...{ note: { type: 'string' }, version: { type: 'string' }, base: { type: 'string' } },
      ...{ 'accept-proofs': { type: 'boolean' }, 'accept-loss': { type: 'boolean' } },
    },
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

interface Given {
  note?: string | undefined
  version?: string | undefined
  base?: string | undefined
  'accept-proofs'?: boolean | undefined
  'accept-loss'?: boolean | undefined
}

async function questionOf(
  command: string,
  org: string,
  [third, ...more]: readonly (string | undefined)[],
  given: Given,
): Promise<ConfigQuestion> {
  const author = userInfo().username
  const { note = '', version, base } = given
  const acceptsProofs = given['accept-proofs'] === true
  const acceptsLoss = given['accept-loss'] === true
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
    return command === 'push'
      ? { command, ...from, author, note, acceptsProofs, acceptsLoss }
      : { command, ...from }
  }
  if (command === 'diff') return { command, org, documents }
  const recommendations = await readRecommendations(third)
  return { command: 'check', org, documents, acceptsProofs, ...recommendations }
}

function numberOf(text: string | undefined): number {
  if (!text || !/^\d{1,9}$/.test(text)) throw new Usage()
  return Number(text)
}

async function readFolder(folder: string | undefined) {
  if (!folder) throw new Usage()
  const path = resolve(folder)
  if (!existsSync(path)) throw new Error(fill(words.noFolder, { path }))
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
  console.error(error instanceof Usage ? words.usage.join('\n') : (error as Error).message)
  process.exitCode = 2
}

import { statSync } from 'node:fs'
import { UsageError } from '../grep.ts'
import { jsonFiles } from '../jsonFiles.ts'
import { migrationText } from '../migrate/migrationText.ts'
import { brokenText } from '../report/textReport.ts'
import type { Mode } from './mode.ts'
import { type ModeRun, runTasks, sorted, unique } from './runTasks.ts'

const RUN: ModeRun<'migrate'> = {
  ...{ job: 'migrate', seconds: 300, perThread: 4 },
  failed: (answers) => answers.some(({ passed }) => !passed),
}

/**
 * Says what a changed form does to stored answers: `--migrate OLD NEW ANSWERS…`, the last files or folders. Passes when
 * there were answers, and none becomes invalid, hidden or lost.
 */
export const migrate: Mode = async ([before, after, ...paths], options) => {
  if (before === undefined || after === undefined || paths.length === 0)
    throw new UsageError('--migrate 要写：原来的表单 新的表单 填写的内容……')
  for (const path of [before, after, ...paths]) assertThere(path)
  const tasks = unique(paths.flatMap(answersAt)).map((file) => ({ file, args: { before, after } }))
  const { results, broken } = sorted(await runTasks(RUN, tasks, options))
  const answers = results.flat()
  if (answers.length + broken.length === 0) console.error('没有找到填写的内容')
  return {
    text: options.json
      ? JSON.stringify([...answers, ...broken], null, 2)
      : [...broken.map(brokenText), migrationText(answers)].join('\n'),
    passed: answers.length > 0 && broken.length === 0 && answers.every(({ passed }) => passed),
  }
}

function assertThere(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false }))
    throw new UsageError(`没有这个文件或文件夹：${path}`)
}

const answersAt = (path: string): string[] =>
  statSync(path).isDirectory() ? jsonFiles(path) : [path]

import { join } from 'node:path'
import { play } from '#replay/modes/play.ts'
import type { ScenarioResult } from '#replay/scenario.ts'
import { answerConfigQuestion } from '#server/control/configDesk.ts'
import { writeConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import { freshFolder } from '../../../../support/freshFolder.ts'
import type { TestApp } from '../../../support/openApp.ts'
import { publishAsSeen } from '../../../support/publishAsSeen.ts'
import type { Visitor } from '../../../support/visitor.ts'

/** Publishes a change set, pulls the configuration into a folder, and plays a test of it by `npm run replay`. */
export async function publishedAndReplayed(
  server: TestApp,
  staff: Visitor,
  { id, path }: { id: string; path: string },
): Promise<ScenarioResult[]> {
  await publishAsSeen(staff, id)
  const desk = { ...server.parts, check: server.parts.checker.check, reports: server.parts }
  const { documents = {} } = await answerConfigQuestion(desk, { command: 'pull', org: 'demo' })
  const folder = freshFolder('pulled-')
  await writeConfigurationFolder(folder, documents)
  const { text } = await play([join(folder, path)], { json: true })
  return JSON.parse(text) as ScenarioResult[]
}

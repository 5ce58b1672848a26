import { tmpdir } from 'node:os'
import { fill } from '#domain/text/fill.ts'
import type { ConfigAnswer, ConfigQuestion, Health } from '#server/control/questions.ts'
import words from '#server/messages/doctor.json' with { type: 'json' }
import { type Outgoing, outgoing } from '#server/providers/outgoing/outgoing.ts'
import type { Env } from '#server/settings/env.ts'
import type { Source } from '#server/settings/variables.ts'
import { probe } from '../setup/probes/probe.ts'
import { probesOf } from '../setup/probes/probesOf.ts'
import { certificatesCheck } from './checks/certificatesCheck.ts'
import { type ClockReading, clockNoting, clocksCheck } from './checks/clocksCheck.ts'
import { databaseCheck } from './checks/databaseCheck.ts'
import { diskCheck } from './checks/diskCheck.ts'
import { settingsCheck } from './checks/settingsCheck.ts'
import { bad, type Examined, good, warning } from './examined.ts'

export interface Section {
  name: keyof typeof words.sections
  examined: Examined[]
}

export type LongWork = keyof typeof words.progress

export interface ExamineParts {
  source: Source
  /** The society whose services are asked. */
  org?: string
  /** Asks the database, or the server that has it open; undefined when neither is available. */
  ask(
    question: ConfigQuestion,
    env: Env,
    onChecked?: (count: number) => void,
  ): Promise<ConfigAnswer | undefined>
  /** Called with the progress of work whose duration grows with the number of societies. */
  onProgress?: (work: LongWork, count: number) => void
  fetch?: Outgoing
}

/** Examines the installation from settings to services; each part as it is known. Changes nothing but a probe file. */
export async function* examine(parts: ExamineParts): AsyncIterable<Section> {
  const { env, examined } = settingsCheck(parts.source)
  yield { name: 'settings', examined }
  if (!env) return
  yield { name: 'disk', examined: await diskCheck([env.dataDir, env.secretsDir, tmpdir()]) }
  const { health, ...database } = await examineDatabase(parts, env)
  yield { name: 'database', examined: database.examined }
  yield { name: 'certificates', examined: await examineCertificates(parts, env, health) }
  const services = await examineServices(parts, env)
  yield { name: 'services', examined: services.examined }
  const readings = [...database.readings, ...services.readings]
  yield { name: 'clocks', examined: clocksCheck(readings) }
}

async function examineDatabase({ ask, onProgress }: ExamineParts, env: Env) {
  const readings: ClockReading[] = []
  try {
    const onChecked = (count: number) => onProgress?.('societies', count)
    const asked = Date.now()
    const answer = await ask({ command: 'health' }, env, onChecked)
    const answered = Date.now()
    if (!answer?.health) return { readings, examined: [warning(words.notRunning)] }
    const { health } = answer
    for (const time of health.times ?? [])
      readings.push({ what: words.databaseClock, theirs: Date.parse(time), asked, answered })
    return { health, readings, examined: databaseCheck(health) }
  } catch (error) {
    const { message } = error as Error
    return { readings, examined: [bad(fill(words.unopened, { reason: message }))] }
  }
}

async function examineCertificates(
  { onProgress }: ExamineParts,
  env: Env,
  health: Health | undefined,
): Promise<Examined[]> {
  if (env.demo || !env.siteUrl.startsWith('https:')) return [good(words.noHttps)]
  const hosts = (health?.societies ?? []).flatMap(({ hosts }) => hosts)
  const { port } = new URL(env.siteUrl.replace('{host}', 'host').replace('{port}', '443'))
  const onAsked = (count: number) => onProgress?.('certificates', count)
  return certificatesCheck(hosts, { port: Number(port || 443), now: new Date(), onAsked })
}

/** Probes the services that the environment and the named society have, and records their clocks. */
async function examineServices({ ask, org, fetch = outgoing }: ExamineParts, env: Env) {
  const noted = clockNoting(fetch)
  const told = (...examined: Examined[]) => ({ examined, readings: noted.readings() })
  if (env.demo) return told(good(words.demo))
  if (org === undefined) return told(good(words.noOrg))
  const answer = await ask({ command: 'pull', org }, env).catch(() => undefined)
  if (!answer) return told(warning(words.unasked))
  if (!answer.documents) return told(bad(fill(words.noConfiguration, { org })))
  const { probes, lacking } = await probesOf(env, answer.documents, noted.fetch)
  const answers = await probe(probes)
  return told(
    ...answers.map(({ ok, line }) => (ok ? good : bad)(withoutMark(line))),
    ...lacking.map((line) => (line.startsWith('✗') ? bad : good)(withoutMark(line))),
  )
}

const withoutMark = (line: string): string => line.replace(/^[✓✗–] /, '')

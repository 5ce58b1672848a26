import { type ChildProcess, spawn } from 'node:child_process'
import { isReady } from '../../../support/isReady.ts'
import { multiplySociety } from '../../../support/multiplySociety.ts'
import { loaderOf, START } from '../../../support/nodeScripts.ts'
import { until } from '../../../support/until.ts'
import { asSuperuser, createDatabase } from '../../store/postgresDatabase.ts'
import { testSecretsDir } from '../../store/testKeys.ts'
import { STRONG_SITE } from '../../support/realSettings.ts'

export interface Portal {
  child: ChildProcess
  ended: Promise<number | null>
}

const settings = (more: Record<string, string>) => ({
  PATH: process.env.PATH ?? '',
  ...STRONG_SITE,
  SITE_URL: 'https://{host}',
  TRUST_PROXY: 'loopback',
  RATE_LIMIT: '1000000',
  SECRETS_DIR: testSecretsDir(),
  ...more,
})

function run(
  args: readonly string[],
  more: Record<string, string>,
): Portal & { output: () => string } {
  const child = spawn('node', [...args], { env: settings(more) })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += String(chunk)
    })
  const ended = new Promise<number | null>((done) => child.once('close', done))
  return { child, ended, output: () => text }
}

/**
 * A built server as a real site has it, once it says that it may be sent requests.
 * @param entry what node runs, where it is not the server alone
 */
export async function startPortal(
  more: Record<string, string>,
  entry: readonly string[] = START,
): Promise<Portal> {
  const { child, ended, output } = run(entry, more)
  await until(() => isReady(`http://127.0.0.1:${more.PORT}`), output)
  return { child, ended }
}

/** A new database with a society at 127.0.0.1 and so many copies of it; its owner's address. */
export async function setUpSocieties(serverUrl: string, copies: number): Promise<string> {
  const databaseUrl = await createDatabase(serverUrl)
  await setUpSociety(databaseUrl, '127.0.0.1')
  const source = { code: 'young', copies }
  if (copies > 0) await multiplySociety(asSuperuser(serverUrl, databaseUrl), source)
  return databaseUrl
}

/** Sets a society up at a host in the database. */
export async function setUpSociety(databaseUrl: string, host: string): Promise<void> {
  const named = ['young', '--name', '新芽学会', '--host', host]
  const person = ['--staff', '姜白石', '--mobile', '13700000001']
  const command = 'src/server/operate/setup/cli.ts'
  const { ended, output } = run([...loaderOf(command), command, ...named, ...person], {
    DATABASE_URL: databaseUrl,
  })
  if ((await ended) !== 0) throw new Error(output())
}

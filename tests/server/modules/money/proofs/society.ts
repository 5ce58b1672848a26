import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureSandboxKeys } from '#server/providers/pay/emulation/sandboxKeys.ts'
import { openStore } from '#server/store/openStore.ts'
import type { Store } from '#server/store/store.ts'
import { freePort } from '../../../../support/freePort.ts'
import { postgresServer } from '../../../store/postgresCluster.ts'
import { createDatabase } from '../../../store/postgresDatabase.ts'
import { foundSociety, type Member, operatorAddresses } from './foundSociety.ts'
import { type Provider, startProvider } from './provider.ts'
import { realSettings } from './providerAccount.ts'
import { type ServerProcess, startServerProcess } from './serverProcess.ts'
import { createSharedClock, type SharedClock } from './sharedClock.ts'

export type DatabaseName = 'embedded' | 'postgres'

export interface SocietyOptions {
  database: DatabaseName
  /** Of each of its members; the same may own several. */
  mobiles: readonly string[]
}

/** A society with members and a real site, its providers in a process of their own, and no server yet. */
export interface Society {
  members: readonly Member[]
  provider: Provider
  clock: SharedClock
  /** A server at this port, over the same data each time; not awaited to be ready. */
  serve(port: number): ServerProcess
  /** Two ports, the same for the society's whole life. */
  ports: readonly [number, number]
  /** Looks into the database; the embedded one only while no server has it. */
  look<T>(work: (store: Store) => Promise<T>): Promise<T>
  /** What a server of it is started with. */
  settings: Readonly<Record<string, string>>
  end(): Promise<void>
}

const BEGIN = '2026-11-20T02:00:00Z'

/** Why there is no PostgreSQL to prove anything on; undefined where there is one. */
export async function missingPostgres(): Promise<string | undefined> {
  const postgres = await postgresServer()
  return 'missing' in postgres ? postgres.missing : undefined
}

/** Opens a fresh society on a fresh database. */
export async function openSociety({ database, mobiles }: SocietyOptions): Promise<Society> {
  const place = mkdtempSync(join(tmpdir(), 'society-portal-dues-'))
  const [dataDir, bank] = [join(place, 'data'), join(place, 'bank')]
  const secretsDir = join(bank, 'pay')
  mkdirSync(dataDir)
  const clock = createSharedClock(join(place, 'clock'), BEGIN)
  ensureSandboxKeys(bank)
  writeFileSync(join(secretsDir, 'secret'), 'secret-of-the-service-account')
  // The society's secrets are in the folder of its code.
  symlinkSync('.', join(secretsDir, 'demo'))
  const provider = await startProvider(bank, clock.file)
  const url = database === 'postgres' ? { databaseUrl: await newDatabase() } : undefined
  const look: Society['look'] = async (work) => {
    const at = { ...(url ?? { dataDir }), secretsDir }
    const store = await openStore({ ...at, clock: clock.now, log: () => {} })
    return work(store).finally(() => store.close())
  }
  const env = {
    DATA_DIR: dataDir,
    SECRETS_DIR: secretsDir,
    CLOCK_FILE: clock.file,
    ...(url ? { DATABASE_URL: url.databaseUrl } : {}),
    ...realSettings(provider.origin),
    ...(await operatorAddresses(provider.origin)),
  }
  return {
    members: await look((store) => foundSociety(store, mobiles)),
    provider,
    clock,
    ports: [await freePort(), await freePort()],
    serve: (port) => startServerProcess(port, env),
    look,
    settings: env,
    async end() {
      await provider.end()
      rmSync(place, { recursive: true, force: true })
    },
  }
}

async function newDatabase(): Promise<string> {
  const postgres = await postgresServer()
  if ('missing' in postgres) throw new Error(postgres.missing)
  return createDatabase(postgres.url)
}

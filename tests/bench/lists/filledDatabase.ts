import { openStore } from '#server/store/openStore.ts'
import { fillSociety } from '../../server/store/growth/fillSociety.ts'
import { postgresServer } from '../../server/store/postgresCluster.ts'
import { asSuperuser, createDatabase } from '../../server/store/postgresDatabase.ts'
import { testSecretsDir } from '../../server/store/testKeys.ts'

/**
 * Address of a database with a society that has grown; undefined where there is no PostgreSQL. BENCH_DATABASE_URL names one
 * that an earlier run has filled on a server that stays (TEST_DATABASE_URL).
 */
export async function filledDatabase(): Promise<string | undefined> {
  if (process.env.BENCH_DATABASE_URL) return process.env.BENCH_DATABASE_URL
  const server = await postgresServer()
  if ('missing' in server) return undefined
  const databaseUrl = await createDatabase(server.url)
  const store = await openStore({ databaseUrl, secretsDir: testSecretsDir(), log: () => {} })
  await store.close()
  const since = performance.now()
  await fillSociety(asSuperuser(server.url, databaseUrl))
  const minutes = (performance.now() - since) / 60_000
  console.log(`filled in ${minutes.toFixed(1)} min: BENCH_DATABASE_URL=${databaseUrl}`)
  return databaseUrl
}

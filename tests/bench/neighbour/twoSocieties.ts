import pg from 'pg'
import { RIGHTS, UserType } from '#contract/codes.ts'
import { insertAccount } from '#server/base/repositories/accounts.ts'
import { openSession } from '#server/modules/people/accounts/openSession.ts'
import { openStore } from '#server/store/openStore.ts'
import { setUpSocieties } from '../../server/start/support/portals.ts'
import { fillSociety } from '../../server/store/growth/fillSociety.ts'
import { SOCIETY } from '../../server/store/growth/society.ts'
import { asSuperuser } from '../../server/store/postgresDatabase.ts'
import { testSecretsDir } from '../../server/store/testKeys.ts'
import { copyOf } from '../../support/multiplySociety.ts'

export const QUIET = { orgId: 'copy-1', ...copyOf(1) }
export const LOUD = { orgId: SOCIETY, host: 'growing.example.test' }

/** The filled society has the configuration of the other, and a host. */
const CONFIGURED = `
  insert into org_host (org_id, host) values ('${LOUD.orgId}', '${LOUD.host}');
  insert into config_blob (org_id, hash, content)
    select '${LOUD.orgId}', hash, content from config_blob where org_id = '${QUIET.orgId}';
  insert into config_version (org_id, version, hash, manifest, author, note, created_at)
    select '${LOUD.orgId}', version, 'loud', manifest, author, note, created_at
    from config_version where org_id = '${QUIET.orgId}';
  insert into config_current (org_id, version, changed_at)
    select '${LOUD.orgId}', version, changed_at from config_current where org_id = '${QUIET.orgId}';
`

export interface TwoSocieties {
  databaseUrl: string
  /** Of members of the loud society's staff. */
  tokens: string[]
}

/** A new database with a society of many members and one beside it; some staff of the former are logged in. */
export async function twoSocieties(serverUrl: string, staff: number): Promise<TwoSocieties> {
  const databaseUrl = await setUpSocieties(serverUrl, 1)
  const superuser = asSuperuser(serverUrl, databaseUrl)
  // The terms of all societies are filled anew.
  await run(superuser, 'delete from search_term')
  await fillSociety(superuser)
  await run(superuser, CONFIGURED)
  return { databaseUrl, tokens: await logIn(databaseUrl, staff) }
}

async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statements).finally(() => client.end())
}

async function logIn(databaseUrl: string, staff: number): Promise<string[]> {
  const store = await openStore({ databaseUrl, secretsDir: testSecretsDir(), asIs: true })
  const sessions = Array.from({ length: staff }, (_, nth) =>
    store.tx(LOUD.orgId, async (tx) => {
      const person = { userType: UserType.Staff, rights: RIGHTS, realName: '姜白石' } as const
      const account = await insertAccount(tx, { ...person, userName: `staff-${nth}` })
      return openSession(tx, account, { ip: '10.0.0.1', userAgent: '' })
    }),
  )
  const tokens = (await Promise.all(sessions)).map(({ token }) => token)
  await store.close()
  return tokens
}

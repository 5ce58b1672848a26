import { type Kysely, sql } from 'kysely'
import { SHARD_ROLE, SYSTEM_ROLE } from '../roles.ts'
import type { Database } from '../schema.ts'

/** Advisory lock of the preparation: processes that start concurrently run it one at a time. */
const PREPARING = 530053

/**
 * Makes row security hide societies from system transactions in a database where they are not at home: work over all
 * societies (claims of jobs, sweeps, look-ups) neither sees societies that are arriving or have moved, nor writes those
 * that are leaving. Runs at every opening, so that tables of later migrations are covered; a single database never has
 * these policies.
 */
export async function prepareShard(db: Kysely<Database>): Promise<void> {
  await locked(db, ROLE)
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in (${sql.join(NOT_SOCIETIES.map((name) => sql.lit(name)))})
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'at_home_delete')
    order by 1`.execute(db)
  for (const { name } of rows) await locked(db, policies(name))
}

/** Tables with an `org_id` that record where societies are, and hold none of their data. */
export const NOT_SOCIETIES = ['catalogue_society', 'catalogue_host', 'society_move']

const locked = (db: Kysely<Database>, work: string) =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(PREPARING)})`.execute(trx)
    await sql.raw(work).execute(trx)
  })

/** Creates the shard role, which inherits the privileges of the system role and which the login may assume. */
const ROLE = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${SHARD_ROLE}') then
      create role ${SHARD_ROLE} nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$;
  do $$ begin
    if not pg_has_role('${SHARD_ROLE}', '${SYSTEM_ROLE}', 'member') then
      grant ${SYSTEM_ROLE} to ${SHARD_ROLE};
    end if;
    if not pg_has_role(current_user, '${SHARD_ROLE}', 'member') then
      grant ${SHARD_ROLE} to current_user;
    end if;
    if current_setting('server_version_num')::int >= 160000 then
      if not pg_has_role(current_user, '${SHARD_ROLE}', 'SET') then
        execute 'grant ${SHARD_ROLE} to current_user with set true';
      end if;
    end if;
  end $$;
  grant usage on schema public to ${SHARD_ROLE};
`

const HIDDEN = `org_id <> all (array(
  select org_id from society_move where state in ('arriving', 'moved')))`
const FENCED = `org_id <> all (array(
  select org_id from society_move
  where state in ('arriving', 'moved') or (state = 'leaving' and (until is null or until > now()))))`

const policies = (table: string): string => `
  do $$ begin
    if not exists (select from pg_policies where tablename = '${table}' and policyname = 'at_home_delete') then
      create policy at_home_read on ${table} as restrictive for select to ${SHARD_ROLE} using (${HIDDEN});
      create policy at_home_insert on ${table} as restrictive for insert to ${SHARD_ROLE}
        with check (${FENCED});
      create policy at_home_update on ${table} as restrictive for update to ${SHARD_ROLE}
        using (${FENCED}) with check (${FENCED});
      create policy at_home_delete on ${table} as restrictive for delete to ${SHARD_ROLE} using (${FENCED});
    end if;
  end $$;
`

import { SYSTEM_ROLE } from '#server/store/roles.ts'
import { rowSecurity } from './rowSecurity.ts'

/**
 * What leaves when its period has passed. A record that was cleared says so and is not found again; a run of a day is
 * reported in its own row, whose step tells a job of it from one that was done. Entries of the log leave a bounded
 * number at a time; consents and notes of reminders by the system role alone.
 */
export const up = `
  alter table member_application add column cleared_at timestamptz;
  alter table or_application add column cleared_at timestamptz;
  create index member_application_kept on member_application (org_id, status, updated_at)
    where cleared_at is null;
  create index or_application_kept on or_application (org_id, status, updated_at)
    where cleared_at is null;
  create index consent_at on consent (org_id, at);
  create index dues_reminder_at on dues_reminder (org_id, created_at);

  create table retention_run (
    org_id text collate "C" not null references organisation,
    day text collate "C" not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    step integer not null,
    taken jsonb not null,
    started_at timestamptz not null,
    finished_at timestamptz,
    primary key (org_id, day)
  );
  ${rowSecurity('retention_run', 'select, insert, update')}

  grant delete on consent to ${SYSTEM_ROLE};
  grant delete on dues_reminder to ${SYSTEM_ROLE};

  drop function forget_activity(text, timestamptz);
  create function forget_activity(society text, before timestamptz, most integer) returns bigint
    language plpgsql security definer set search_path = pg_catalog, public as $$
  declare removed bigint;
  begin
    if before > now() - interval '180 days' then
      raise exception 'the log is kept for 180 days' using errcode = 'insufficient_privilege';
    end if;
    perform set_config('app.forgetting', 'on', true);
    delete from public.activity_log where org_id = society and id in (
      select old.id from public.activity_log old
        where old.org_id = society and old.at < before order by old.at limit most);
    get diagnostics removed = row_count;
    perform set_config('app.forgetting', '', true);
    return removed;
  end $$;
  revoke all on function forget_activity(text, timestamptz, integer) from public;
  grant execute on function forget_activity(text, timestamptz, integer) to ${SYSTEM_ROLE};
`

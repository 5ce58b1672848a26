import { rowSecurity } from './rowSecurity.ts'

/** Append-only twice over: no role holds update or delete, and the trigger stops the owner and superusers too. */
export const up = `
  create table audit_entry (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    seq bigint generated always as identity,
    obj_id text collate "C" not null,
    node_id text collate "C" not null,
    status text collate "C" not null,
    real_name text not null,
    opinion text not null,
    account_id text collate "C",
    created_at timestamptz not null,
    primary key (org_id, id)
  );
  create index audit_entry_object on audit_entry (org_id, obj_id, seq);
  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
  end $$;
  create trigger audit_entry_append_only before update or delete on audit_entry
    for each row execute function refuse_change();
  create trigger audit_entry_no_truncate before truncate on audit_entry
    for each statement execute function refuse_change();
  ${rowSecurity('audit_entry', 'select, insert')}
`

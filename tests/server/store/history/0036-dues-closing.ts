import { rowSecurity } from './rowSecurity.ts'

/** Of the locks with two keys; the other key is the society's. */
const CLOSING_LOCK = 40

/**
 * Closings of the books. Periods follow each other without gaps, and no deed counts for a day that is closed. Deeds hold
 * a shared lock of their society until their transaction ends and a closing an exclusive one, so that a closing sees
 * every deed of its days and a deed every closing that was before it.
 */
export const up = `
  create table dues_closing (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    from_on text collate "C" not null check (from_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    through_on text collate "C" not null check (through_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    sums jsonb not null,
    differences jsonb not null,
    note text not null,
    proposed_by text collate "C",
    proposed_by_name text,
    proposed_at timestamptz,
    closed_by text collate "C" not null,
    closed_by_name text not null,
    pdf_path text collate "C" not null,
    xlsx_path text collate "C" not null,
    created_at timestamptz not null,
    primary key (org_id, id),
    unique (org_id, through_on),
    check (from_on <= through_on),
    check (proposed_by is null or proposed_by <> closed_by)
  );

  create table dues_closing_proposal (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    from_on text collate "C" not null,
    through_on text collate "C" not null,
    note text not null,
    proposed_by text collate "C" not null,
    proposed_by_name text not null,
    created_at timestamptz not null,
    primary key (org_id, id)
  );
  create index dues_closing_proposal_period on dues_closing_proposal (org_id, from_on, created_at);
  create index dues_deed_booked on dues_deed (org_id, booked_on);

  create function dues_closed_through(org text) returns text
    language plpgsql volatile set search_path = pg_catalog, public as $$
  begin
    perform pg_advisory_xact_lock_shared(${CLOSING_LOCK}, hashtext(org));
    return (select max(through_on) from dues_closing where org_id = org);
  end $$;

  create function dues_closed_through_alone(org text) returns text
    language plpgsql volatile set search_path = pg_catalog, public as $$
  begin
    perform pg_advisory_xact_lock(${CLOSING_LOCK}, hashtext(org));
    return (select max(through_on) from dues_closing where org_id = org);
  end $$;

  create function dues_deed_is_open() returns trigger
    language plpgsql set search_path = pg_catalog, public as $$
  begin
    if new.booked_on <= dues_closed_through(new.org_id) then
      raise exception 'a deed counts for a closed day' using errcode = 'check_violation';
    end if;
    return new;
  end $$;
  create trigger dues_deed_is_open before insert on dues_deed
    for each row execute function dues_deed_is_open();

  create function dues_closing_follows() returns trigger
    language plpgsql set search_path = pg_catalog, public as $$
  declare
    closed text := dues_closed_through_alone(new.org_id);
  begin
    if closed is null and exists (
      select from dues_deed where org_id = new.org_id and booked_on < new.from_on
    ) or new.from_on <> to_char(closed::date + 1, 'YYYY-MM-DD') then
      raise exception 'a closing does not follow the one before' using errcode = 'check_violation';
    end if;
    return new;
  end $$;
  create trigger dues_closing_follows before insert on dues_closing
    for each row execute function dues_closing_follows();
  ${['dues_closing', 'dues_closing_proposal'].map((table) => rowSecurity(table, 'select, insert')).join('\n')}
`

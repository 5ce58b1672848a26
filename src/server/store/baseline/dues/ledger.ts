import { rowSecurity } from '../../rowSecurity.ts'
import { isDay } from '../checks.ts'

/**
 * The books by double entry: deeds and their lines, which add up to zero at the end of the transaction, and are only
 * ever added. A deed that was wrong is undone by another one, once; money is received once.
 */
export const ledger = `
  create table dues_deed (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    kind text collate "C" not null check (kind in (
      'receive', 'apply', 'release', 'move', 'assign', 'unassign', 'reverse', 'hold', 'unhold',
      'refundAsk', 'refundDone', 'refundFail', 'refundSeen', 'refund')),
    payment_id text collate "C" not null,
    undoes text collate "C",
    booked_on text collate "C" not null check (${isDay('booked_on')}),
    done_by text collate "C",
    done_by_name text,
    reason text not null,
    created_at timestamptz not null,
    primary key (org_id, id),
    foreign key (org_id, payment_id) references dues_payment,
    foreign key (org_id, undoes) references dues_deed
  );
  create index dues_deed_payment on dues_deed (org_id, payment_id, created_at);
  create index dues_deed_booked on dues_deed (org_id, booked_on);
  create index dues_deed_reversed on dues_deed (org_id, payment_id) where kind = 'reverse';
  create unique index dues_deed_received on dues_deed (org_id, payment_id) where kind = 'receive';
  create unique index dues_deed_undone on dues_deed (org_id, undoes) where undoes is not null;
  ${rowSecurity('dues_deed', 'select, insert')}

  create table dues_entry (
    org_id text collate "C" not null references organisation,
    deed_id text collate "C" not null,
    line integer not null check (line >= 0),
    account text collate "C" not null
      check (account in ('cash', 'credit', 'held', 'refunding', 'dues', 'other')),
    member_id text collate "C",
    year integer,
    fen integer not null,
    primary key (org_id, deed_id, line),
    foreign key (org_id, deed_id) references dues_deed,
    check ((account = 'dues') = (year is not null)),
    check (account <> 'dues' or member_id is not null)
  );
  create index dues_entry_member on dues_entry (org_id, member_id) where member_id is not null;
  ${rowSecurity('dues_entry', 'select, insert')}

  create function dues_deed_balances() returns trigger
    language plpgsql set search_path = pg_catalog, public as $$
  begin
    if (select sum(fen) from dues_entry where org_id = new.org_id and deed_id = new.deed_id) <> 0 then
      raise exception 'a deed does not balance' using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create constraint trigger dues_entry_balances after insert on dues_entry
    deferrable initially deferred for each row execute function dues_deed_balances();
`

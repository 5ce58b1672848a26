import { rowSecurity, withRowsVisible } from './rowSecurity.ts'

/** A payment is received; years name who credited it, or on whose word it was recorded; a noted refund is paid back. */
const MONEY_OF_BEFORE = `
  insert into dues_deed
    select org_id, id || '-1', 'receive', id, ${day('received_at')}, decided_by, decided_by_name,
      coalesce(decided_opinion, ''), received_at
    from dues_payment;
  insert into dues_entry
    select org_id, id || '-1', 0, 'cash', null, null, fen from dues_payment;
  insert into dues_entry
    select org_id, id || '-1', 1, 'credit', member_id, null, -fen from dues_payment;

  insert into dues_deed
    select paid.org_id, paid.id || '-2', 'apply', paid.id, ${day('min(term.created_at)')},
      coalesce(kept.handled_by_account, paid.decided_by),
      coalesce(kept.handled_by, paid.decided_by_name),
      coalesce(kept.note, paid.decided_opinion, ''), min(term.created_at)
    from dues_term term
    join dues_payment paid on paid.org_id = term.org_id and paid.id = term.payment_id
    left join dues_reconcile kept on kept.org_id = paid.org_id and kept.payment_id = paid.id
    group by paid.org_id, paid.id, kept.handled_by_account, kept.handled_by, kept.note;
  insert into dues_entry
    select paid.org_id, paid.id || '-2', 0, 'credit', paid.member_id, null, sum(term.fen)
    from dues_term term
    join dues_payment paid on paid.org_id = term.org_id and paid.id = term.payment_id
    group by paid.org_id, paid.id, paid.member_id;
  insert into dues_entry
    select org_id, payment_id || '-2',
      row_number() over (partition by org_id, payment_id order by year), 'dues', member_id, year, -fen
    from dues_term;

  insert into dues_deed
    select org_id, payment_id || '-2', 'refund', payment_id, ${day('handled_at')}, handled_by_account,
      handled_by, note, handled_at
    from dues_reconcile where remedy = 'refund';
  insert into dues_entry
    select kept.org_id, kept.payment_id || '-2', 0, 'credit', paid.member_id, null, kept.fen
    from dues_reconcile kept
    join dues_payment paid on paid.org_id = kept.org_id and paid.id = kept.payment_id
    where kept.remedy = 'refund';
  insert into dues_entry
    select org_id, payment_id || '-2', 1, 'cash', null, null, -fen
    from dues_reconcile where remedy = 'refund';
`

/**
 * The books by double entry: deeds and their lines, which add up to zero at the end of the transaction, and are only
 * ever added. Money of before is entered as it was received, paid years, or was paid back.
 */
export const up = `
  create table dues_deed (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    kind text collate "C" not null check (kind in ('receive', 'apply', 'refund')),
    payment_id text collate "C" not null,
    booked_on text collate "C" not null check (booked_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    done_by text collate "C",
    done_by_name text,
    reason text not null,
    created_at timestamptz not null,
    primary key (org_id, id),
    foreign key (org_id, payment_id) references dues_payment
  );
  create index dues_deed_payment on dues_deed (org_id, payment_id, created_at);
  create unique index dues_deed_received on dues_deed (org_id, payment_id) where kind = 'receive';

  create table dues_entry (
    org_id text collate "C" not null references organisation,
    deed_id text collate "C" not null,
    line integer not null check (line >= 0),
    account text collate "C" not null check (account in ('cash', 'credit', 'dues')),
    member_id text collate "C",
    year integer,
    fen integer not null,
    primary key (org_id, deed_id, line),
    foreign key (org_id, deed_id) references dues_deed,
    check ((account = 'dues') = (year is not null)),
    check (account <> 'dues' or member_id is not null)
  );
  create index dues_entry_member on dues_entry (org_id, member_id) where member_id is not null;

  create function dues_deed_balances() returns trigger
    language plpgsql set search_path = pg_catalog, public as $$
  begin
    if (select sum(fen) from dues_entry where org_id = new.org_id and deed_id = new.deed_id) <> 0 then
      raise exception 'a deed does not balance' using errcode = 'check_violation';
    end if;
    return null;
  end $$;

  ${withRowsVisible(['dues_payment', 'dues_term', 'dues_reconcile'], MONEY_OF_BEFORE)}

  create constraint trigger dues_entry_balances after insert on dues_entry
    deferrable initially deferred for each row execute function dues_deed_balances();
  ${['dues_deed', 'dues_entry'].map((table) => rowSecurity(table, 'select, insert')).join('\n')}
`

/** A moment as a day in Beijing. */
function day(moment: string): string {
  return `to_char(${moment} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
}

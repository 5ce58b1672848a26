import { SYSTEM_ROLE } from '#server/store/roles.ts'
import { NAME_PATTERNS } from './namePatterns.ts'

/** Triggers look up single rows: a plan that was made when a table had none, and is kept, would read all of it. */
const SEEKING =
  'set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_custom_plan'

/** Whether staff sent an order back: it is closed by a decision, and no money came for it. */
const isReturned = (
  order: string,
) => `(${order}.status = 'closed' and ${order}.decided_at is not null
  and not exists (
    select from dues_payment paid where paid.org_id = ${order}.org_id and paid.order_id = ${order}.id))`

/** The next rows of one kind by their key, locked, and what is written of them. */
const filled = (kind: string, table: string, written: string) => `
  if place.kind = '${kind}' then
    select batch.org_id, batch.id into last_org, last_id from (
      select org_id, id from ${table} where (org_id, id) > (place.after_org, place.after_id)
      order by org_id, id limit most for no key update
    ) batch order by org_id desc, id desc limit 1;
    update ${table} one set ${written}
      and (one.org_id, one.id) > (place.after_org, place.after_id) and (one.org_id, one.id) <= (last_org, last_id);
  end if;`

const FILLED = [
  filled(
    'order',
    'dues_order',
    `org_unit_id = member.org_unit_id, is_returned = ${isReturned('one')}
      from member_application member
      where member.org_id = one.org_id and member.id = one.member_id
        and (member.org_unit_id is not null or ${isReturned('one')})`,
  ),
  filled(
    'invoice',
    'dues_invoice',
    `is_paid = asked.status = 'paid', paid_at = asked.paid_at, method = asked.method
      from dues_order asked where asked.org_id = one.org_id and asked.id = one.order_id`,
  ),
  filled(
    'credit',
    'dues_reconcile',
    `paid_at = paid.paid_at, method = paid.method, payment_fen = paid.fen,
        is_superseded = one.id <> (
          select last.id from dues_reconcile last
          where last.org_id = one.org_id and last.payment_id = one.payment_id
          order by last.remedy is null desc, last.created_at desc, last.id limit 1)
      from dues_payment paid where paid.org_id = one.org_id and paid.id = one.payment_id`,
  ),
]

/**
 * What lists are filtered by stands in the rows that have their order, so that an index has both (decision 0352): the unit of
 * an order's member, whether it was sent back; when and how the order of an invoice was paid; the payment of a credit, and
 * whether another credit of it came after.
 *
 * Triggers write it, whoever writes: also a process of the version before, while both run. What they read is locked, so that
 * a change of it waits and then finds the new row. The rows that are there are filled in batches (`fillRows`).
 */
export const up = `
  alter table dues_order add column org_unit_id text collate "C", add column is_returned boolean not null default false;
  alter table dues_invoice add column is_paid boolean not null default false, add column paid_at timestamptz,
    add column method text collate "C";
  alter table dues_reconcile add column paid_at timestamptz, add column method text collate "C",
    add column payment_fen integer, add column is_superseded boolean not null default false;

  create function dues_order_unit() returns trigger language plpgsql ${SEEKING} as $$
  begin
    select org_unit_id into new.org_unit_id from member_application
      where org_id = new.org_id and id = new.member_id for share;
    new.is_returned := ${isReturned('new')};
    return new;
  end $$;
  create trigger dues_order_unit before insert on dues_order
    for each row execute function dues_order_unit();

  create function dues_order_returned() returns trigger language plpgsql ${SEEKING} as $$
  begin
    new.is_returned := ${isReturned('new')};
    return new;
  end $$;
  create trigger dues_order_returned before update on dues_order
    for each row when (old.status is distinct from new.status or old.decided_at is distinct from new.decided_at)
    execute function dues_order_returned();

  create function dues_payment_of_order() returns trigger language plpgsql ${SEEKING} as $$
  begin
    update dues_order set is_returned = false
      where org_id = new.org_id and id = new.order_id and is_returned;
    return null;
  end $$;
  create trigger dues_payment_of_order after insert on dues_payment
    for each row when (new.order_id is not null) execute function dues_payment_of_order();

  create function member_unit_of_orders() returns trigger language plpgsql ${SEEKING} as $$
  begin
    update dues_order set org_unit_id = new.org_unit_id
      where org_id = new.org_id and member_id = new.id and org_unit_id is distinct from new.org_unit_id;
    return null;
  end $$;
  create trigger member_unit_of_orders after update on member_application
    for each row when (old.org_unit_id is distinct from new.org_unit_id) execute function member_unit_of_orders();

  create function dues_invoice_order_paid() returns trigger language plpgsql ${SEEKING} as $$
  begin
    select status = 'paid', paid_at, method into new.is_paid, new.paid_at, new.method from dues_order
      where org_id = new.org_id and id = new.order_id for share;
    return new;
  end $$;
  create trigger dues_invoice_order_paid before insert on dues_invoice
    for each row execute function dues_invoice_order_paid();

  create function dues_order_invoices() returns trigger language plpgsql ${SEEKING} as $$
  begin
    update dues_invoice set is_paid = new.status = 'paid', paid_at = new.paid_at
      where org_id = new.org_id and order_id = new.id
        and (is_paid, paid_at) is distinct from (new.status = 'paid', new.paid_at);
    return null;
  end $$;
  create trigger dues_order_invoices after update on dues_order
    for each row when (old.status is distinct from new.status or old.paid_at is distinct from new.paid_at)
    execute function dues_order_invoices();

  create function dues_reconcile_payment() returns trigger language plpgsql ${SEEKING} as $$
  begin
    select paid_at, method, fen into new.paid_at, new.method, new.payment_fen from dues_payment
      where org_id = new.org_id and id = new.payment_id;
    return new;
  end $$;
  create trigger dues_reconcile_payment before insert on dues_reconcile
    for each row execute function dues_reconcile_payment();

  create function dues_reconcile_last() returns trigger language plpgsql ${SEEKING} as $$
  begin
    update dues_reconcile one set is_superseded = not is_superseded
      where one.org_id = new.org_id and one.payment_id = new.payment_id and one.is_superseded <> exists (
        select from dues_reconcile later where later.org_id = one.org_id and later.payment_id = one.payment_id
          and (later.remedy is null, later.created_at, one.id) > (one.remedy is null, one.created_at, later.id));
    return null;
  end $$;
  create trigger dues_reconcile_last after insert on dues_reconcile
    for each row execute function dues_reconcile_last();
  create trigger dues_reconcile_last_changed after update on dues_reconcile
    for each row when (old.remedy is distinct from new.remedy) execute function dues_reconcile_last();

  create table list_filling (
    kind text collate "C" primary key,
    after_org text collate "C" not null,
    after_id text collate "C" not null
  );
  insert into list_filling values ('order', '', ''), ('invoice', '', ''), ('credit', '', ''), ('name', '', '');
  alter table list_filling enable row level security;
  alter table list_filling force row level security;
  create policy every_filling on list_filling to ${SYSTEM_ROLE} using (true) with check (true);
  grant select, insert, update, delete on list_filling to ${SYSTEM_ROLE};

  create function fill_list_columns(most integer) returns boolean language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off
  set plan_cache_mode = force_custom_plan as $$
  declare
    place list_filling;
    last_org text;
    last_id text;
  begin
    select * into place from list_filling where kind in ('order', 'invoice', 'credit')
      order by kind limit 1 for update;
    ${FILLED.join('\n')}
    if last_id is null then
      delete from list_filling where kind = place.kind;
    else
      update list_filling set after_org = last_org, after_id = last_id where kind = place.kind;
    end if;
    return exists (select from list_filling where kind in ('order', 'invoice', 'credit'));
  end $$;
  ${NAME_PATTERNS}
`

import { SEEKING } from '../seeking.ts'

/** Whether staff sent an order back: it is closed by a decision, and no money came for it. */
export const isReturned = (
  order: string,
) => `(${order}.status = 'closed' and ${order}.decided_at is not null
  and not exists (
    select from dues_payment paid where paid.org_id = ${order}.org_id and paid.order_id = ${order}.id))`

/** Whether the credit of a payment that counts has paid no years. */
export const isUnsettled = (credit: string) =>
  `not ${credit}.is_superseded and ${credit}.remedy is distinct from 'credit'`

/**
 * Of an order: the unit of its member, and whether it was sent back. A new order looks for payments only where it is
 * closed already.
 */
const OF_ORDERS = `
  create function dues_order_unit() returns trigger language plpgsql ${SEEKING} as $$
  begin
    select org_unit_id into new.org_unit_id from member_application
      where org_id = new.org_id and id = new.member_id for share;
    new.is_returned := false;
    if new.status = 'closed' and new.decided_at is not null then
      new.is_returned := not exists (
        select from dues_payment paid where paid.org_id = new.org_id and paid.order_id = new.id);
    end if;
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
`

/** Of an invoice: when and how its order was paid. */
const OF_INVOICES = `
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
`

/**
 * Of a credit: its payment, and whether another credit of it came after. Of a payment: whether it has paid years, since
 * it was no credit or its last one was settled so.
 */
const OF_CREDITS = `
  create function dues_reconcile_payment() returns trigger language plpgsql ${SEEKING} as $$
  begin
    select paid_at, method, fen, member_id into new.paid_at, new.method, new.payment_fen, new.payer_id
      from dues_payment where org_id = new.org_id and id = new.payment_id;
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
    update dues_payment paid set is_settled = not is_settled
      where paid.org_id = new.org_id and paid.id = new.payment_id and paid.is_settled = exists (
        select from dues_reconcile last where last.org_id = paid.org_id and last.payment_id = paid.id
          and ${isUnsettled('last')});
    return null;
  end $$;
  create trigger dues_reconcile_last after insert on dues_reconcile
    for each row execute function dues_reconcile_last();
  create trigger dues_reconcile_last_changed after update on dues_reconcile
    for each row when (old.remedy is distinct from new.remedy) execute function dues_reconcile_last();
`

/**
 * What lists are filtered by stands in the rows that have their order, so that an index has both (decisions 0352, 0368).
 * Triggers write it, whoever writes. What they read is locked, so that a change of it waits and then finds the new row.
 */
export const columnsOfLists = OF_ORDERS + OF_INVOICES + OF_CREDITS

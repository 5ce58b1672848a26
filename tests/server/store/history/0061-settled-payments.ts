import { ORG_ROLE, SYSTEM_ROLE } from '#server/store/roles.ts'
import { withRowsVisible } from './rowSecurity.ts'

/** As those of 0055: triggers look up single rows. */
const SEEKING =
  'set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_custom_plan'

/** Whether the credit of a payment that counts has paid no years. */
const isUnsettled = (credit: string) =>
  `not ${credit}.is_superseded and ${credit}.remedy is distinct from 'credit'`

/**
 * What two lists of the dues desk are filtered by stands in their rows (decision 0368): of a payment, whether it has paid years,
 * since it was no credit or its last one was settled so; of credit, whose payment it is of. Triggers that are there write
 * it, those of credit; the rows of before are filled in batches (`fillRows`). The trigger of a new order no longer looks
 * for payments of one that is not closed.
 */
export const up = `
  alter table dues_payment add column is_settled boolean not null default true;
  alter table dues_reconcile add column payer_id text collate "C";
  grant update (is_settled) on dues_payment to ${ORG_ROLE}, ${SYSTEM_ROLE};

  create or replace function dues_order_unit() returns trigger language plpgsql ${SEEKING} as $$
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

  create or replace function dues_reconcile_payment() returns trigger language plpgsql ${SEEKING} as $$
  begin
    select paid_at, method, fen, member_id into new.paid_at, new.method, new.payment_fen, new.payer_id
      from dues_payment where org_id = new.org_id and id = new.payment_id;
    return new;
  end $$;

  create or replace function dues_reconcile_last() returns trigger language plpgsql ${SEEKING} as $$
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

  ${withRowsVisible(['list_filling'], `insert into list_filling values ('payer', '', '');`)}

  create function fill_payers(most integer) returns boolean language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off
  set plan_cache_mode = force_custom_plan as $$
  declare
    place list_filling;
    last_org text;
    last_id text;
  begin
    select * into place from list_filling where kind = 'payer' for update;
    select batch.org_id, batch.id into last_org, last_id from (
      select org_id, id from dues_reconcile where (org_id, id) > (place.after_org, place.after_id)
      order by org_id, id limit most for no key update
    ) batch order by org_id desc, id desc limit 1;
    update dues_reconcile one set payer_id = paid.member_id
      from dues_payment paid
      where paid.org_id = one.org_id and paid.id = one.payment_id
        and (one.org_id, one.id) > (place.after_org, place.after_id) and (one.org_id, one.id) <= (last_org, last_id);
    update dues_payment paid set is_settled = false
      from dues_reconcile one
      where one.org_id = paid.org_id and one.payment_id = paid.id and ${isUnsettled('one')}
        and (one.org_id, one.id) > (place.after_org, place.after_id) and (one.org_id, one.id) <= (last_org, last_id);
    if last_id is null then
      delete from list_filling where kind = 'payer';
    else
      update list_filling set after_org = last_org, after_id = last_id where kind = 'payer';
    end if;
    return exists (select from list_filling where kind = 'payer');
  end $$;
`

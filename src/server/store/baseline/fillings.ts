import { systemAlone } from '../rowSecurity.ts'
import { isReturned, isUnsettled } from './dues/lists.ts'
import { SEEKING_EACH } from './seeking.ts'

/**
 * Where the filling of rows stands that were there before the triggers which write their columns and terms (`fillRows`):
 * the last row of a kind that has been filled; no row of a kind that is complete. A database that was made by this
 * baseline has nothing to fill; one of before may still be at it when it is taken over.
 */
const PLACES = `
  create table search_filling (
    kind text collate "C" primary key,
    after_org text collate "C" not null,
    after_at timestamptz not null,
    after_id text collate "C" not null
  );
  ${systemAlone('search_filling', 'every_filling', 'select, insert, update, delete')}

  create table list_filling (
    kind text collate "C" primary key,
    after_org text collate "C" not null,
    after_id text collate "C" not null
  );
  ${systemAlone('list_filling', 'every_filling', 'select, insert, update, delete')}
`

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

/** Columns of lists (`dues/lists.ts`), some rows a call; true while any are left. */
const LISTS = `
  create function fill_list_columns(most integer) returns boolean language plpgsql ${SEEKING_EACH} as $$
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

  create function fill_payers(most integer) returns boolean language plpgsql ${SEEKING_EACH} as $$
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

/** Terms and patterns are made of codes since 0422, which `sealRows` writes: what filled them says that nothing is left. */
const nothingLeft = (fill: string, table: string, isTheirs: string) => `
  create function ${fill}(most integer) returns boolean language plpgsql as $$
  begin
    delete from ${table} where ${isTheirs};
    return false;
  end $$;`

export const fillings = [
  PLACES,
  LISTS,
  nothingLeft('fill_search_terms', 'search_filling', 'true'),
  nothingLeft('fill_search_keys', 'list_filling', "kind like 'key.%'"),
  nothingLeft('fill_name_patterns', 'list_filling', "kind = 'name'"),
].join('\n')

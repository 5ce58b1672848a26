import pg from 'pg'
import { createFieldCipher } from '#server/encryption/fieldCipher.ts'
import { createKeyFiles } from '#server/encryption/keyFiles.ts'
import { testSecretsDir } from '../testKeys.ts'
import { codeNames } from './codeNames.ts'
import { FEW_ROWS } from './fewRows.ts'
import { MEMBERS, SOCIETY } from './society.ts'

/**
 * Fills a society with members, three audit entries and two orders each, and what belongs to these, in the order a
 * database has after years: members lie in no order. Needs a superuser, whose rows no foreign key is asked about.
 */
export async function fillSociety(superuserUrl: string): Promise<void> {
  const client = new pg.Client(superuserUrl)
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off;
      set maintenance_work_mem = '512MB'`)
    const built = MEMBERS > MOST_INDEXED ? await dropIndexes(client) : []
    for (const statement of [...FILLED, logFilled(), ...FEW_ROWS]) await client.query(statement)
    await codeNames(client)
    for (const statement of [...FOUND_BY, ...built]) await client.query(statement)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Members up to which indexes are written with the rows; more wait for hours' worth of entries in no order. */
const MOST_INDEXED = 200_000

/** Drops the trees that are no constraint, and returns the statements that build them. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
    where c.relnamespace = 'public'::regnamespace and m.amname = 'btree'
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ made }) => made)
}

const ORG = `'${SOCIETY}'`
const ORDERS = MEMBERS * 2
/** Given one by one, by resolution. */
const RELIEFS = 500
const rows = (count: number) => `generate_series(1, ${Math.max(1, Math.floor(count))}) i`
const ago = (seconds: string) => `now() - make_interval(secs => ${seconds})`
const day = (offset: string) => `to_char(now() + make_interval(days => ${offset}), 'YYYY-MM-DD')`
const NAME = `substr('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗', i % 20 + 1, 1)
  || substr('伟芳娜秀敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂英华建文辉玲志', i / 20 % 31 + 1, 1)
  || substr('伟芳娜秀敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂英华建文辉玲志', i / 620 % 31 + 1, 1)`
const UNIT = `'北京第' || (i % 550) || case when i % 3 = 0 then '研究院' else '大学' end`
/** Most members are approved, one in fifty waits for an audit. */
const STATUS = `case when i % 50 = 0 then '05' when i % 50 = 1 then '06' when i % 25 = 3 then '97' else '99' end`
const METHOD = `(array['0101', '0102', '02', '03'])[i % 4 + 1]`
const MEMBER_OF = `'m' || (i % ${MEMBERS} + 1)`

/** What triggers write, which do not fire here, too. */
const FILLED = [
  `insert into organisation (org_id, code, name, created_at) values (${ORG}, ${ORG}, '成长学会', now())`,
  `insert into form_definition (org_id, hash, form_info, print_info, created_at)
    values (${ORG}, 'form', '[]', '{}', now())`,
  `insert into org_unit (org_id, id, org_name, area_code, link_man, link_phone, org_type, created_at)
    select ${ORG}, 'u' || i, ${UNIT} || i, '110000', ${NAME}, '', '01', ${ago('i * 60')}
    from ${rows(MEMBERS / 5)}`,
  `insert into account (org_id, id, user_type, mobile_hash, real_name, org_name, expertise, created_at, updated_at)
    select ${ORG}, 'a' || i, case when i % 10 = 0 then '2' else '1' end, md5('' || i), ${NAME}, ${UNIT},
      case when i % 10 = 1 then '力学' end, ${ago('i * 60')}, now() from ${rows(MEMBERS)}`,
  `insert into member_application (org_id, id, one_member_code, one_member_type, two_member_code, member_type,
      form_info, form_hash, real_name, mobile_hash, org_unit_id, org_name, status, enclosure, member_num, end_at,
      join_method, is_read, account_id, created_at, updated_at)
    select ${ORG}, 'm' || i, case when i % 20 = 0 then '02' else '01' end, 'A', '', 'A0' || i % 4,
      repeat('x', 300), 'form', ${NAME}, md5('' || i), 'u' || i % 1000, ${UNIT}, ${STATUS}, '[]',
      'M' || lpad('' || i, 8, '0'), ${day('i % 730 - 365')}, '01', 'yes', 'a' || i, ${ago('i * 60')}, now()
    from ${rows(MEMBERS)} order by md5('' || i)`,
  `insert into or_application (org_id, id, function_code, sub_org_id, session, approval_id, form_info, form_hash,
      real_name, org_name, status, enclosure, account_id, created_at, updated_at)
    select ${ORG}, 'r' || i, '0401', 'sub' || i % 30, '1', 'p' || i % 300, '{}', 'form', ${NAME}, ${UNIT},
      ${STATUS}, '[]', 'a' || i, ${ago('i * 600')}, now()
    from ${rows(MEMBERS / 10)} order by md5('' || i)`,
  `insert into audit_entry (org_id, id, obj_id, node_id, status, real_name, opinion, created_at)
    select ${ORG}, 'e' || i, ${MEMBER_OF}, '1', '99', '审核员', '', ${ago('i * 20')} from ${rows(MEMBERS * 3)}`,
  `insert into dues_notice (org_id, id, member_id, year, fen, spans, created_at)
    select ${ORG}, 'n' || i, ${MEMBER_OF}, 2024 + i / ${MEMBERS}, 10000, '[]', ${ago('i * 30')} from ${rows(ORDERS)}`,
  `insert into dues_order (org_id, id, trade_ref, notice_id, member_id, method, channel, fen, status, enclosure,
      remark, opinion, created_at, paid_at, decided_at, decided_by_name, org_unit_id, is_returned)
    select ${ORG}, 'o' || i, 'T' || i, 'n' || i, ${MEMBER_OF}, ${METHOD}, '', 10000 + i % 100,
      case when i % 50 = 2 then 'submitted' when i % 50 = 3 then 'closed' when i % 100 = 4 then 'open' else 'paid' end,
      '[]', '', '', ${ago('i * 30')}, ${ago('i * 30 - 20')}, case when i % 4 = 2 or i % 50 = 3 then ${ago('i * 30 - 20')} end,
      '财务', 'u' || (i % ${MEMBERS} + 1) % 1000, i % 50 = 3 from ${rows(ORDERS)}`,
  `insert into dues_payment (org_id, id, method, trade_no, trade_ref, order_id, member_id, fen, paid_at, received_at,
      is_settled)
    select ${ORG}, 'y' || i, ${METHOD}, 'N' || i, 'T' || i, 'o' || i, ${MEMBER_OF}, 10000 + i % 100,
      ${ago('i * 30 - 20')}, ${ago('i * 30 - 25')}, i > ${ORDERS / 2} from ${rows(ORDERS)} where i % 50 not in (2, 3, 4)`,
  `insert into dues_term (org_id, member_id, year, payment_id, fen, created_at)
    select ${ORG}, ${MEMBER_OF}, 2024 + i / ${MEMBERS}, 'y' || i, 10000, ${ago('i * 30 - 25')} from ${rows(ORDERS - 1)}`,
  `insert into dues_receipt (org_id, payment_id, order_id, num, created_at, deed_id)
    select ${ORG}, 'y' || i, 'o' || i, 'R' || i, ${ago('i * 30 - 25')}, 'd' || i from ${rows(ORDERS)}`,
  `insert into dues_deed (org_id, id, kind, payment_id, booked_on, reason, created_at)
    select ${ORG}, 'd' || i, 'receive', 'y' || i, ${day('-i / 2880')}, '', ${ago('i * 30 - 25')} from ${rows(ORDERS)}`,
  `insert into dues_entry (org_id, deed_id, line, account, fen)
    select ${ORG}, 'd' || i, 0, 'cash', 10000 from ${rows(ORDERS)}`,
  `insert into dues_reconcile (org_id, id, payment_id, reason, fen, created_at, remedy, note, member_id, name, paid_at,
      method, payment_fen, payer_id)
    select ${ORG}, 'k' || i, 'y' || i, 'double', 10000, ${ago('i * 300')},
      case when i % 20 > 1 then 'refund' end, '', ${MEMBER_OF}, case when i % 20 = 1 then '留待' else '' end,
      ${ago('i * 30 - 20')}, ${METHOD}, 10000 + i % 100, case when i % 50 not in (2, 3, 4) then ${MEMBER_OF} end
    from ${rows(ORDERS / 2)}`,
  `insert into dues_invoice (org_id, id, order_id, member_id, kind, info, state, num, enclosure, opinion, created_at, fen,
      send_message, is_paid, paid_at, method)
    select ${ORG}, 'v' || i, 'o' || i, ${MEMBER_OF}, 'ordinary', '{}',
      case when i % 20 = 0 then 'requested' when i % 200 = 1 then 'toRed' when i % 50 = 6 then 'returned' else 'issued' end,
      'F' || i, '[]', '', ${ago('i * 40')}, 10000, '', not (i % 50 in (2, 3) or i % 100 = 4), ${ago('i * 30 - 20')},
      ${METHOD} from ${rows(ORDERS / 2)}`,
  `insert into dues_invoice_order (org_id, invoice_id, order_id)
    select ${ORG}, 'v' || i, 'o' || i from ${rows(ORDERS / 2)}`,
  `insert into dues_refund (org_id, id, payment_id, member_id, refund_ref, way, state, fen, reason, asked_at, message)
    select ${ORG}, 'f' || i, 'y' || i, ${MEMBER_OF}, 'F' || i, 'hand',
      (array['asked', 'pending', 'done', 'done', 'done', 'failed', 'seen'])[i % 7 + 1], 100, '', ${ago('i * 500')}, ''
    from ${rows(ORDERS / 4)}`,
  `insert into dues_plan (org_id, id, member_id, notice_id, fen, limit_days, state, why, reason, created_at)
    select ${ORG}, 'l' || i, 'm' || i, 'n' || i, 10000, 30, case when i % 10 = 0 then 'open' else 'paid' end, '', '',
      ${ago('i * 300')} from ${rows(MEMBERS / 2)}`,
  `insert into dues_plan_part (org_id, plan_id, nth, member_id, fen, due_on, payment_id, deed_id, paid_at)
    select ${ORG}, 'l' || i, 1, 'm' || i, 5000, ${day('i % 365')}, 'y' || i, 'd' || i, now() from ${rows(MEMBERS / 2)}`,
  `insert into dues_plan_part (org_id, plan_id, nth, member_id, fen, due_on)
    select ${ORG}, 'l' || i, 2, 'm' || i, 5000, ${day('i / 10 % 365 - 180')} from ${rows(MEMBERS / 2)} where i % 10 = 0`,
  `insert into dues_reminder (org_id, member_id, end_at, day, way, created_at, outcome, reason, address, plan_id)
    select ${ORG}, 'm' || i, ${day('i % 60')}, -30, 'sms', ${ago('i * 60')},
      case when i % 10 = 0 then 'failed' when i % 10 = 1 then 'stopped' else 'sent' end, '', '', ''
    from ${rows(MEMBERS)}`,
  `insert into dues_question (org_id, id, order_id, member_id, kind, created_at, closed_at)
    select ${ORG}, 'q' || i, 'o' || i, ${MEMBER_OF}, 'amount', ${ago('i * 300')},
      case when i % 10 > 0 then ${ago('i * 290')} end from ${rows(MEMBERS / 2)}`,
  `insert into dues_pause (org_id, id, member_id, until, reason, paused_by, paused_by_name, created_at, ended_at)
    select ${ORG}, 'z' || i, 'm' || i, ${day('i % 60 - 10')}, '', 'a1', '财务', now(), case when i % 3 = 0 then now() end
    from ${rows(MEMBERS / 2)}`,
  `insert into dues_relief (org_id, id, batch_id, member_id, from_year, to_year, way, kind, resolution, note, enclosure,
      foregone, needs_second, done_by, done_by_name, created_at)
    select ${ORG}, 'x' || i, 'b', 'm' || i, 2024, 2026, 'waive', 'age', '第' || i || '号', '', '[]', 10000, i % 30 = 0,
      'a1', '财务', ${ago('i * 300')} from ${rows(RELIEFS)}`,
  `insert into dues_relief_step (org_id, id, relief_id, member_id, kind, from_year, reason, done_by, done_by_name, created_at)
    select ${ORG}, 't' || i, 'x' || i, 'm' || i, case when i % 60 = 0 then 'confirm' else 'withdraw' end,
      case when i % 60 > 0 then 2024 end, '', 'a1', '财务', now() from ${rows(RELIEFS)} where i % 15 = 0 and i % 90 > 0`,
  `insert into dues_manual_payment (org_id, id, method, trade_no, paid_on, fen, payer, note, enclosure, state, entered_by,
      entered_by_name, created_at)
    select ${ORG}, 'h' || i, '02', 'H' || i, ${day('-i % 300')}, 10000, '', '', '[]',
      case when i % 10 = 0 then 'draft' else 'dropped' end, 'a1', '财务', ${ago('i * 300')} from ${rows(MEMBERS / 2)}`,
  `insert into dues_statement (org_id, id, source, digest, enclosure, from_on, until_on, totals, imported_by,
      imported_by_name, created_at)
    select ${ORG}, 's' || i, 'bank', 'd' || i, '[]', '2026-01-01', '2026-01-31', '{}', 'a1', '财务', ${ago('i * 3000')}
    from ${rows(MEMBERS / 50)}`,
  `insert into dues_statement_line (org_id, statement_id, line, kind, fen, fee_fen, at, trade_no, trade_ref, refund_no,
      payer, memo, outcome, found_kind, found_id, difference_fen, guesses, note)
    select ${ORG}, 's' || (i / 500 + 1), i % 500 + 1, 'payment', 10000, 0, '2026-01-01', 'N' || i, '', '', '', '',
      case when i % 20 = 0 then 'unknown' else 'matched' end,
      case when i % 20 = 1 then 'refund' when i % 20 > 0 then 'payment' end,
      case when i % 20 = 1 then 'f' || i when i % 20 > 0 then 'y' || i end, 0, '[]', '' from ${rows(MEMBERS / 2)}`,
] as const

/** Patterns and terms, of what is kept beside names. */
const FOUND_BY = [
  `insert into name_pattern select org_id, coded_patterns(real_name, real_name_patterns), id
    from member_application where status = '99'`,
  `insert into search_term (org_id, kind, scope, head, term, created_at, subject_id, until)
    select org_id, 'member', status || one_member_code, head, term, created_at, id, end_at
      from member_application, code_terms(array[real_name, org_name], array[real_name_codes, org_name_codes])
    union all select org_id, 'organisation', status, head, term, created_at, id, null
      from or_application, code_terms(array[real_name, org_name], array[real_name_codes, org_name_codes])
    union all select org_id, 'account', user_type || '+' || case when expertise is null then '' else 'x' end,
        head, term, created_at, id, null
      from account, code_terms(array[real_name, user_name, org_name, expertise], array[real_name_codes, user_name_codes, org_name_codes, expertise_codes])
    union all select org_id, 'unit', '', head, term, created_at, id, null
      from org_unit, code_terms(array[org_name, link_man], array[org_name_codes, link_man_codes])
    order by created_at`,
] as const

/** Entries of twenty people, whose names are found by the hashes of the tests' keys. */
function logFilled(): string {
  const cipher = createFieldCipher(createKeyFiles(testSecretsDir()))
  const field = { orgId: SOCIETY, column: 'who_name' }
  const hashes = Array.from({ length: 20 }, (_, at) => `'${cipher.hash(`员工${at}`, field)}'`)
  return `insert into activity_log (org_id, id, at, who_kind, who_id, who_name, who_name_hash, operation, kind, record_type,
      record_id, refusal, detail)
    select ${ORG}, 'g' || i, ${ago(`(${MEMBERS * 3} - i) * 20`)}, 'staff', 'a' || i % 20, '员工' || i % 20,
      (array[${hashes.join(', ')}])[i % 20 + 1], 'auditPage', (array['read', 'write', 'export'])[i % 3 + 1], 'member',
      ${MEMBER_OF}, case when i % 100 = 0 then '40100' end, '{}'
    from ${rows(MEMBERS * 3)}`
}

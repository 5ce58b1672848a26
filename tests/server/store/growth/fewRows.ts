import { ASKED, SOCIETY } from './society.ts'

const { member, account } = ASKED

/** Rows of which one member, account or society has some, so that what reads these finds them. */
export const FEW_ROWS = [
  `insert into account (org_id, id, user_type, real_name, created_at, updated_at)
    select '${SOCIETY}', 's' || i, '9', '员工' || i, now(), now() from generate_series(1, 20) i`,
  `insert into login_token (org_id, token_hash, account_id, created_at, last_seen_at, expires_at, id)
    select '${SOCIETY}', 'token' || i, '${account}', now(), now(), now() + interval '9 years', 'token' || i
    from generate_series(1, 3) i`,
  `insert into file_holding (org_id, path, holder, place)
    select '${SOCIETY}', 'p' || i, '${member}', 'memberEnclosure' from generate_series(0, 3) i`,
  `insert into dues_term (org_id, member_id, year, fen, created_at)
    select '${SOCIETY}', '${member}', year, 0, now() from generate_series(2027, 2029) year`,
  `insert into dues_question_message (org_id, question_id, line, author, text, created_at)
    select '${SOCIETY}', 'q10', i, 'member', '', now() from generate_series(0, 3) i`,
  `insert into dues_manual_share (org_id, entry_id, line, said, state, guesses)
    select '${SOCIETY}', 'h10', i, '', 'unknown', '[]' from generate_series(1, 3) i`,
  `update dues_statement_line set found_kind = 'payment', found_id = 'y10'
    where org_id = '${SOCIETY}' and statement_id = 's1' and line = 10`,
  `insert into dues_closing (org_id, id, from_on, through_on, sums, differences, note, closed_by, closed_by_name,
      pdf_path, xlsx_path, created_at)
    select '${SOCIETY}', 'c' || i, '2025-' || lpad('' || i, 2, '0') || '-01', '2025-' || lpad('' || i, 2, '0') || '-28',
      '{}', '[]', '', 'a1', '财务', '', '', now() from generate_series(1, 12) i`,
  `insert into retention_run (org_id, day, step, taken, started_at, finished_at)
    select '${SOCIETY}', to_char(now() - make_interval(days => i), 'YYYY-MM-DD'), 0, '{}', now(), now()
    from generate_series(1, 300) i`,
]

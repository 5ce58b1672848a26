/**
 * A bank's number is looked for whenever staff enter, book or confirm a transfer: of lines that are somebody's payment, by
 * their number (decision 0397).
 */
export const up = `
  create index concurrently if not exists dues_statement_line_number on dues_statement_line (org_id, trade_no)
    where found_kind = 'payment' and kind = 'payment';
`

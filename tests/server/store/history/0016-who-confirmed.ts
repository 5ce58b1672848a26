const DECIDED = `
  add column decided_by text collate "C",
  add column decided_by_name text,
  add column decided_at timestamptz,
  add column decided_opinion text`

/** Whose word money was confirmed, returned or invoiced on: the account, its name then, when, and what was said about it. */
export const up = `
  alter table dues_order ${DECIDED};
  alter table dues_payment ${DECIDED};
  alter table dues_invoice ${DECIDED};
  alter table dues_reconcile add column handled_by_account text collate "C";
`

/** Records belong to the account that made them, and a proof of a mobile may know a card number's last four. */
export const up = `
  alter table mobile_proof add column card_tail text;
  create index or_application_account on or_application (org_id, account_id);
`

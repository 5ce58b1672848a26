import { ORG_ROLE, SYSTEM_ROLE } from '#server/store/roles.ts'

/**
 * A request for an invoice can be withdrawn, as long as staff have not dealt with it. No number is on two invoices, also
 * when both are issued at the same moment.
 */
export const up = `
  grant delete on dues_invoice to ${ORG_ROLE}, ${SYSTEM_ROLE};
  create unique index dues_invoice_num on dues_invoice (org_id, num);
`

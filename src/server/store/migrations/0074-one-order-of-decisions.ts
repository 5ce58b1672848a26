/** Of two indexes in the order in which transfers were sent back, the one that finds members, too, is enough (decision 0368). */
export const up = `
  drop index if exists dues_order_sent_back;
`

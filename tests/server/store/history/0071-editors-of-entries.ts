/** Who changed the lines of a draft last, since above a sum that demands two persons another one books them (decision 0413). */
export const up = `
  alter table dues_manual_payment add column edited_by text collate "C";
`

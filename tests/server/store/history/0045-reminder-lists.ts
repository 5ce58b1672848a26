/** Indexes in the order of staff's lists of reminders and questions. */
export const up = `
  create index dues_reminder_created on dues_reminder (org_id, created_at, member_id);
  create index dues_question_created on dues_question (org_id, created_at, id);
`

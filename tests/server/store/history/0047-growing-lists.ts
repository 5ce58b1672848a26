/**
 * Lists in the order of an index of their own: whatever a list is filtered by most, it then reads no more rows than it shows
 * or counts. Ranks are the expressions that the lists order by.
 */
export const up = `
  create index member_application_listed on member_application (org_id, created_at, id)
    where cleared_at is null;
  create index member_application_category on member_application (org_id, one_member_code, created_at, id)
    where cleared_at is null;
  create index member_application_state on member_application (org_id, status, created_at, id)
    where cleared_at is null;
  create index member_application_audit on member_application (org_id, created_at, id)
    where cleared_at is null and status in ('05', '06');
  create index member_application_ending on member_application (org_id, end_at, id) where status = '99';
  create index or_application_listed on or_application (org_id, created_at, id) where cleared_at is null;
  create index or_application_state on or_application (org_id, status, created_at, id)
    where cleared_at is null;
  create index or_application_audit on or_application (org_id, created_at, id)
    where cleared_at is null and status in ('05', '06');
  create index account_listed on account (org_id, created_at, id) include (disabled_at)
    where closed_at is null;
  create index account_type on account (org_id, user_type, created_at, id) include (disabled_at)
    where closed_at is null;
  create index account_expert on account (org_id, created_at, id)
    where closed_at is null and expertise is not null;
  create index org_unit_listed on org_unit (org_id, created_at, id);

  create index dues_order_submitted on dues_order (org_id, created_at, id) include (status)
    where status = 'submitted';
  create index dues_order_returned on dues_order (org_id, decided_at, id) include (status)
    where status = 'closed' and decided_at is not null;
  create index dues_order_closed on dues_order (org_id, created_at, id)
    where status = 'closed' and decided_at is not null;
  create index dues_payment_paid on dues_payment (org_id, paid_at, id);
  create index dues_invoice_handled on dues_invoice (
    org_id, (case when state in ('requested', 'toRed', 'issuing', 'redIssuing') then 0 else 1 end), created_at, id);
  create index dues_invoice_state on dues_invoice (org_id, state, created_at, id);
  create index dues_reconcile_rank on dues_reconcile (
    org_id, (case when remedy is null and name = '' then 0 when remedy is null then 1 else 2 end), created_at, id);
  create index dues_reconcile_open on dues_reconcile (org_id, name, created_at, id) where remedy is null;
  create index dues_reconcile_remedy on dues_reconcile (org_id, remedy, created_at, id);
  create index dues_plan_rank on dues_plan (
    org_id, (case when state = 'open' then 0 else 1 end), created_at desc, id desc);
  create index dues_plan_state on dues_plan (org_id, state, created_at, id);
  create index dues_plan_part_payment on dues_plan_part (org_id, payment_id) where payment_id is not null;
  create index dues_refund_rank on dues_refund (
    org_id, (case when state in ('asked', 'seen') then 0 when state = 'pending' then 1 else 2 end),
    asked_at desc, id desc);
  drop index dues_refund_state;
  create index dues_refund_state on dues_refund (org_id, state, asked_at, id);
  create index dues_manual_payment_rank on dues_manual_payment (
    org_id, (case when state = 'draft' then 0 else 1 end), created_at desc, id desc);
  create index dues_manual_payment_state on dues_manual_payment (org_id, state, created_at, id);

  create index dues_question_listed on dues_question (
    org_id, (case when closed_at is null then created_at end), created_at desc, id desc);
  create index dues_question_closed on dues_question (org_id, created_at, id) where closed_at is not null;
  create index dues_pause_until on dues_pause (org_id, until, id) include (member_id) where ended_at is null;
  drop index dues_reminder_created;
  create index dues_reminder_created
    on dues_reminder (org_id, created_at desc, member_id desc, end_at, day, way, plan_id);
  create index dues_reminder_outcome
    on dues_reminder (org_id, outcome, created_at desc, member_id desc, end_at, day, way, plan_id);
`

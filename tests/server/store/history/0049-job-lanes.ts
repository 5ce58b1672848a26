import { withRowsVisible } from './rowSecurity.ts'

const OPEN = 'where done_at is null and dead_at is null'

/**
 * Jobs have a lane, by which they are claimed: what is due in it by one index, whose turn it is by another. A program of
 * before names no lane; its jobs are usual ones. Dead jobs are listed by an index of their own.
 */
export const up = `
  alter table outbox
    add column lane text collate "C" not null default 'usual'
      check (lane in ('urgent', 'money', 'usual', 'bulk'));
  ${withRowsVisible(
    ['outbox'],
    `update outbox set lane = case
        when kind = 'sendSms' then 'urgent'
        when kind in ('expireOrder', 'closeOrder', 'endPlan', 'refund') then 'money'
        else 'bulk' end
      where kind in ('sendSms', 'expireOrder', 'closeOrder', 'endPlan', 'refund', 'remind', 'retain')
        and done_at is null;`,
  )}
  drop index outbox_due;
  create index outbox_due on outbox (lane, run_at) ${OPEN};
  create index outbox_turn on outbox (lane, org_id, run_at) ${OPEN};
  create index outbox_dead on outbox (org_id, dead_at) where dead_at is not null;
`

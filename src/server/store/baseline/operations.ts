import { rowSecurity, systemAlone } from '../rowSecurity.ts'

/** Of jobs that are neither done nor given up. */
const OPEN = 'where done_at is null and dead_at is null'

/**
 * Jobs to run after the transaction that leaves them. They have a lane, by which they are claimed: what is due in it by
 * one index, whose turn it is by another. Dead jobs are listed by an index of their own.
 */
const JOBS = `
  create table outbox (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    kind text collate "C" not null,
    lane text collate "C" not null default 'usual'
      check (lane in ('urgent', 'money', 'usual', 'bulk')),
    payload text not null,
    run_at timestamptz not null,
    lease_until timestamptz,
    tries int not null,
    created_at timestamptz not null,
    done_at timestamptz,
    dead_at timestamptz,
    error text,
    primary key (org_id, id)
  );
  create index outbox_due on outbox (lane, run_at) ${OPEN};
  create index outbox_turn on outbox (lane, org_id, run_at) ${OPEN};
  create index outbox_dead on outbox (org_id, dead_at) where dead_at is not null;
  ${rowSecurity('outbox')}
`

/** Periodic maintenance over all societies: when it is due next, and until when a process has it. */
const CHORES = `
  create table chore (
    name text collate "C" primary key,
    next_at timestamptz not null,
    lease_until timestamptz
  );
  ${systemAlone('chore', 'every_chore', 'select, insert, update')}
`

/** Answers of writes by their key: a repetition gets the first one. */
const ANSWERS = `
  create table idempotency (
    org_id text collate "C" not null references organisation,
    key text collate "C" not null,
    fingerprint text collate "C" not null,
    status int,
    body text,
    created_at timestamptz not null,
    primary key (org_id, key)
  );
  create index idempotency_age on idempotency (org_id, created_at);
  ${rowSecurity('idempotency')}
`

/**
 * Counts that processes share: events of a society in a window, and requests by network and minute, by which they share
 * the limit against floods (decision 0358).
 */
const COUNTS = `
  create table rate_bucket (
    org_id text collate "C" not null references organisation,
    key text collate "C" not null,
    window_start timestamptz not null,
    count int not null,
    primary key (org_id, key, window_start)
  );
  ${rowSecurity('rate_bucket')}

  create table flood_count (
    minute timestamptz not null,
    kind text collate "C" not null,
    network text collate "C" not null,
    requests integer not null,
    primary key (minute, kind, network)
  );
  ${systemAlone('flood_count', 'every_count', 'select, insert, update, delete')}
`

export const operations = JOBS + CHORES + ANSWERS + COUNTS

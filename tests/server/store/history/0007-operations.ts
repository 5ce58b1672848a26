import { rowSecurity } from './rowSecurity.ts'

export const up = `
  create table idempotency (
    org_id text collate "C" not null references organisation,
    key text collate "C" not null,
    fingerprint text collate "C" not null,
    status int,
    body json,
    created_at timestamptz not null,
    primary key (org_id, key)
  );
  create index idempotency_age on idempotency (org_id, created_at);
  create table outbox (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    kind text collate "C" not null,
    payload jsonb not null,
    run_at timestamptz not null,
    lease_until timestamptz,
    tries int not null,
    created_at timestamptz not null,
    done_at timestamptz,
    dead_at timestamptz,
    error text,
    primary key (org_id, id)
  );
  create index outbox_due on outbox (run_at) where done_at is null and dead_at is null;
  ${rowSecurity('idempotency')}
  ${rowSecurity('outbox')}
`

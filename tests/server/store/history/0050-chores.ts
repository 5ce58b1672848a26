import { SYSTEM_ROLE } from '#server/store/roles.ts'

/** Periodic maintenance over all societies: when it is due next, and until when a process has it. */
export const up = `
  create table chore (
    name text collate "C" primary key,
    next_at timestamptz not null,
    lease_until timestamptz
  );
  alter table chore enable row level security;
  alter table chore force row level security;
  create policy every_chore on chore to ${SYSTEM_ROLE} using (true) with check (true);
  grant select, insert, update on chore to ${SYSTEM_ROLE};
`

import pg from 'pg'
import { copyOf } from '../../support/multiplySociety.ts'

export const SOCIETIES = 200
export const JOBS = Number(process.env.BENCH_JOBS ?? 1_000_000)
/** Asks for codes while all others have jobs that are due. */
export const ASKING = { orgId: 'copy-1', ...copyOf(1) }

/** Half of the jobs are one society's, the others everybody else's; all are due since an hour. */
const FILLED = `
  insert into outbox (org_id, id, kind, payload, run_at, tries, created_at, lane)
    select case when n % 2 = 0 then 'copy-2' else 'copy-' || (3 + n % (${SOCIETIES} - 2)) end, 'job-' || n, kind.name,
      '{"orderId": "none", "memberId": "none", "endAt": "2026-12-31", "day": -30, "way": "sms", "planId": ""}',
      now() - interval '1 hour', 0, now() - interval '1 hour', kind.lane
    from generate_series(1, ${JOBS}) n,
      lateral (select (array['remind', 'remind', 'remind', 'expireOrder', 'drawReceipt'])[n % 5 + 1] as name,
        (array['bulk', 'bulk', 'bulk', 'money', 'usual'])[n % 5 + 1] as lane) kind`

/** Codes that another society asks for at once. */
const CODES = `
  insert into outbox (org_id, id, kind, payload, run_at, tries, created_at, lane)
    select 'copy-2', 'code-' || n, 'sendSms', '{"mobile": "13900000000", "code": "123456"}', now(), 0, now(), 'urgent'
    from generate_series(1, $1::int) n`

const run = async (url: string, statement: string, values: unknown[] = []): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement, values).finally(() => client.end())
}

/** Needs a superuser's address. */
export async function fillOutbox(url: string): Promise<void> {
  await run(url, FILLED)
  await run(url, 'vacuum analyze outbox')
}

export const addCodes = (url: string, count: number): Promise<void> => run(url, CODES, [count])

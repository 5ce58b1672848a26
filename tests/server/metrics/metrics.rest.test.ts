import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { createMetrics, type Metrics } from '#server/metrics/createMetrics.ts'
import { serveMetrics } from '#server/metrics/serveMetrics.ts'
import { buildApp } from '#server/start/app.ts'
import { LANE_OF, LANES } from '#server/store/jobKinds.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { openSeededEmbedded } from '../support/openSeededStore.ts'
import { DEMO } from '../support/visitor.ts'

let server: TestApp
let metrics: Metrics
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  // Requests of the embedded database are counted, too.
  server = await openApp({ openStore: openSeededEmbedded })
  metrics = createMetrics(server.parts.store)
  app = await buildApp({
    parts: server.parts,
    lifecycle: { stopping: false },
    logLevel: 'silent',
    trust: () => false,
    rateLimit: 1000,
    storageOrigins: [],
    watch: metrics,
  })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

/** Values that each label may have; `le` is of histograms. */
const ALLOWED: Record<string, readonly string[]> = {
  call: [...Object.keys(CALLS), ...Object.keys(LANE_OF), 'page', 'file', 'none', 'chore', 'other'],
  society: ['none', 'small', 'medium', 'large'],
  kind: [...Object.keys(LANE_OF), 'other'],
  lane: LANES,
  outcome: 'done later up busy hit stale miss answered failed unreachable'.split(' '),
  provider: ['sms', 'mail', 'pay', 'invoice', 'wechat', 'storage'],
  state: ['open', 'idle', 'waiting'],
}
const LABEL = /(\w+)="([^"]*)"/g

const isAllowed = (name: string, value: string): boolean =>
  name === 'le' ||
  (name === 'status' ? /^[1-5]\d\d$/.test(value) : ALLOWED[name]?.includes(value) === true)

const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))

test('whatever is asked for, labels have few values, and none tells a person or a society', async () => {
  const { orgId, store } = { orgId: DEMO, store: server.parts.store }
  for (let n = 0; n < 30; n += 1)
    await app.inject({ url: `/api/none/${n}/13800000001`, headers: { host: 'localhost' } })
  await app.inject({ url: '/api/system/v1/open/site', headers: { host: 'localhost' } })
  await app.inject({ url: '/somebody/13800000001', headers: { host: 'unknown.example.org' } })
  await store.tx(orgId, (tx) => enqueue(tx, { kind: 'remind', payload: { mobile: '13800000001' } }))
  metrics.onWorked({ kind: 'of another program' } as never, 'done')
  metrics.onProviderCall('sms', 'unreachable')
  metrics.pages.asked('hit')
  metrics.onSlow('site')
  for (const of of [orgId, undefined])
    metrics.onAdmitted({ orgId: of, seconds: 0.02, isRefused: true })
  const text = await metrics.read()
  const labels = [...text.matchAll(LABEL)].map(([, name = '', value = '']) => ({ name, value }))
  expect(labels.filter(({ name, value }) => !isAllowed(name, value))).toEqual([])
  expect(text).not.toMatch(/13800000001|localhost|example|demo/)
  expect(linesOf(text, 'portal_http_requests_total')).toHaveLength(3)
})

test('a call is counted by name, status and class, the queue by lane', async () => {
  await app.inject({ url: '/api/system/v1/open/site', headers: { host: 'localhost' } })
  const text = await metrics.read()
  const [requests = ''] = linesOf(text, 'portal_http_requests_total').filter((line) =>
    line.includes('call="site"'),
  )
  expect(requests).toMatch(/status="200",society="small"\} \d+$/)
  expect(linesOf(text, 'portal_outbox_due')).toContain('portal_outbox_due{lane="bulk"} 1')
  expect(linesOf(text, 'portal_embedded_requests_total')).toHaveLength(1)
  expect(linesOf(text, 'portal_database_connections')).toContain(
    'portal_database_connections{state="open"} 1',
  )
})

test('transactions that waited for a connection, and those refused, are counted by class', async () => {
  metrics.onAdmitted({ orgId: DEMO, seconds: 0, isRefused: false })
  const text = await metrics.read()
  const of = (name: string) => linesOf(text, `portal_database_${name}`)
  expect(of('wait_seconds_count')).toEqual([
    'portal_database_wait_seconds_count{society="small"} 2',
    'portal_database_wait_seconds_count{society="none"} 1',
  ])
  expect(of('refused_total')).toEqual([
    'portal_database_refused_total{society="small"} 1',
    'portal_database_refused_total{society="none"} 1',
  ])
})

test('the oldest due job of each lane is as fresh as the rest of an answer', async () => {
  const text = await createMetrics(server.parts.store).read()
  const lanes = linesOf(text, 'portal_outbox_oldest_due_seconds')
  expect(lanes.map((line) => line.replace(/ .*/, ''))).toEqual(
    LANES.map((lane) => `portal_outbox_oldest_due_seconds{lane="${lane}"}`),
  )
})

test('metrics are answered at a port of their own, and nothing else is', async () => {
  const told = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  const ask = (path: string) => fetch(`http://127.0.0.1:${told.port}${path}`)
  const answer = await ask('/metrics')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toContain('portal_outbox_due')
  expect((await ask('/')).status).toBe(404)
  await told.close()
  const { payload } = await app.inject({ url: '/metrics', headers: { host: 'localhost' } })
  expect(payload).not.toContain('portal_outbox_due')
})

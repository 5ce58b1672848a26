import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTracing, type Tracing } from '#server/tracing/startTracing.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO } from '../support/visitor.ts'
import { startReceiver } from './otlpReceiver.ts'

const SERVER = 2
const CLIENT = 3
const CONSUMER = 5
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'
const MOBILE = '13977779001'

let server: TestApp
let tracing: Tracing
let collector: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  collector = await startReceiver()
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.endpoint
  tracing = await startTracing()
  server = await openApp()
  const traceparent = `00-${TRACE}-${CALLER}-01`
  const sending = { orgId: DEMO, mobile: MOBILE }
  await ask('/api/user/v1/open/sendValidCode', { traceparent }, sending)
  await ask('/api/system/v1/open/site', { traceparent })
  await ask('/healthz')
  await server.work()
  await tracing.close()
})
afterAll(async () => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  await server.close()
  await collector.close()
})

const ask = (url: string, headers: Record<string, string> = {}, payload?: object) =>
  server.app.inject({
    url,
    headers: { host: 'localhost', ...headers },
    ...(payload ? { method: 'POST', payload } : {}),
  })

const named = (name: string) => collector.spans.filter((span) => span.name === name)
const inside = ({ spanId = '' } = {}) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId)

test('a call is a span of the trace its proxy names, with call, society, status and request', () => {
  const [call] = named('sendValidCode')
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, kind: SERVER })
  expect(call?.attributes).toMatchObject({
    'portal.call': 'sendValidCode',
    'portal.society': 'demo',
    'http.response.status_code': 200,
    'portal.request': expect.stringMatching(/^[\w-]{36}$/),
  })
})

test('its transactions are inside, also those behind the body', () => {
  const parts = inside(named('sendValidCode')[0])
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts)
    expect(part).toMatchObject({ traceId: TRACE, name: 'transaction', kind: CLIENT })
})

test('the job it left behind is a trace of its own, found by its id, and its provider is inside', () => {
  const [job] = named('sendSms')
  expect(job).toMatchObject({
    kind: CONSUMER,
    attributes: { 'portal.society': 'demo', 'portal.outcome': 'done' },
  })
  expect(job?.traceId).not.toBe(TRACE)
  const left = inside(named('sendValidCode')[0]).flatMap(({ events }) => events)
  expect(left).toContainEqual({
    name: 'enqueued',
    attributes: { 'portal.job': job?.attributes['portal.job'], 'portal.kind': 'sendSms' },
  })
  const called = inside(job).filter(({ name }) => name === 'sms')
  expect(called).toMatchObject([{ kind: CLIENT, attributes: { 'portal.provider': 'sms' } }])
})

test('what monitoring asks, and what nobody asked for, leaves no trace', () => {
  // The stand-in for the provider is asked as a file.
  const roots = collector.spans.filter(({ parentSpanId }) => !parentSpanId)
  expect(new Set(roots.map(({ name }) => name))).toEqual(new Set(['sendSms', 'file']))
})

test('nothing personal is sent, and no statement', () => {
  const sent = collector.bodies.join('\n')
  expect(sent).toContain('society-portal')
  expect(sent).not.toMatch(/1397777|select|insert|where/i)
})

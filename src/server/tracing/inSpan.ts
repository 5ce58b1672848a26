import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Spans of the product; nothing is recorded until `startTracing`. */
export const tracer = trace.getTracer('society-portal')

interface Described {
  kind?: SpanKind
  /** Names, kinds and ids of the product's own; never user input. */
  attributes?: Attributes
}

/** Runs work in a span, which is the parent of those that begin in it. */
export function inSpan<T>(name: string, described: Described, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, described, async (span) => {
    try {
      return await work()
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** As `inSpan`, within a trace; outside of one the work runs without a span, so that polling leaves no traces. */
export const inChildSpan: typeof inSpan = (name, described, work) =>
  trace.getActiveSpan() ? inSpan(name, described, work) : work()

/** Kinds of spans: a call of an external service, and work taken from a queue. */
export const OUTWARD = SpanKind.CLIENT
export const FROM_QUEUE = SpanKind.CONSUMER

/** Sets the outcome of the current span. */
export const setOutcome = (outcome: string): void =>
  void trace.getActiveSpan()?.setAttribute('portal.outcome', outcome)

/** Adds the event of an enqueued job to the current span; the job's own span has the same `portal.job`. */
export const noteJob = (job: string, kind: string): void =>
  void trace.getActiveSpan()?.addEvent('enqueued', { 'portal.job': job, 'portal.kind': kind })

/** Marks a span as failed, with the name of the error alone: messages may contain values. */
function markFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'other')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

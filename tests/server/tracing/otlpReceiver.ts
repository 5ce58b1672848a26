import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code?: number }
  attributes: Record<string, unknown>
  events: { name: string; attributes: Record<string, unknown> }[]
}

interface WireAttribute {
  key: string
  value: Record<string, unknown>
}
type WireSpan = Omit<ReceivedSpan, 'attributes' | 'events'> & {
  attributes: WireAttribute[]
  events: { name: string; attributes: WireAttribute[] }[]
}
interface WireBody {
  resourceSpans: {
    resource: { attributes: WireAttribute[] }
    scopeSpans: { spans: WireSpan[] }[]
  }[]
}

const plain = (attributes: readonly WireAttribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** A collector that takes OTLP over HTTP in JSON, as the standard states it. */
export async function startReceiver() {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    bodies.push(body)
    for (const { scopeSpans } of (JSON.parse(body) as WireBody).resourceSpans)
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          ...span,
          attributes: plain(span.attributes),
          events: span.events.map(({ name, attributes }) => ({
            name,
            attributes: plain(attributes),
          })),
        })
    const isAsked = request.method === 'POST' && request.url === '/v1/traces'
    response.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    /** Everything that was sent, as it was. */
    bodies,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

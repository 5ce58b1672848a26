import { sealRequest } from '#client/envelope/sealer.ts'
import { SEALED_HEADER, SEALED_HEADERS, SEALED_TYPE, type SealedRequest } from '#contract/sealed.ts'
import type { TestApp } from './openApp.ts'

export interface Injected {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path and query. */
  url: string
  headers: Record<string, string>
  payload?: object
}

export interface InjectedAnswer {
  status: number
  /** Whether the answer came sealed. */
  isSealed: boolean
  body: Record<string, unknown>
}

/** Sends a request in the encrypted envelope, as the browser does; `changed` is put over what is sealed. */
export async function sealedInject(
  test: TestApp,
  request: Injected,
  changed: Partial<SealedRequest> = {},
): Promise<InjectedAnswer> {
  const { orgId } = await test.parts.configuration.organisationOf(hostOf(request))
  const key = await test.parts.envelopeKeys.newest(orgId)
  const call = sealRequest(key, { ...insideOf(request), at: test.now().getTime(), ...changed })
  return send(test, request, call.jwe, call.open)
}

/** Sends what is said to be sealed, whatever it is. */
export async function send(
  test: TestApp,
  { method, url, headers, payload }: Injected,
  jwe: string,
  open: (text: string) => string | undefined = () => undefined,
): Promise<InjectedAnswer> {
  const answer = await test.app.inject({
    method,
    url: url.split('?')[0] ?? url,
    ...(payload
      ? { headers: { ...outside(headers), 'content-type': SEALED_TYPE }, payload: jwe }
      : { headers: { ...outside(headers), [SEALED_HEADER]: jwe } }),
  })
  const isSealed = String(answer.headers['content-type']).startsWith(SEALED_TYPE)
  const text = isSealed ? (open(answer.payload) ?? '{}') : answer.payload
  return { status: answer.statusCode, isSealed, body: JSON.parse(text) as Record<string, unknown> }
}

const hostOf = ({ headers }: Injected) => (headers.host ?? 'localhost').replace(/:\d+$/, '')

const isInside = ([name]: [string, string]) => (SEALED_HEADERS as readonly string[]).includes(name)

const outside = (headers: Injected['headers']) =>
  Object.fromEntries(Object.entries(headers).filter((one) => !isInside(one)))

function insideOf({ method, url, headers, payload }: Injected) {
  const [path = '', query = ''] = url.split('?')
  return {
    method,
    path,
    query,
    headers: Object.fromEntries(Object.entries(headers).filter(isInside)),
    ...(payload && { body: JSON.stringify(payload) }),
  }
}

import { CALLS } from '#contract/allCalls.ts'
import contract from '#schemas/api.json' with { type: 'json' }
import type { TestApp } from '../support/openApp.ts'

/** A text that somebody typed, and where. */
export interface Typed {
  /** The call and the input's place in it: `auditDecide.opinion`. */
  place: string
  text: string
}

export interface TypedTexts {
  texts: Typed[]
  /** Where anything was sent at all. */
  places: ReadonlySet<string>
}

/** Shorter texts stand in any file by chance. */
const LEAST_BYTES = 6
/** Hashes, days, ids of records and addresses of files. */
const OTHERWISE = /^(?:[0-9a-f]{64}|\d{4}-\d{2}(?:-\d{2})?|[\w-]{22}|\/sandbox\/storage\/.*)$/
/** Words of the contract, which are chosen and not typed. */
const WORDS = new Set(wordsOf(contract))

/**
 * Records from now on what is typed at a server: the texts of its requests that it had not told before, as it tells ids and
 * codes. Files are typed, too; a text of several lines or of JSON is looked into.
 */
export function typedSoFar({ app }: Pick<TestApp, 'app'>): () => TypedTexts {
  const told = new Set<string>()
  const places = new Set<string>()
  const typed = new Map<string, Typed>()
  const ask = app.inject.bind(app) as (request: Request) => Promise<{ body: string }>
  const recorded = async (request: Request) => {
    for (const { place, text } of textsOf(request)) {
      if (text !== '') places.add(place)
      if (isTyped(text) && !told.has(text)) typed.set(`${place} ${text}`, { place, text })
    }
    const answer = await ask(request)
    for (const { text } of leavesOf(answer.body, '')) told.add(text)
    return answer
  }
  Object.assign(app, { inject: recorded })
  return () => ({ texts: [...typed.values()], places })
}

interface Request {
  method?: string
  url: string
  payload?: unknown
}

const isTyped = (text: string): boolean =>
  Buffer.byteLength(text) >= LEAST_BYTES && !OTHERWISE.test(text) && !WORDS.has(text)

function wordsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { enum: words } = schema as { enum?: unknown }
  const own = Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
  return [...own, ...Object.values(schema).flatMap(wordsOf)]
}

function textsOf({ method = 'GET', url, payload }: Request): Typed[] {
  // The server's own request to whom it sends messages.
  if (url.startsWith('/sandbox/sms')) return []
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const call = callOf(method, pathname)
  const body = Buffer.isBuffer(payload) ? payload.toString('utf8') : payload
  return [
    ...[...searchParams].flatMap(([name, text]) => leavesOf(text, `${call}.${name}`)),
    ...leavesOf(body, call),
  ]
}

/** Operation ids by method and path; what is no call goes by its path. */
const callOf = (method: string, pathname: string): string =>
  ROUTES.find((route) => route.method === method && route.path.test(pathname))?.id ?? pathname

const ROUTES = Object.entries(CALLS).map(([id, { method, path }]) => ({
  id,
  method,
  path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

function leavesOf(value: unknown, place: string): Typed[] {
  if (typeof value === 'string') return partsOf(value, place)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    leavesOf(one, Array.isArray(value) ? place : `${place}.${name}`),
  )
}

function partsOf(text: string, place: string): Typed[] {
  const parsed = parsedOf(text)
  if (parsed !== undefined) return leavesOf(parsed, place)
  return text.split(/[\r\n\t,;]+/).map((part) => ({ place, text: part.trim() }))
}

function parsedOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

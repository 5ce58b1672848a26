import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './codeLiterals.ts'
import { PROJECT } from './lintTree.ts'

/** What opens a connection: a client of Node, a package that has one, and `fetch` of the platform. */
const CLIENTS: readonly RegExp[] = [
  /^import (?!type )[^']*'node:(?:http|https|http2|net|tls|dgram|dns|dns\/promises)'/m,
  /^import (?!type )[^']*'(?:undici|axios|got|ws|nodemailer|pg|urllib|alipay-sdk)'/m,
  /\bimport\('(?:node:(?:http|https|http2|net|tls|dgram|dns)|undici|ws|pg|alipay-sdk|@opentelemetry\/exporter[^']*)'\)/,
  /\bglobalThis\.fetch\b/,
  /\bnew (?:WebSocket|EventSource|XMLHttpRequest)\b/,
]

/** `fetch` itself, where no parameter of the file has its name. */
const FETCH = /(?<![.\w])fetch\(/
const GIVEN_FETCH = /[{(,]\s*(?:readonly )?fetch\b|async fetch\(/

/** Who may, and why a document or an answer cannot choose where it leads. */
const ALLOWED: Record<string, string> = {
  'src/server/providers/outgoing/outgoing.ts': 'the one way out: judges every address',
  'src/server/providers/outgoing/publicAddress.ts': 'its judgement of addresses; opens nothing',
  'src/server/providers/mail/smtpMail.ts': 'the mail server of MAIL_HOST alone',
  'src/server/providers/pay/alipay/alipayGateway.ts':
    'signs and verifies with the package, whose client is a stub (urllibStub.ts)',
  'src/server/start/requireFreePort.ts': 'listens at its own port for a moment',
  'src/server/tracing/startTracing.ts': 'the collector of OTEL_EXPORTER_OTLP_ENDPOINT alone',
  'src/server/operate/doctor/checks/certificatesCheck.ts':
    'a command of the operator: reads the certificate of the site’s own hosts and sends nothing',
  'src/server/store/postgres/openPostgres.ts': 'the databases of DATABASE_URL and its like alone',
  'src/server/store/shards/move/ends.ts': 'the same',
  'src/server/store/shards/move/replication.ts': 'the same',
  'src/server/store/shards/move/rows.ts': 'the same',
  'src/server/control/controlSocket.ts': 'a socket file in the data directory',
  'src/server/store/embedded/lockSocket.ts': 'a socket file in the data directory',
  'src/server/sandbox/pay/deliver.ts': 'a demonstration’s stand-in tells this very server',
  'src/server/base/session/networkOf.ts': 'compares addresses',
  'src/server/settings/trustProxy.ts': 'compares addresses',
  'src/server/settings/unsafeSettings.ts': 'compares addresses',
  'src/server/metrics/serveMetrics.ts': 'listens',
}

const opens = (text: string): boolean =>
  CLIENTS.some((client) => client.test(text)) || (FETCH.test(text) && !GIVEN_FETCH.test(text))

const FILES = sourceFiles('src/server')
const FOUND = FILES.filter((file) => opens(readFileSync(join(PROJECT, file), 'utf8')))

test.each([
  "import { request } from 'node:https'",
  "const { connect } = await import('node:tls')",
  "import { createTransport } from 'nodemailer'",
  'const ask = globalThis.fetch',
  'const answer = await fetch(url)',
  'const socket = new WebSocket(url)',
])('a connection is seen in %s', (line) => {
  expect(opens(line)).toBe(true)
})

test.each([
  "import { createHash } from 'node:crypto'",
  "import type { AddressInfo } from 'node:net'",
  'const ask = async (fetch: Outgoing, url: string) => fetch(url)',
  'export const open = ({ fetch }: Parts) => fetch(url)',
])('none is seen in %s', (line) => {
  expect(opens(line)).toBe(false)
})

test('the server asks others by one function alone', () => {
  expect(FILES.length).toBeGreaterThan(800)
  expect(FOUND.filter((file) => !Object.hasOwn(ALLOWED, file))).toEqual([])
})

test('no exception is idle', () => {
  expect(Object.keys(ALLOWED).filter((file) => !FOUND.includes(file))).toEqual([])
})

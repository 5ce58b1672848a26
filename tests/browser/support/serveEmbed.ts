import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../../dist/embed')
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}
/** As strict as a page's policy can be; a blob: is the person's own picture before it is stored. */
const POLICY =
  "default-src 'none'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'"

/** A page that knows nothing of forms: what is mounted into it is handed over by the test. */
const BLANK =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>空白页</title><main><h1>别人的网页</h1><div id="form"></div></main>'

/** Serves the built module the way any web server serves files; `/` is a blank page. The caller closes it. */
export async function serveEmbed(): Promise<{ server: Server; url: string }> {
  const server = createServer(async ({ url = '/' }, answer) => {
    const name = new URL(url, 'http://x').pathname
    const content = name === '/' ? BLANK : await readFile(join(FOLDER, name)).catch(() => null)
    if (content === null) return answer.writeHead(404).end()
    const type = TYPES[extname(name)] ?? 'text/html; charset=utf-8'
    answer.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

interface SitePart {
  orgName: string
  webInfo: { logo: string }
  banner: { title: string; file: { url: string }[] }[]
  module: { name: string; image?: string }[]
}

/** A page somebody wrote by hand: one file, its style inside, no script, the pictures of the home page on phones. */
const pageOf = ({ orgName, webInfo, banner, module }: SitePart): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${orgName}</title>
<style>body{margin:0;font-family:sans-serif}header{padding:12px}.banner{display:flex;overflow:auto}
.banner img{flex:0 0 100%;height:188px;object-fit:cover}li{padding:12px}</style></head>
<body><header><img src="${webInfo.logo}" alt="" width="32" height="32">${orgName}</header>
<div class="banner">${banner
  .map(({ title, file }, at) => picture(file[1]?.url ?? '', title, at === 0))
  .join('')}</div>
<ul>${module.map(({ name }) => `<li>${name}</li>`).join('')}</ul></body></html>`

const picture = (url: string, title: string, first: boolean): string =>
  /\.(?:svg|png|jpg)$/.test(url)
    ? `<img src="${url}" alt="${title}" ${first ? 'fetchpriority="high"' : 'loading="lazy"'}>`
    : ''

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile Safari/537.36'

/** What belongs to one answer and its way here. */
const OF_ONE_ANSWER = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
])

type Headers = Readonly<Record<string, string>>

/**
 * The home page as the server draws it for phones, without any script: the same content, styles and pictures, and the
 * same headers, because a page that keeps others out of its process costs the browser one.
 */
async function drawnPage(product: string): Promise<{ html: string; headers: Headers }> {
  const answer = await fetch(`${product}/`, { headers: { 'user-agent': PHONE } })
  const html = (await answer.text())
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(' data-css="', ' style="')
  const headers = [...answer.headers].filter(([name]) => !OF_ONE_ANSWER.has(name))
  return { html, headers: Object.fromEntries(headers) }
}

interface StaticFile {
  status: number
  type: string
  bytes: Buffer
}

/** The product's files, fetched and compressed once, as a static server has them. */
function filesOf(product: string): (url: string) => Promise<StaticFile> {
  const files = new Map<string, Promise<StaticFile>>()
  const made = async (url: string): Promise<StaticFile> => {
    const found = await fetch(product + url)
    const content = Buffer.from(await found.arrayBuffer())
    const type = found.headers.get('content-type') ?? ''
    return { status: found.status, type, bytes: brotliCompressSync(content) }
  }
  return (url) => {
    const file = files.get(url) ?? made(url)
    files.set(url, file)
    return file
  }
}

/** Where the page of equal content is. */
export const EQUAL = 'equal'

/**
 * Serves both pages, the hand-written one at `/`, compressed, with the product's own pictures; the caller closes it.
 * `elsewhere` is an empty page of another site.
 */
export async function serveStatic(
  product: string,
): Promise<{ server: Server; url: string; elsewhere: string }> {
  const answer = await fetch(`${product}/api/system/v1/open/site`)
  const { data } = (await answer.json()) as { data: SitePart }
  const page = brotliCompressSync(pageOf(data))
  const drawn = await drawnPage(product)
  const equal = brotliCompressSync(drawn.html)
  const fileAt = filesOf(product)
  const server = createServer(async ({ url = '/' }, reply) => {
    if (url === '/') {
      reply.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' })
      return reply.end(page)
    }
    if (url === `/${EQUAL}`) {
      reply.writeHead(200, { ...drawn.headers, 'content-encoding': 'br' })
      return reply.end(equal)
    }
    if (url === '/empty') return reply.writeHead(200, { 'content-type': 'text/html' }).end()
    const { status, type, bytes } = await fileAt(url)
    reply.writeHead(status, { 'content-type': type, 'content-encoding': 'br' })
    return reply.end(bytes)
  })
  await new Promise<void>((done) => server.listen(0, done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { server, url: `http://localhost:${port}/`, elsewhere: `http://127.0.0.1:${port}/empty` }
}

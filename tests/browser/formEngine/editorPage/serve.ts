import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Manifest } from 'vite'

const root = resolve(import.meta.dirname, '../../../..')

/** Stricter than the product's own: no inline style in any form, nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
].join('; ')

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
}

export interface EditorPage {
  url: string
  /** What the build made of which module. */
  manifest: Manifest
  /** Names of the built files the browser asked for. */
  asked: string[]
  close: () => void
}

/** Builds the page as the product is built and serves it, with a storage in memory, on a free port. */
export async function serveEditorPage(): Promise<EditorPage> {
  const outDir = mkdtempSync(join(root, 'node_modules/.editor-page-'))
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react()],
    resolve: {
      alias: {
        'markdown-to-jsx/react': resolve(root, 'src/runtime/react/form/markdownStub.tsx'),
      },
    },
    build: { outDir, emptyOutDir: true, manifest: true, chunkSizeWarningLimit: 4000 },
  })
  const asked: string[] = []
  const files = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method === 'POST') files.set(path, Buffer.concat(chunks))
      else asked.push(path)
      const name = path === '/' ? '/index.html' : path
      try {
        const body = files.get(path) ?? readFileSync(join(outDir, name))
        response.setHeader('content-security-policy', POLICY)
        response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream')
        response.end(request.method === 'POST' ? '' : body)
      } catch {
        response.statusCode = 404
        response.end()
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const close = () => {
    server.closeAllConnections()
    server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}/`, manifest, asked, close }
}

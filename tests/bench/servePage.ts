import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type PreviewServer, preview } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const outDir = resolve(root, 'node_modules/.bench/page')

const shared = {
  configFile: false,
  root: resolve(import.meta.dirname, 'page'),
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
} as const

/** An isolated page has a clock of 5 µs instead of 100. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

/** Builds the benchmark's page as the product is built and serves it on a free port; the caller closes it. */
export async function servePage(): Promise<{ server: PreviewServer; url: string }> {
  const markdown = resolve(root, 'src/runtime/react/form/markdownStub.tsx')
  await build({
    ...shared,
    plugins: [react()],
    resolve: { alias: { 'markdown-to-jsx/react': markdown } },
  })
  const server = await preview({
    ...shared,
    preview: { port: 0, host: '127.0.0.1', headers: ISOLATED },
  })
  const address = server.httpServer.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { server, url: `http://127.0.0.1:${port}/` }
}

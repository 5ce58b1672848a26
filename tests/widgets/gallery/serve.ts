import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'

const root = resolve(import.meta.dirname, '../../..')

/** Serves the gallery on a free port; the caller closes it. */
export async function serveGallery(): Promise<{ server: ViteDevServer; url: string }> {
  const server = await createServer({
    configFile: false,
    root,
    plugins: [react()],
    resolve: {
      alias: {
        'markdown-to-jsx/react': resolve(root, 'src/runtime/react/form/markdownStub.tsx'),
      },
    },
    cacheDir: resolve(root, 'node_modules/.vite-gallery'),
    optimizeDeps: { entries: ['tests/widgets/gallery/index.html'] },
    server: { port: 0, host: '127.0.0.1', watch: null },
    logLevel: 'warn',
  })
  await server.listen()
  const address = server.httpServer?.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { server, url: `http://127.0.0.1:${port}/tests/widgets/gallery/index.html` }
}

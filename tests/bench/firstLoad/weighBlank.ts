import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** Brotli kilobytes of JavaScript of a page with React and nothing else, built as the product is. */
export async function weighBlank(): Promise<number> {
  const built = await build({
    configFile: false,
    root: resolve(import.meta.dirname, 'blank'),
    logLevel: 'warn',
    plugins: [react()],
    build: { write: false, modulePreload: { polyfill: false } },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  return scripts.reduce((sum, code) => sum + brotliCompressSync(code).length / 1000, 0)
}

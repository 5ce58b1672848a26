import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const here = import.meta.dirname

export default defineConfig({
  root: process.env.VITEST ? here : resolve(here, 'src/app'),
  plugins: [react()],
  build: {
    outDir: resolve(here, 'dist/app'),
    emptyOutDir: true,
    manifest: true,
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.dom.test.tsx'],
        },
      },
    ],
  },
})

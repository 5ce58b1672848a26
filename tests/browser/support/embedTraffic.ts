import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const FOLDER = join(import.meta.dirname, '../../../dist/embed')

/** What a page asked for from now on, with what each file weighs as a server sends it: compressed by brotli. */
export function embedTraffic(page: Page) {
  const asked: { name: string; bytes: Promise<number> }[] = []
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.slice(1)
    const bytes = response.body().then(
      (body) => weight(name, body),
      () => 0,
    )
    asked.push({ name, bytes })
  })
  return {
    names: () => asked.map(({ name }) => name),
    bytes: async () =>
      (await Promise.all(asked.map(({ bytes }) => bytes))).reduce((a, b) => a + b, 0),
  }
}

function weight(name: string, body: Buffer): number {
  const copy = statSync(join(FOLDER, `${name}.br`), { throwIfNoEntry: false })
  return copy?.size ?? brotliCompressSync(body).length
}

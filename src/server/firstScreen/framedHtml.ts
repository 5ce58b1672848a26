import type { FastifyRequest } from 'fastify'
import { PREVIEW_HEADER } from '#contract/preview.ts'

/** True for a page in a frame; only pages of this site may have one. */
export const isFramed = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-dest'] === 'iframe'

/**
 * Has every call of a framed page say what its frame shows (`data-preview`), wherever the page goes. Part of framed
 * pages only, so that nobody else loads it.
 */
const SCRIPT = `
      const shown = frameElement?.dataset.preview
      const send = fetch
      if (shown)
        window.fetch = (address, init) => {
          const headers = new Headers(init?.headers)
          if (String(address).startsWith('/')) headers.set('${PREVIEW_HEADER}', shown)
          return send(address, { ...init, headers })
        }
    `

const HEAD_END = '</head>'

/** Returns index.html for a frame: nothing drawn or read ahead, because that would be of the live configuration. */
export const framedHtml = (index: string): string =>
  index.replace(HEAD_END, () => `<script>{${SCRIPT}}</script>${HEAD_END}`)

import type { FastifyRequest } from 'fastify'
import { PREVIEW_HEADER } from '#contract/preview.ts'

/** True for a page in a frame; only pages of this site may have one. */
export const isFramed = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-dest'] === 'iframe'

/**
 * Script that adds the preview header, from the frame's `data-preview`, to every call of a framed page, also after
 * navigation. Only framed pages contain it, so that no other page loads it.
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

/**
 * Returns index.html for a frame, without a rendered screen or answers, because these would be of the live
 * configuration.
 */
export const framedHtml = (index: string): string =>
  index.replace(HEAD_END, () => `<script>{${SCRIPT}}</script>${HEAD_END}`)

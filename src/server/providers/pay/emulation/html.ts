/** Trusted HTML, as opposed to text, which is escaped. */
export interface Html {
  html: string
}

type Hole = string | number | Html | readonly Html[]

/** Tagged template for HTML: interpolated values are escaped unless they are `Html` themselves. */
export const html = (parts: TemplateStringsArray, ...holes: Hole[]): Html => ({
  html: parts.reduce((text, part, at) => text + written(holes[at - 1]) + part),
})

function written(hole: Hole | undefined): string {
  if (Array.isArray(hole)) return hole.map(written).join('')
  if (typeof hole === 'object') return (hole as Html).html
  return String(hole ?? '').replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

/** Renders a page of the emulator; its only resource is the style sheet. */
export const page = (title: string, body: Html): string =>
  html`<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/sandbox/pay/style.css"></head><body>${body}</body></html>`
    .html

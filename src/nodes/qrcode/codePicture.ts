import { create } from 'qrcode'

/** Modules of white around the code: readers need four. */
const QUIET = 4

/** Returns a QR code as the address of an SVG image; undefined when the text is too long for any code. */
export function codePicture(text: string): string | undefined {
  const code = codeOf(text)
  if (!code) return undefined
  const { size, data } = code.modules
  const dark = [...data.keys()].filter((at) => data[at])
  const path = dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('')
  const side = size + 2 * QUIET
  const box = `${-QUIET} ${-QUIET} ${side} ${side}`
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${side * 8}" height="${side * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z"/><path d="${path}"/></svg>`,
  )}`
}

function codeOf(text: string) {
  try {
    return create(text, { errorCorrectionLevel: 'M' })
  } catch {
    return undefined
  }
}

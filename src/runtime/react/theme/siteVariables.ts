import { contrast, darker, lighter, readableOn, shadesOf } from '#domain/theme/colours.ts'

const HEX = /^#[0-9a-f]{6}$/i
const MAIN = '#1f6fb2'
/** Default secondary colour (specification, section 3 "Site info"). */
const SUB = '#66b1ff'
const DARK = '#1d2733'
const WHITE = '#ffffff'
/** `--site-ground` of the tokens. */
const GROUND = '#f4f6f8'

/**
 * Returns the CSS variables of an organisation's theme `[secondary, main]`. The main colour is unchanged for surfaces;
 * below white text it is darkened until the text is readable, and as text until it is readable on every background.
 * Invalid colours are replaced by the default.
 */
export function siteVariables(theme: unknown): Record<string, string> {
  const [sub, main] = Array.isArray(theme) ? theme : []
  const base = colourOr(main, MAIN)
  const fill = readableOn(base, [WHITE])
  const soft = lighter(base, 0.92)
  const text = readableOn(base, [WHITE, GROUND, soft, lighter(fill, 0.9)])
  return {
    '--site-main': base,
    '--site-sub': colourOr(sub, SUB),
    '--site-main-text': text,
    '--site-main-fill': fill,
    '--site-main-hover': darker(fill, 0.15),
    '--site-main-soft': soft,
    '--site-main-line': lighter(base, 0.6),
    ...mantineVariables(fill, text),
  }
}

/** Returns the backgrounds of header and footer: a colour, or the address of an image; the default look when empty. */
export function groundVariables(headerBg: unknown, footerBg: unknown): Record<string, string> {
  return { ...groundOf('--site-header', headerBg), ...groundOf('--site-footer', footerBg) }
}

function groundOf(name: string, ground: unknown): Record<string, string> {
  if (typeof ground !== 'string' || ground === '')
    return { [`${name}-bg`]: '', [`${name}-text`]: '' }
  if (!HEX.test(ground))
    return { [`${name}-bg`]: `url(${JSON.stringify(encodeURI(ground))})`, [`${name}-text`]: '' }
  const text = contrast(ground, DARK) >= contrast(ground, '#ffffff') ? DARK : '#ffffff'
  return { [`${name}-bg`]: ground, [`${name}-text`]: text }
}

/** Returns Mantine's variables of its primary colour `site` (decision 0073). */
function mantineVariables(fill: string, text: string): Record<string, string> {
  const shades = shadesOf(fill)
  const roles = {
    filled: fill,
    'filled-hover': darker(fill, 0.15),
    light: lighter(fill, 0.9),
    'light-hover': lighter(fill, 0.84),
    'light-color': text,
    outline: fill,
    'outline-hover': lighter(fill, 0.95),
    text,
    contrast: '#ffffff',
  }
  return Object.fromEntries([
    ...shades.map((shade, i) => [`--mantine-color-site-${i}`, shade]),
    ...shades.map((shade, i) => [`--mantine-primary-color-${i}`, shade]),
    ...Object.entries(roles).flatMap(([role, colour]) => [
      [`--mantine-color-site-${role}`, colour],
      [`--mantine-primary-color-${role}`, colour],
    ]),
    ['--mantine-color-anchor', text],
  ])
}

const colourOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' && HEX.test(value) ? value.toLowerCase() : fallback

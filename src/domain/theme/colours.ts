/** Colours as `#rrggbb` and pure computations on them. */

type Rgb = readonly [red: number, green: number, blue: number]

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const format = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `share` 0 is the first colour, 1 the second. */
const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** Relative luminance, WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(parse(one)), luminance(parse(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Contrast of normal text (WCAG AA). */
const AA = 4.5

/** Returns the colour if it is readable on all these backgrounds, else the nearest darker one that is. */
export function readableOn(hex: string, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.02) {
    const darker = format(mix(parse(hex), BLACK, share))
    if (grounds.every((ground) => contrast(darker, ground) >= AA)) return darker
  }
  return '#000000'
}

/** Shares of white (negative: of black) of the ten shades; the seventh is the colour itself. */
const SHADES = [0.94, 0.86, 0.72, 0.54, 0.36, 0.18, 0, -0.12, -0.24, -0.38] as const

/** Returns ten shades from nearly white to dark, numbered as Mantine does. */
export const shadesOf = (hex: string): string[] =>
  SHADES.map((share) => format(mix(parse(hex), share < 0 ? BLACK : WHITE, Math.abs(share))))

/** Returns the colour mixed with this share of white. */
export const lighter = (hex: string, share: number): string => format(mix(parse(hex), WHITE, share))

export const darker = (hex: string, share: number): string => format(mix(parse(hex), BLACK, share))

import type { FileFinding } from '#contract/finding.ts'
import { contrast, readableOn } from '#domain/theme/colours.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { configFinding } from '../configFinding.ts'

const WHITE = '#ffffff'
/** Index of the main colour in `theme`, used for buttons and links. */
const MAIN = 1
/** Least contrast of a control with its surroundings (WCAG 1.4.11); for a lower one the site shows another colour. */
const DISTINCT = 3

/** Reports a main colour that is too light for buttons and links: the site shows a darker one instead. */
export function checkTheme(site: Located | undefined): FileFinding[] {
  const place = get(get(site, 'webInfo'), 'theme')?.items[MAIN]
  const colour = textOf(place)
  if (!place || colour === undefined || contrast(colour, WHITE) >= DISTINCT) return []
  const shown = readableOn(colour, [WHITE]).toUpperCase()
  return [configFinding(place, 'theme-light', { colour, shown })]
}

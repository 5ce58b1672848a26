import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { shadesOf } from '#domain/theme/colours.ts'

/** Required by Mantine; the visible colours are the CSS variables of `siteVariables`. */
const SITE = shadesOf('#1f6fb2') as unknown as MantineColorsTuple

/** Mantine's theme, with the same numbers as `tokens.css`. */
export const mantineTheme = createTheme({
  primaryColor: 'site',
  primaryShade: 6,
  colors: { site: SITE },
  defaultRadius: 6,
  fontFamily: 'var(--site-font)',
  respectReducedMotion: true,
  cursorType: 'pointer',
})
